import { describe, expect, it } from 'vitest';
import { looseJson } from './loose-json.ts';

describe('an object in the text of a model', () => {
  it.each([
    ['bare', '{"a":1}', { a: 1 }],
    ['fenced', '```json\n{"a":1}\n```', { a: 1 }],
    ['in prose with braces', 'Sure {that} is: {"a":{"b":"}\\""}} and {more}.', { a: { b: '}"' } }],
    ['followed by another', '{"a":1}{"b":2}', { a: 1 }],
    ['with a quote that escapes', '{"a":"\\\\"}', { a: '\\' }],
    ['in Hebrew, with an emoji', '{"שם":"אפייה 🥐"}', { שם: 'אפייה 🥐' }],
  ])('is found %s', (_how, text, value) => {
    expect(looseJson(text)).toEqual(value);
  });

  it.each([
    ['prose', 'I am sorry.'],
    ['a list', '[1, 2]'],
    ['broken off', '{"a": [1, 2'],
    ['broken off in a text', '{"a": "b'],
    ['nested beyond reason', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['no JSON', '{a: 1}'],
  ])('is not found in %s', (_what, text) => {
    expect(looseJson(text)).toBeUndefined();
  });
});
