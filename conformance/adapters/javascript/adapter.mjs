// SPDX-License-Identifier: CC0-1.0
// The pipe: one JSON object per line from standard input, one reply per line to standard output.

import { StringDecoder } from 'node:string_decoder';
import { Session } from './session.mjs';

const session = new Session();
const decoder = new StringDecoder('utf8');
let rest = '';

function answer(lines) {
  const replies = [];
  for (const line of lines) {
    replies.push(JSON.stringify(session.line(line)));
    if (session.over) break;
  }
  const text = replies.length > 0 ? `${replies.join('\n')}\n` : '';
  process.stdout.write(text, () => {
    if (session.over) process.exit(0);
  });
  if (session.over) process.stdin.pause();
}

process.stdin.on('data', (chunk) => {
  const lines = (rest + decoder.write(chunk)).split('\n');
  rest = lines.pop();
  if (!session.over && lines.length > 0) answer(lines);
});
process.stdin.on('end', () => {
  if (!session.over && rest !== '') answer([rest]);
});
