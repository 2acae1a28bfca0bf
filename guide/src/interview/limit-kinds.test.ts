import { emptyProfile, type Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { limitsOf } from '../understand/limits.ts';
import { asNotes, keptOf } from './kept.ts';
import { limitKindsIn } from './limit-kinds.ts';
import { withSaid } from './updates.ts';

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

it.each<[Language, string, string]>([
  [
    'en',
    'It is not about fame, it never was. I gave up chess long ago. I did not marry again. I did not finish school, sadly. My back being what it is, I am forbidden to carry.',
    'physical-work',
  ],
  [
    'he',
    'זה לא בשביל כבוד, אף פעם לא היה. לא סיימתי תיכון לצערי. לא התחתנתי שוב אחריו. שחמט כבר לא מעניין אותי בכלל. פייסבוק וכל החבורה לא.',
    'social-media',
  ],
  ['fr', 'jveu 250 par mois pr la moto, et pa de coup de fil svp je bafouille', 'phone'],
  [
    'es',
    'no es por fama, nunca lo fue. no terminé la escuela, qué pena. no me volví a casar nunca. el ajedrez ya no me interesa nada. y llamadas no, por favor',
    'phone',
  ],
  [
    'pt',
    'não é pela fama, nunca foi. não terminei a escola, que pena. não me casei outra vez nunca. o xadrez já não me interessa nada. e telefonemas não, por favor',
    'phone',
  ],
])('what a message rules out is ruled out by what is kept of it, in %s: “%s”', (language, message, kind) => {
  const heard = { asked: 'goals', language, languages: [language], now: 0, age: null, hasWork: true } as const;
  const { kept, unread } = keptOf(message, { ...emptyProfile, language }, heard, false);
  const profile = withSaid({ ...emptyProfile, language }, [...kept, ...asNotes(unread)]);
  expect([...limitsOf(profile).ruledOut]).toContain(kind);
});
