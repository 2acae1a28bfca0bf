import { expect, it } from 'vitest';
import { isDeniedIn } from './denied-words.ts';

it.each([
  ['en', 'I do not drive but I bake bread', 'drive', 'bake bread'],
  ['he', 'אני לא נוהג אבל אני אופה לחם', 'נוהג', 'אופה לחם'],
  ['fr', 'je ne conduis pas mais je fais du pain', 'conduis', 'fais du pain'],
  ['es', 'no conduzco pero hago pan', 'conduzco', 'hago pan'],
  ['pt', 'não dirijo mas faço pão', 'dirijo', 'faço pão'],
] as const)('hears in %s what is denied, and not what stands behind a “but”: “%s”', (language, said, denied, done) => {
  expect(isDeniedIn([said], denied, [language])).toBe(true);
  expect(isDeniedIn([said], done, [language])).toBe(false);
});

it.each([
  ['en', 'I cannot sew', 'I can sew', 'sew'],
  ['en', 'i cant sew', 'i can sew', 'sew'],
  ['he', 'אני לא תופרת', 'אני תופרת', 'תופרת'],
  ['fr', 'je ne sais pas coudre', 'je sais coudre', 'coudre'],
  ['es', 'no sé coser', 'sé coser', 'coser'],
  ['pt', 'não sei costurar', 'sei costurar', 'costurar'],
] as const)('denies nothing in %s that was said elsewhere without it: “%s”', (language, denied, said, words) => {
  expect(isDeniedIn([denied], words, [language])).toBe(true);
  expect(isDeniedIn([denied, said], words, [language])).toBe(false);
});
