import { expect, it } from 'vitest';
import { storable } from './storable.ts';

it('takes out what the database can’t hold, at any depth, and leaves the rest alone', () => {
  const value = { text: 'a\0b\ud800', list: ['é👩‍👩‍👧‍👦', 1, null, true], inner: { '\0key': undefined } };
  expect(storable(value)).toEqual({ text: 'ab\ufffd', list: ['é👩‍👩‍👧‍👦', 1, null, true], inner: { '\0key': undefined } });
});
