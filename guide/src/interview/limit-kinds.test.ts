import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { limitKindsIn } from './limit-kinds.ts';

it.each<[Language, string]>([
  ['en', 'no more ladders for me since that fall'],
  ['he', 'אני לא עולה יותר על סולמות מאז שנפלתי ונשברתי'],
  ['fr', 'je ne monte plus aux échelles depuis que je suis tombée'],
  ['es', 'ya no me subo a andamios desde que me caí y casi no la cuento'],
  ['pt', 'não subo mais em escadas desde que caí e quase morri'],
])(
  'what was only asked about keeps what it rules out in %s, though it sounds like distress: “%s”',
  (language, text) => {
    expect([...limitKindsIn(text, language, true)]).toContain('standing');
  },
);

it.each<[Language, string]>([
  ['en', 'I can’t take any more of it'],
  ['es', 'ya no puedo más con esto'],
])('what is only distress rules nothing out in %s: “%s”', (language, text) => {
  expect([...limitKindsIn(text, language, true)]).toEqual([]);
});
