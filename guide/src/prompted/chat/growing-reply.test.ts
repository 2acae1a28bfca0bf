import { describe, expect, it } from 'vitest';
import { growingReply } from './growing-reply.ts';

/** What is new of a reply with each part of so many UTF-16 units, and what stands beside it. */
function grown(answer: string, size: number) {
  const reply = growingReply();
  const parts: string[] = [];
  for (let at = 0; at < answer.length; at += size) parts.push(reply.push(answer.slice(at, at + size)));
  const { text, ...ended } = reply.end();
  return { text: [...parts, text].join(''), parts, ...ended };
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
    expect(grown('  Ask {name},\na neighbour.', size)).toMatchObject({
      text: 'Ask {name},\na neighbour.',
      rest: null,
      broken: false,
    });
    expect(grown('```\nAsk one.\n```', size).text).toBe('Ask one.');
    expect(grown('`code` is fine', size).text).toBe('`code` is fine');
  });

  it.each(sizes)('is found behind whatever stands before the object, in parts of %d', (size) => {
    const object = JSON.stringify({ reply: text, x: [1] });
    for (const before of [
      'Sure, "here" it is: ',
      'Of the form {this} and {that}: ',
      'Happy :-{ to help:\n```json\n',
      'Like {"x": 1}: ',
      '[',
      '<think>Do they want {"reply": "this"}?\n</think>\n',
      ' <thinking> {"reply": "this"} </thinking>',
    ])
      expect([before, grown(before + object, size)]).toMatchObject([before, { text, rest: { reply: text } }]);
  });

  it.each(sizes)('is found in an object that only wraps it, in parts of %d', (size) => {
    expect(grown(JSON.stringify({ answer: { reply: text, x: 1 } }), size)).toMatchObject({ text, rest: { x: 1 } });
  });

  it.each(sizes)('is found in an object that was quoted once more, in parts of %d', (size) => {
    expect(grown(JSON.stringify(JSON.stringify({ reply: text, x: 1 })), size)).toMatchObject({ text, rest: { x: 1 } });
    expect(grown('"Ask one" is what they say.', size).text).toBe('"Ask one" is what they say.');
  });

  it.each(sizes)('is none where JSON holds no reply, in parts of %d', (size) => {
    for (const answer of [
      'Here it is: {"answer": "Ask one neighbour", "x": []}',
      "{'reply': 'Ask one neighbour'}",
      '{“reply”: “Ask one neighbour”}',
      '"{\\"reply\\": \\"Ask one',
      'reply: Ask one neighbour\nsuggestions:\n- Who else?',
      '**Reply**: Ask one neighbour',
      'Sure: ```json\n{"suggestions": ["Ask',
      '{"rep',
      '["Ask one", "Ask two"]',
      '<think>Ask {one}',
    ])
      expect([answer, grown(answer, size).text]).toEqual([answer, '']);
  });

  it('that only the end settles is held back until then', () => {
    expect(grown('Ask one neighbour.', 4).parts.join('')).toBe('');
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
    expect(grown('{"reply":"Ask one neigh', 3)).toMatchObject({ text: 'Ask one neigh', rest: null, broken: true });
    expect(grown('{"reply":"a","x":[1', 3)).toMatchObject({ text: 'a', rest: null, broken: false });
  });
});
