import { flat } from '../../../interview/reading/message.ts';
import { tokensIn } from '../../../interview/reading/numbers.ts';
import type { CueWords, PlacedCue } from './cues.ts';
import type { Figure } from './figures.ts';

/** “Of mending is at”: so many words may stand between the hour and what is paid for it. */
const BETWEEN_HOUR_AND_PAY = 4;

/** “An hour is 30”, “l'heure est à 30”: the hour before an amount is what is paid for, and not what is asked. */
function hourlyIn(
  text: string,
  figures: readonly Figure[],
  cues: readonly PlacedCue[],
  { equals }: CueWords,
): Set<Figure> {
  const isSaid = (gap: string) => {
    const words = tokensIn(flat(gap)).map(({ word }) => word);
    return words.length <= BETWEEN_HOUR_AND_PAY && words.some((word) => equals.has(word));
  };
  const isPaid = ({ kind, per, from }: Figure) =>
    (kind === 'money' || kind === 'number') &&
    per === null &&
    cues.some((one) => one.cue === 'ask:rate' && one.to <= from && isSaid(text.slice(one.to, from)));
  return new Set(figures.some(({ kind }) => kind === 'hours') ? figures.filter(isPaid) : []);
}

/** “12 € × 8” is eight times 12. */
function countedFirst(text: string, figures: readonly Figure[], { times }: CueWords): Figure[] {
  const ordered = [...figures];
  for (let at = 1; at < ordered.length; at += 1) {
    const [one, other] = [ordered[at - 1], ordered[at]];
    const isTurned = one?.kind === 'money' && one.per === null && other?.kind === 'number' && other.per === null;
    if (!isTurned || other.noun !== null || !times.has(flat(text.slice(one.to, other.from)).trim())) continue;
    ordered[at - 1] = { ...other, from: one.from, to: one.to };
    ordered[at] = { ...one, from: other.from, to: other.to };
  }
  return ordered;
}

/** Figures as the words between them make them, and whether an hour's pay is still asked for. */
export function adjusted(
  text: string,
  figures: readonly Figure[],
  cues: readonly PlacedCue[],
  words: CueWords,
): { figures: Figure[]; asksRate: boolean } {
  const hourly = hourlyIn(text, figures, cues, words);
  const paid = figures.map((one) => (hourly.has(one) ? { ...one, per: 'hour' as const } : one));
  return { figures: countedFirst(text, paid, words), asksRate: hourly.size === 0 };
}
