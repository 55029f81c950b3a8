// SPDX-License-Identifier: CC0-1.0
// A request that is not carried out: nothing has changed.

export class Refusal extends Error {
  constructor(code, { rule, message } = {}) {
    super(message ?? code);
    this.code = code;
    this.rule = rule;
  }
}

export const illegal = (rule, message) => new Refusal('illegal_action', { rule, message });
export const misunderstood = (message) => new Refusal('bad_request', { message });
