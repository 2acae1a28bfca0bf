import fc, { type Arbitrary } from 'fast-check';

const deep = (open: string, close: string, levels: number) => JSON.parse(open.repeat(levels) + close.repeat(levels));

/** Texts that break a careless reader, writer, query, log or page. */
const texts: readonly string[] = [
  '',
  ' ',
  '\u200B\u2060\uFEFF',
  'a\u0000b',
  '\uD800',
  'x\uDC00y',
  '\u202Eevil\u202C',
  "'; drop table account; --",
  "' or '1'='1",
  '$1 ${1} %s {{7*7}} #{7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'C:\\windows\\system32',
  '\r\nSet-Cookie: a=b',
  '\u001b[31mred',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '٣٤',
  'İıſK',
  '👩🏽‍🔧'.repeat(40),
  'e\u0301'.repeat(100),
  'a'.repeat(4_001),
  'a'.repeat(8_001),
  'ש'.repeat(20_000),
  '(a+)+$'.repeat(50),
  '{"a":1}',
  '2026-02-30T25:61:61Z',
  'javascript:alert(1)',
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e21,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1.7976931348623157e308,
  15.999999999999998,
];

const oddities: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1 },
  { toJSON: 'x' },
  JSON.parse('{"then":true}'),
  { $ne: null },
  JSON.parse('{"__proto__":{"admin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"admin":true}}}'),
  deep('[', ']', 200),
  Array(1_000).fill(0),
];

/** Any JSON value that nobody should send. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...oddities) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Texts as people write them, hostile ones among them. */
export const anyText: Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'I repair bicycles on two evenings a week',
      'I have less time, only 2 hours a week',
      'How do I begin with this step?',
      'אני אופה לחם בבית ורוצה למכור לשכנים',
      'Je répare des vélos et j’aimerais en vivre',
      'Cuido jardines los fines de semana',
      'Dou aulas de violão para crianças',
      'מה הצעד הבא? (ממש בקצרה)',
      'Nurse; night shifts — 7 years',
      '600 a month',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.constantFrom(...texts) },
);
