import type { PersonRow, ResultContent, SumRow } from './result.ts';
import type { StopSign } from './work.ts';

/** What the rows of a sum come to, to the hundredth; rows without an amount count nothing. */
export function totalOf(rows: readonly Pick<SumRow, 'amount'>[]): number {
  return rows.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0) / 100;
}

/** How many of the people in a result were asked, and what they answered. */
export function answersIn(rows: readonly PersonRow[]): { asked: number; answered: number; yes: number; no: number } {
  const asked = rows.filter(({ asked_on, answer }) => asked_on !== null || answer !== null);
  const of = (answer: PersonRow['answer']) => asked.filter((row) => row.answer === answer).length;
  return { asked: asked.length, answered: of('yes') + of('no'), yes: of('yes'), no: of('no') };
}

/** Whether so many answers are the sign: enough people said yes or no, and too few of them yes. */
export function isReached(sign: StopSign, { answered, yes }: { answered: number; yes: number }): boolean {
  return answered >= sign.of && yes <= sign.count;
}

const said = (words: string) => words.trim() !== '';

/** Whether somebody put something into a result. */
export function holdsSomething({ kind, data }: ResultContent): boolean {
  switch (kind) {
    case 'text':
      return said(data.text);
    case 'people':
      return data.rows.some(({ name, words, answer }) => said(name) || said(words) || answer !== null);
    case 'sum':
      return data.rows.some(({ label, amount }) => said(label) || amount !== null);
    case 'list':
      return data.rows.some((row) => said(row.text));
    case 'decision':
      return said(data.choice) || said(data.reason);
  }
}
