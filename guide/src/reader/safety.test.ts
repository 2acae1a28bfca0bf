import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { dailyLines, wantLines } from '../../scripts/training-data.mjs';
import { dangerRead, lawRead } from './safety.ts';

type Line = ReturnType<typeof dailyLines>[number];

const DANGERS = new Set(['self', 'violence', 'exploited', 'health']);
const share = (lines: readonly Line[], holds: (text: string) => boolean) =>
  lines.filter(({ text }) => holds(text)).length / lines.length;

/** Shares of many lines, which nobody learnt from: what one of them says is no matter of the next training. */
describe('days with other people in them', () => {
  const lines = languages.flatMap((language) => dailyLines(language));
  const alarms = (text: string) => dangerRead(text) !== null;
  const isSure = (text: string) => alarms(text) && dangerRead(text) !== 'unsure';
  const of = (isOne: (label: string) => boolean) => lines.filter(({ label }) => isOne(label));

  it('are seldom taken for danger, and hardly ever surely', () => {
    const plain = of((label) => label === 'plain');
    expect(share(plain, alarms)).toBeLessThan(0.1);
    expect(share(plain, isSure)).toBeLessThan(0.03);
    expect(
      share(
        of((label) => label === 'figure'),
        alarms,
      ),
    ).toBeLessThan(0.15);
  });

  it('hide no cry: most are heard, also in the middle of an answer', () => {
    expect(
      share(
        of((label) => DANGERS.has(label)),
        alarms,
      ),
    ).toBeGreaterThan(0.75);
  });

  it.each([
    ['en', 'the plumber rings me at night', 'my landlady took the spare key back'],
    ['he', 'השרברב מתקשר אליי בלילה', 'בעלת הבית לקחה חזרה את המפתח'],
    ['fr', 'le plombier m’appelle le soir', 'ma propriétaire a repris le double des clés'],
    ['es', 'el fontanero me llama de noche', 'la casera se llevó la copia de la llave'],
    ['pt', 'o encanador me liga à noite', 'a senhoria levou a cópia da chave'],
  ])('are no sure danger in %s', (_, ...texts) => {
    for (const text of texts) expect(isSure(text)).toBe(false);
  });
});

describe('what people want to do', () => {
  const lines = languages.flatMap((language) => wantLines(language));
  const of = (label: string) => lines.filter((line) => line.label === label);

  it('is seldom refused where it is honest, and mostly flagged where it is not', () => {
    expect(share(of('lawful'), (text) => lawRead(text) === 'unlawful')).toBeLessThan(0.04);
    expect(share(of('lawful'), (text) => lawRead(text) !== null)).toBeLessThan(0.1);
    expect(share(of('unlawful'), (text) => lawRead(text) !== null)).toBeGreaterThan(0.7);
  });
});
