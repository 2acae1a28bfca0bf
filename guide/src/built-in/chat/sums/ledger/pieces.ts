import { sum } from '../net.ts';
import type { Entry, Ledger } from './ledger.ts';
import { type Solver, of, amountOf, line, termOf, added, shares } from './steps.ts';
import { settled } from './flow.ts';

/** What to ask: the time at its rate, with all that goes into it. */
export const charge: Solver = (ledger, told) => {
  const { entries } = ledger;
  const [share, ...others] = of(entries, 'share');
  if (entries.some(({ way, kind }) => way === 'in' && kind === 'amount') || others.length > 0) return null;
  // “It takes 4 hours”: with what an hour is to bring beside it, time goes nowhere.
  const timed = entries.some(({ kind }) => kind === 'rate');
  const isTime = ({ kind }: Entry) => timed && (kind === 'hours' || kind === 'lasts');
  const rest = entries.filter((one) => one !== share).map((one) => (isTime(one) ? { ...one, way: null } : one));
  const costs = settled(rest) ?? [];
  if (costs.length === 0) return null;
  const cost = added(costs, told);
  const working =
    costs.length > 1 || costs[0]?.count !== 1 ? [line(cost.formula, { value: cost.value, unit: 'money' }, told)] : [];
  if (!share)
    return working.length === 0 || !entries.some(({ kind }) => kind === 'rate')
      ? null
      : { working, value: cost.value, unit: 'money' };
  if (share.value >= 100) return null;
  const value = cost.value / (1 - share.value / 100);
  return {
    working: [
      ...working,
      line(
        `${told.money(cost.value)} ÷ (${told.percent(100)} − ${told.percent(share.value)})`,
        { value, unit: 'money' },
        told,
      ),
    ],
    value,
    unit: 'money',
  };
};

/** How many come of it all: so many of one that is bought once, or as often as it is bought. */
export function piecesOf({ entries, asked }: Ledger): { pieces: number; rest: Entry[] } | null {
  const [made, ...others] = entries.filter(
    ({ kind, way }) => way === 'yield' && (kind === 'count' || kind === 'amount'),
  );
  const counts = of(entries, 'count').filter(({ way }) => way !== 'target');
  const makes = made ?? (counts.length === 1 ? counts[0] : undefined);
  // “40 bottles at 75 empty: what does a full bottle cost me?”
  const filled = made
    ? undefined
    : entries.find((entry) => entry.count > 1 && entry.names.some((name) => asked.includes(name)));
  if (filled) return { pieces: filled.count, rest: [...entries] };
  if (!makes || others.length > 0 || makes.value <= 0) return null;
  const at = entries.indexOf(makes);
  // “5 kilos give 110”: the five are in it already.
  const base = made && entries[at - 1]?.kind === 'count' ? entries[at - 1] : undefined;
  const lot =
    made && base === undefined
      ? entries.find((one) => one !== makes && one.count > 1 && shares(one, makes))
      : undefined;
  return { pieces: makes.value * (lot?.count ?? 1), rest: entries.filter((one) => one !== makes && one !== base) };
}

/** What one costs, or has to be sold for: all that goes into so many, and what each takes besides. */
export const one: Solver = (ledger, told) => {
  const { entries } = ledger;
  const found = piecesOf(ledger);
  if (!found || entries.some(({ way, kind }) => way === 'in' && kind !== 'each')) return null;
  const { pieces, rest } = found;
  const whole = of(rest, 'amount');
  const eaches = of(rest, 'each');
  const isMade = whole.length > 0 && eaches.length === 0 && entries.some(({ way }) => way === 'yield');
  const [rate, lasts] = [of(rest, 'rate'), of(rest, 'lasts')];
  const isTimed = rate.length === 1 && lasts.length === 1;
  if (
    whole.length + eaches.length + (isTimed ? 2 : 0) < rest.length ||
    !(isMade || whole.some(({ isMoney, way, count }) => isMoney || way === 'out' || count > 1))
  )
    return null;
  const all = added(whole, told);
  const share = all.value / pieces;
  const working =
    whole.length > 1 || whole[0]?.count !== 1 ? [line(all.formula, { value: all.value, unit: 'money' }, told)] : [];
  working.push(line(`${told.money(all.value)} ÷ ${told.number(pieces)}`, { value: share, unit: 'money' }, told));
  const paid = isTimed ? [{ ...rate[0], count: lasts[0]?.value ?? 0 } as Entry] : [];
  const besides = [...eaches, ...paid];
  const value = share + sum(besides.map(amountOf));
  if (besides.length > 0)
    working.push(
      line(
        [told.money(share), ...besides.map((each) => termOf(each, told))].join(' + '),
        { value, unit: 'money' },
        told,
      ),
    );
  return { working, value, unit: 'money' };
};
