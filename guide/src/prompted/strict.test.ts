import { describe, expect, it } from 'vitest';
import { inventedQuotes, isolatedQuotes } from './quotes.ts';
import { figure, issuesOf, names, oneOf, written } from './strict.ts';

const issue = (schema: ReturnType<typeof written> | ReturnType<typeof figure>, raw: unknown) => {
  const read = schema.safeParse(raw);
  return read.success ? null : issuesOf(read.error)[0];
};

describe('a text of a model', () => {
  it('is one visible line', () => {
    expect(written(1, 50).parse('  two\n lines\u202E and \u{E0041}a tag ')).toBe('two lines and a tag');
  });

  it.each([
    [null, 'it must be a text'],
    ['', 'it must not be empty'],
    ['a'.repeat(51), 'it is too long: write at most 50 characters'],
  ])('%j: %s', (raw, told) => {
    expect(issue(written(1, 50), raw)).toBe(told);
  });

  it.each(['![x](y)', '[x](y)', '<b>bold</b>', 'see https://a.example', '`a` www.a.example', 'odd ` mark', 'a ** b'])(
    'holds no markup: %s',
    (raw) => expect(issue(written(1, 50), raw)).toMatch(/plain text/u),
  );

  it.each([
    ['Ask **five** people', 'Ask five people'],
    ['**Ask** *five* __people__', 'Ask five people'],
    ['# Ask five people', 'Ask five people'],
    ['- Ask five\n- Write it down', 'Ask five Write it down'],
    ['Write `one` line', 'Write one line'],
  ])('is undressed: %j', (raw, plain) => {
    expect(written(1, 50).parse(raw)).toBe(plain);
  });

  it('loses a sentence too many, but no part of one', () => {
    const two = 'Ask five people in your street. Write down all that they say.';
    expect(written(1, 50).parse(two)).toBe('Ask five people in your street.');
    expect(issue(written(1, 50), `Ask. ${'a'.repeat(50)}`)).toMatch(/too long/u);
  });

  it.each(['5 < 6, and so on', 'a well-known shop', 'C# and A*', 'before – after'])('may hold %s', (raw) => {
    expect(written(1, 50).parse(raw)).toBe(raw);
  });
});

it('takes a number in quotation marks, also with its unit, and none out of bounds', () => {
  expect(figure(0, 4).parse('3')).toBe(3);
  expect(issue(figure(0, 4), 5)).toBe('it must be at most 4');
  expect(issue(figure(0, 4), 'many')).toBe('it must be a number');
  for (const raw of ['30', ' 30 min', '30 minutes.', 'about 30', 'כ־30 דקות', '30.0 min'])
    expect([raw, figure(0, 60).parse(raw)]).toEqual([raw, 30]);
  for (const raw of ['20-30', '20 to 30', '1:30', '-30', '1,500', '30 %', '2 x 15'])
    expect([raw, issue(figure(0, 60), raw)]).toEqual([raw, 'it must be a number']);
});

it('takes a word in any case, and a list of names out of anything', () => {
  expect(oneOf(['online', 'local']).parse(' Online ')).toBe('online');
  expect(names.parse([' E1 ', 2, null, 'E2'])).toEqual(['E1', 'E2']);
  expect(names.parse('E1, E2,')).toEqual(['E1', 'E2']);
  expect(names.parse({ E1: true })).toEqual([]);
});

describe('quotations', () => {
  const said = 'Patience with older people\nשוטף כלים';

  it('of the person are shielded, others are left alone', () => {
    expect(isolatedQuotes('Your “Patience with older people” and “a smile” help.', said)).toBe(
      'Your “\u2068Patience with older people\u2069” and “a smile” help.',
    );
    expect(isolatedQuotes('מה שנכתב, ״שוטף כלים״, עוזר.', said)).toContain('״\u2068שוטף כלים\u2069״');
  });

  it('of what nobody wrote are found', () => {
    expect(inventedQuotes('You said “patience with older people,” and “I love selling”.', said)).toEqual([
      'I love selling',
    ]);
    expect(inventedQuotes('עו״ד או רו״ח לא נדרשים.', said)).toEqual([]);
  });
});
