import { sum } from '../net.ts';
import { type Solver, of, isOut, written, line } from './steps.ts';

/** By how much one amount is more than the other, in percent of the smaller. */
export const percent: Solver = ({ entries, isMore }, told) => {
  const [one, other] = entries;
  if (
    !isMore ||
    !one ||
    !other ||
    entries.length !== 2 ||
    entries.some((entry) => entry.kind !== 'amount' || entry.count !== 1 || isOut(entry))
  )
    return null;
  const [high, low] = [Math.max(one.value, other.value), Math.min(one.value, other.value)];
  if (low <= 0) return null;
  const value = ((high - low) / low) * 100;
  return {
    working: [
      line(`(${told.money(high)} − ${told.money(low)}) ÷ ${told.money(low)}`, { value, unit: 'percent' }, told),
    ],
    value,
    unit: 'percent',
  };
};

export const average: Solver = ({ entries }, told) => {
  const spans = of(entries, 'span');
  const list = entries.filter((entry) => !spans.includes(entry));
  const unit = list.some(({ kind }) => kind === 'count') ? 'count' : 'money';
  // Ages and marks are averaged too, and what goes out is no part of what comes in.
  const isTaken = list.some(({ isMoney, way }) => isMoney || way === 'in');
  if ((unit === 'money' && !isTaken) || list.some(({ way }) => way !== null && way !== 'in')) return null;
  const isList =
    list.length > 1 &&
    list.every(
      (entry) =>
        entry.count === 1 &&
        (entry.kind === unit || (entry.kind === 'amount' && (unit === 'money' || (list.length > 2 && !entry.isMoney)))),
    );
  if (!isList || spans.length > 1 || spans.some(({ value }) => value !== list.length)) return null;
  const value = sum(list.map((entry) => entry.value)) / list.length;
  const formula = `(${list.map((entry) => written(entry.value, unit, told)).join(' + ')}) ÷ ${told.number(list.length)}`;
  return { working: [line(formula, { value, unit }, told)], value, unit };
};

export const missing: Solver = ({ entries }, told) => {
  const [one, other] = entries;
  if (!entries.some(({ isMoney, way }) => isMoney || way === 'target')) return null;
  if (
    !one ||
    !other ||
    entries.length !== 2 ||
    entries.some(({ kind, count }) => (kind !== 'amount' && kind !== 'periodic' && kind !== 'each') || count !== 1)
  )
    return null;
  const [high, low] = [Math.max(one.value, other.value), Math.min(one.value, other.value)];
  return {
    working: [line(`${told.money(high)} − ${told.money(low)}`, { value: high - low, unit: 'money' }, told)],
    value: high - low,
    unit: 'money',
  };
};
