import type { FigureWriter } from '../figure-writer.ts';
import { sum } from '../net.ts';
import { weeks } from './weeks.ts';
import type { Entry } from './ledger.ts';
import { type Solved, type Solver, of, line } from './steps.ts';
import { flowOf, parted, alone } from './flow.ts';

/** What an hour brings: what stays, by all hours. */
export const rate: Solver = ({ entries }, told) => {
  const times = of(entries, 'hours', 'lasts');
  const [time, ...others] = times;
  if (!time || others.length > 0 || of(entries, 'rate').length > 0) return null;
  const counts = of(entries, 'count');
  const money = entries.filter((entry) => entry !== time && (entry.kind !== 'count' || of(entries, 'each').length > 0));
  const many = time.kind === 'lasts' ? sum(counts.map(({ value }) => value)) || 1 : 1;
  if ((time.kind === 'lasts' && counts.length === 0) || (time.unit !== null && of(entries, 'periodic').length === 0))
    return null;
  if (money.length === 1 && money[0]?.kind === 'periodic') return ratePerTime(time, money[0], told);
  const flow = flowOf(money, money.length === 1);
  const net = flow && (parted(flow, told) ?? alone(flow));
  const hours = time.value * many;
  if (!net || net.unit !== 'money' || hours <= 0) return null;
  const working = [...net.working];
  if (many !== 1)
    working.push(line(`${told.number(many)} × ${told.time(time.value)}`, { value: hours, unit: 'hours' }, told));
  const value = net.value / hours;
  return {
    working: [...working, line(`${told.money(net.value)} ÷ ${told.time(hours)}`, { value, unit: 'money' }, told)],
    value,
    unit: 'money',
  };
};

function ratePerTime(time: Entry, goal: Entry, told: FigureWriter): Solved | null {
  const hours = goal.unit && time.unit ? (time.value * weeks[goal.unit]) / weeks[time.unit] : 0;
  if (hours <= 0) return null;
  const value = goal.value / hours;
  return {
    working: [line(`${told.money(goal.value)} ÷ ${told.time(hours)}`, { value, unit: 'money' }, told)],
    value,
    unit: 'money',
  };
}
