import { describe, expect, it } from 'vitest';
import { looseJson } from './loose-json.ts';

describe('an object in the text of a model', () => {
  it.each([
    ['bare', '{"a":1}', { a: 1 }],
    ['fenced', '```json\n{"a":1}\n```', { a: 1 }],
    ['in prose with braces', 'Sure {that} is: {"a":{"b":"}\\""}} and {more}.', { a: { b: '}"' } }],
    ['followed by another', '{"a":1}{"b":2}', { a: 1 }],
    ['with a quote that escapes', '{"a":"\\\\"}', { a: '\\' }],
    ['behind a brace that is never closed', 'Happy :-{ to help: {"a":1}', { a: 1 }],
    ['with commas before its brackets', '{"a":[1,2,],"b":",}",}', { a: [1, 2], b: ',}' }],
    ['in a list', '[{"a":1}]', { a: 1 }],
    ['in Hebrew, with an emoji', '{"שם":"אפייה 🥐"}', { שם: 'אפייה 🥐' }],
  ])('is found %s', (_how, text, value) => {
    expect(looseJson(text)).toEqual(value);
  });

  it.each([
    ['prose', 'I am sorry.'],
    ['a list', '[1, 2]'],
    ['broken off', '{"a": [1, 2'],
    ['broken off behind a part that is whole', '{"a": {"b": 1}, "c": [{"a": 2}, {'],
    ['broken off in a text', '{"a": "b'],
    ['nested beyond reason', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['no JSON', '{a: 1}'],
  ])('is not found in %s', (_what, text) => {
    expect(looseJson(text)).toBeUndefined();
  });
});

describe('an object of known members', () => {
  it.each([
    ['behind an example of another', 'Like {"x":1}, so: {"a":1,"b":2}', { a: 1, b: 2 }],
    ['inside another that only wraps it', '{"answer":{"a":1,"b":2}}', { a: 1, b: 2 }],
    ['inside a list that only wraps it', '{"answers":[{"a":1}]}', { a: 1 }],
  ])('is found %s', (_how, text, value) => {
    expect(looseJson(text, ['a', 'b'])).toEqual(value);
  });

  it('is the first one where none has them', () => {
    expect(looseJson('{"x":{"y":1}} {"z":1}', ['a'])).toEqual({ x: { y: 1 } });
  });
});
