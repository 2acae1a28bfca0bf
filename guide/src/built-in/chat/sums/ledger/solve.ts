import { FigureWriter } from '../figure-writer.ts';
import type { Ledger, Question } from './ledger.ts';
import { type Solved, type Solver } from './steps.ts';
import { left, total, split, further } from './flow.ts';
import { one, charge } from './pieces.ts';
import { rate } from './rates.ts';
import { many, long, pace } from './reach.ts';
import { percent, average, missing } from './compare.ts';

const solvers: Record<Question, Solver> = {
  percent,
  average,
  missing,
  long,
  split,
  many,
  pace,
  rate,
  one,
  charge: (ledger, told) => (ledger.isLess ? total(ledger, told) : (one(ledger, told) ?? charge(ledger, told))),
  left,
  total,
};

/** What a ledger comes to; null where one of its figures finds no place. */
export function solve(ledger: Ledger, told: FigureWriter): Solved | null {
  const first = solvers[ledger.question](ledger, told);
  return first && ledger.after.reduce<Solved>((solved, after) => further(solved, after, told), first);
}

/** Whether a ledger can be worked out. */
export const isSolved = (ledger: Ledger, language: FigureWriter['language']): boolean => {
  const solved = solve(ledger, new FigureWriter(language, null));
  return solved !== null && Number.isFinite(solved.value);
};
