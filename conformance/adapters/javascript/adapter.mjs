// SPDX-License-Identifier: CC0-1.0
// The pipe: one JSON object per line from standard input, one reply per line to standard output.

import { StringDecoder } from 'node:string_decoder';
import { Conversation } from './conversation.mjs';

const conversation = new Conversation();
const decoder = new StringDecoder('utf8');
let rest = '';

function answer(lines) {
  const replies = [];
  for (const line of lines) {
    replies.push(JSON.stringify(conversation.line(line)));
    if (conversation.over) break;
  }
  const text = replies.length > 0 ? `${replies.join('\n')}\n` : '';
  process.stdout.write(text, () => {
    if (conversation.over) process.exit(0);
  });
  if (conversation.over) process.stdin.pause();
}

process.stdin.on('data', (chunk) => {
  const lines = (rest + decoder.write(chunk)).split('\n');
  rest = lines.pop();
  if (!conversation.over && lines.length > 0) answer(lines);
});
process.stdin.on('end', () => {
  if (!conversation.over && rest !== '') answer([rest]);
});
