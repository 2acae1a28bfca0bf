import type { FigureWriter } from '../figure-writer.ts';
import { sum, type Written } from '../net.ts';
import { type Bill, countOf, type Factor } from './bill.ts';

const valuesOf = (lines: Bill['out']) => lines.map(({ value }) => value);

function factorSaid({ kind, value }: Factor, told: FigureWriter): string {
  return kind === 'hours' ? told.time(value) : told.number(value);
}

/** A bill written out: what comes in, what goes off for each and once, and what is left. */
export function writeBill(bill: Bill, told: FigureWriter): Written {
  const { factors, unit, off, out, more } = bill;
  const times = factors.reduce((all, { value }) => all * value, 1);
  const taken = times * unit;
  const working: string[] = [];
  const formula = [...factors.map((one) => factorSaid(one, told)), told.money(unit)].join(' × ');
  if (factors.length > 0) working.push(told.working(formula, taken, told.money(taken)));
  const count = factors.length === 0 ? 1 : countOf(bill) * spansOf(factors);
  const ofEach = sum(valuesOf(off)) * count;
  if (off.length > 0) {
    const each = valuesOf(off)
      .map((value) => told.money(value))
      .join(' + ');
    const inMarks = off.length > 1 ? `(${each})` : each;
    working.push(told.working(`${told.number(count)} × ${inMarks}`, ofEach, told.money(ofEach)));
  }
  const steps = [
    ...(off.length > 0 ? [`− ${told.money(ofEach)}`] : []),
    ...valuesOf(out).map((value) => `− ${told.money(value)}`),
    ...valuesOf(more).map((value) => `+ ${told.money(value)}`),
  ];
  const net = taken - ofEach - sum(valuesOf(out)) + sum(valuesOf(more));
  if (steps.length > 0) working.push(told.working([told.money(taken), ...steps].join(' '), net, told.money(net)));
  if (net < 0) return { working, means: [told.say('left_loss', { loss: told.money(-net) })] };
  const isLeft = off.length > 0 || out.length > 0;
  const said = isLeft
    ? told.say('left', { left: told.money(net), price: told.money(taken + sum(valuesOf(more))) })
    : told.say('basket', { total: told.money(net) });
  return { working, means: [said] };
}

const spansOf = (factors: readonly Factor[]) =>
  factors.filter(({ kind }) => kind === 'span').reduce((all, { value }) => all * value, 1);
