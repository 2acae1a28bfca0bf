import { describe, expect, it } from 'vitest';
import { growingReply } from './growing-reply.ts';

/** What is new of a reply with each part of so many UTF-16 units, and what stands beside it. */
function grown(answer: string, size: number) {
  const reply = growingReply();
  const parts: string[] = [];
  for (let at = 0; at < answer.length; at += size) parts.push(reply.push(answer.slice(at, at + size)));
  const { text, rest } = reply.end();
  return { text: [...parts, text].join(''), parts, rest };
}

const sizes = [1, 2, 3, 7, 10_000];
const text = 'Say “a\\b”,\n\t"c" {d} 🙂 \u05D0 / é';

describe('the reply of an answer', () => {
  it.each(sizes)('is read out of an object, in parts of %d', (size) => {
    for (const answer of [
      JSON.stringify({ reply: text, x: [1, { reply: 'no' }] }),
      JSON.stringify({ a: { reply: 'no' }, b: ['reply', 'no'], c: 'reply', reply: text }, null, 2),
      `\n\`\`\`json\n${JSON.stringify({ reply: text })}\n\`\`\`\n`,
    ])
      expect(grown(answer, size).text).toBe(text);
  });

  it.each(sizes)('is read out of escapes of every kind, in parts of %d', (size) => {
    expect(grown('{"reply":"\\ud83d\\ude42\\u05d0 \\/ \\r\\b\\f\\n\\t\\\\ \\q"}', size).text).toBe(
      '🙂\u05D0 / \n\t\\ q',
    );
  });

  it.each(sizes)('is the answer itself when that is no object, in parts of %d', (size) => {
    expect(grown('  Ask one\nneighbour. {"reply":"x"}', size)).toMatchObject({
      text: 'Ask one\nneighbour. {"reply":"x"}',
      rest: null,
    });
    expect(grown('`code` is fine', size).text).toBe('`code` is fine');
  });

  it('comes as soon as it is there', () => {
    expect(grown('{"reply":"Ask one","y":2}', 4).parts).toEqual(['', '', 'As', 'k on', 'e', '', '']);
  });

  it('ends once, even when it is said twice', () => {
    expect(grown('{"reply":"one","reply":"two"}', 5).text).toBe('one');
  });
});

describe('what stands beside it', () => {
  it('is read when the answer is whole', () => {
    expect(grown('```{"reply":"a","x":[1]}```', 3).rest).toEqual({ reply: 'a', x: [1] });
  });

  it('is nothing when the answer breaks off, and the reply is kept', () => {
    expect(grown('{"reply":"Ask one neigh', 3)).toMatchObject({ text: 'Ask one neigh', rest: null });
    expect(grown('{"reply":"a","x":[1', 3)).toMatchObject({ text: 'a', rest: null });
  });
});
