import { describe, expect, it } from 'vitest';
import { holdsRaw, rawFilter } from './raw-filter.ts';

/** What of a text passes in parts of so many UTF-16 units, and how often something was found. */
function passed(text: string, size: number) {
  let found = 0;
  const filter = rawFilter(() => (found += 1));
  let out = '';
  for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size));
  return { text: out + filter.end(), found };
}

describe.each([1, 2, 3, 5, 10_000])('in parts of %d, of a reply', (size) => {
  it.each([
    ['an object', 'So: {"reply": "a } b", "x": [{"y": "\\"}"}]} Then go.', 'So:  Then go.'],
    ['two of them', '{"a":1} and {"b":2}', ' and '],
    ['one that breaks off', 'So: {"reply": "Ask one', 'So: '],
    ['a key that breaks off', 'So: {"rep', 'So: '],
    ['a key alone', 'So: {\n  "reply" : ', 'So: '],
    ['an object in single quotes', "So: {'reply': 'Ask'}!", 'So: !'],
    ['an object in the marks of a typesetter', 'So: {“reply”: “Ask”, “x”: []} Go.', 'So:  Go.'],
    ['a key in them that breaks off', 'So: { “rep', 'So: '],
    ['an object whose marks are escaped', 'So: {\\"reply\\": \\"Ask\\"}!', 'So: !'],
    ['a fence of JSON', 'So:\n```json\n{"a": 1}\n```\nThen go.', 'So:\n\nThen go.'],
    ['an object in a bare fence', '```\n{"a": 1}\n```\nGo.', '\nGo.'],
    ['a fence of JSON that breaks off', 'So: ```JSON [1, 2', 'So: '],
  ])('%s does not pass', (_what, text, left) => {
    expect(passed(text, size)).toEqual({ text: left, found: 1 });
    expect(holdsRaw(text)).toBe(true);
  });

  it.each([
    ['a blank to fill in', 'Hello {name}, it is {day}. {"Maybe"} {} {“Or”} {«not»}'],
    ['quoted words', 'Say "yes": it costs 5.'],
    ['code', 'Write `a` or\n```\na note\n```\nand go {'],
    ['marks at the end', 'It is ``'],
  ])('%s passes', (_what, text) => {
    expect(passed(text, size)).toEqual({ text, found: 0 });
  });
});

it('finds the form of an answer wherever it stands', () => {
  for (const text of ['{"reply": "a"}', ' ["a", "b"]', '[{"a": 1}]', 'x {"a" :', '```json\nx', '{ "'])
    expect([text, holdsRaw(text)]).toEqual([text, true]);
  for (const text of ['Ask [name].', '[Name], hello', '{name}, hello', 'a {b} "c": d'])
    expect([text, holdsRaw(text)]).toEqual([text, false]);
});
