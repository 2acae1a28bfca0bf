import type { ReadingContext } from './context.ts';
import { edgeWords } from './edge-words/words.ts';
import { flat } from './message.ts';

/**
 * A message without how work was lost, where that stands behind something: “and I was laid off in May” is no limit, no part
 * of a title and no place. Blanks stand for it, so that all else stays where it was.
 */
export function withoutJobLost(message: string, { languages }: ReadingContext): string {
  const folded = flat(message);
  const [lost] = languages.flatMap((language) => edgeWords[language].jobLost.exec(folded) ?? []);
  const at = lost === undefined ? -1 : folded.indexOf(lost);
  if (lost === undefined || folded.slice(0, at).trim() === '') return message;
  return `${message.slice(0, at)}${' '.repeat(lost.length)}${message.slice(at + lost.length)}`;
}
