import type { FigureWriter } from '../figure-writer.ts';
import { nothing, type Written } from '../net.ts';
import type { Ledger } from './ledger.ts';
import { solve } from './solve.ts';
import { type Solved, written } from './steps.ts';

function meaningOf({ value, unit, taken }: Solved, { question, noun, after }: Ledger, told: FigureWriter): string {
  if (unit === 'money' && value < 0) return told.say('left_loss', { loss: told.money(-value) });
  if (unit === 'money' && taken !== undefined)
    return told.say('left', { left: told.money(value), price: told.money(taken) });
  if (unit === 'money' && question === 'one' && after.length === 0) return told.priced('one', { part: value });
  if (unit === 'money' && (question === 'average' || question === 'split'))
    return told.priced(question, { part: value });
  if (unit === 'money' && question === 'rate') return told.say('rate_earned', { rate: told.money(value) });
  const total = unit === 'count' ? told.units(Math.round(value * 100) / 100, noun) : written(value, unit, told);
  return told.say('basket', { total });
}

/** A ledger written out, line by line, and what comes of it. */
export function writeLedger(ledger: Ledger, told: FigureWriter): Written {
  const solved = solve(ledger, told);
  if (!solved) return nothing(told, 'divided_by_zero');
  return { working: [...solved.working], means: [meaningOf(solved, ledger, told)] };
}

/** Whether a text tells what a ledger comes to. */
export function saysAsMuch(ledger: Ledger, text: string, told: FigureWriter): boolean {
  const solved = solve(ledger, told);
  return solved !== null && text.includes(written(solved.value, solved.unit, told));
}
