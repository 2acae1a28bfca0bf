import type { FigureWriter } from '../figure-writer.ts';
import { sum } from '../net.ts';
import { weeks } from './weeks.ts';
import type { Entry, Ledger } from './ledger.ts';
import { type Solved, type Solver, of, amountOf, isOut, line, termOf } from './steps.ts';

export const least = (exact: number) => Math.ceil(exact - 1e-9);

/** So many of which each brings something, to reach an amount. */
function reaching(entries: readonly Entry[], told: FigureWriter): Solved | null {
  const money = of(entries, 'amount', 'each', 'periodic');
  if (money.length < entries.length || money.length < 2 || money.some(({ count }) => count !== 1)) return null;
  const isGoal = ({ way, kind }: Entry) =>
    way === 'target' || kind === 'periodic' || (way === 'out' && kind === 'amount');
  const largest = Math.max(...money.map(({ value }) => value));
  const goal = money.find((entry) => isGoal(entry) && entry.value === largest);
  const rest = money.filter((entry) => entry !== goal);
  const [brings, ...costs] = rest.toSorted((one, other) => Number(isOut(one)) - Number(isOut(other)));
  if (!goal || !brings || isOut(brings) || costs.some((entry) => entry.kind !== 'each' || !isOut(entry))) return null;
  const net = brings.value - sum(costs.map(amountOf));
  if (net <= 0) return null;
  const working =
    costs.length > 0
      ? [
          line(
            [told.money(brings.value), ...costs.map((cost) => `− ${termOf(cost, told)}`)].join(' '),
            { value: net, unit: 'money' },
            told,
          ),
        ]
      : [];
  const exact = goal.value / net;
  return {
    working: [...working, told.working(`${told.money(goal.value)} ÷ ${told.money(net)}`, exact, told.number(exact))],
    value: least(exact),
    unit: 'count',
  };
}

/** So much of one thing for so many of another, and how much for other so many. */
function inProportion({ entries, nounStem }: Ledger, told: FigureWriter): Solved | null {
  const counts = of(entries, 'count', 'amount').filter(({ count }) => count === 1);
  if (counts.length < entries.length) return null;
  const made = counts.find(({ way }) => way === 'yield');
  if (counts.length === 2 && made) {
    const other = counts.find((entry) => entry !== made);
    if (!other || other.value < made.value) return null;
    const value = other.value / made.value;
    return {
      working: [told.working(`${told.number(other.value)} ÷ ${told.number(made.value)}`, value, told.number(value))],
      value: least(value),
      unit: 'count',
    };
  }
  const [much, many, wanted] = counts;
  if (counts.length !== 3 || !much || !many || !wanted || nounStem === '' || !much.names.includes(nounStem))
    return null;
  const value = (wanted.value * much.value) / many.value;
  const formula = `${told.number(wanted.value)} × ${told.number(much.value)} ÷ ${told.number(many.value)}`;
  return { working: [line(formula, { value, unit: 'count' }, told)], value, unit: 'count' };
}

/** “One takes 3 hours, I have 9 hours a week, how many in 4 weeks”. */
function withinWeeks(entries: readonly Entry[], told: FigureWriter): Solved | null {
  const times = of(entries, 'hours', 'lasts');
  const each = times.find(({ unit }) => unit !== null);
  const lasts = times.find(({ unit }) => unit === null);
  const [span] = of(entries, 'span');
  if (!each || !lasts || !span || entries.length !== 3 || each.unit !== span.unit || lasts.value <= 0) return null;
  const exact = (each.value * span.value) / lasts.value;
  const formula = `${told.time(each.value)} × ${told.number(span.value)} ÷ ${told.time(lasts.value)}`;
  return {
    working: [told.working(formula, exact, told.number(exact))],
    value: Math.floor(exact + 1e-9),
    unit: 'count',
  };
}

/** So many within a time: by hours for each, or to be through by then. */
function within({ entries, per }: Ledger, told: FigureWriter): Solved | null {
  const [all, each] = [of(entries, 'hours'), of(entries, 'lasts')];
  const [hours, lasts] = [all[0], each[0] ?? all[1]];
  if (hours && lasts && entries.length === 2 && hours.value !== lasts.value) {
    const [long, short] = [Math.max(hours.value, lasts.value), Math.min(hours.value, lasts.value)];
    const exact = long / short;
    return {
      working: [told.working(`${told.time(long)} ÷ ${told.time(short)}`, exact, told.number(exact))],
      value: Math.floor(exact + 1e-9),
      unit: 'count',
    };
  }
  const worked = withinWeeks(entries, told);
  if (worked) return worked;
  const [count, span] = [of(entries, 'count')[0], of(entries, 'span')[0]];
  if (!count || !span || entries.length !== 2 || per === null || per !== span.unit) return null;
  const value = count.value / span.value;
  return {
    working: [line(`${told.number(count.value)} ÷ ${told.number(span.value)}`, { value, unit: 'count' }, told)],
    value,
    unit: 'count',
  };
}

export const many: Solver = (ledger, told) =>
  reaching(ledger.entries, told) ?? inProportion(ledger, told) ?? within(ledger, told);

/** So many hours of work, at so many a day and so many days a week. */
function inHours(entries: readonly Entry[], told: FigureWriter): Solved | null {
  const each = of(entries, 'hours').find(({ unit }) => unit !== null);
  const all = of(entries, 'hours').find((entry) => entry !== each);
  const often = of(entries, 'often')[0];
  if (!each?.unit || !all || all.value <= each.value || entries.length !== (often ? 3 : 2)) return null;
  if (often && !(each.unit === 'day' && often.unit === 'week')) return null;
  const step = each.value * (often?.value ?? 1);
  const exact = all.value / step;
  const working = [told.working(`${told.time(all.value)} ÷ ${told.time(step)}`, exact, told.number(exact))];
  return { working, value: least(exact), unit: often ? 'week' : each.unit };
}

/** How long until so much is there, at so much each time; or how many hours it all takes. */
export const long: Solver = ({ entries }, told) => {
  const worked = inHours(entries, told);
  if (worked) return worked;
  const [hours, ...more] = of(entries, 'hours', 'lasts');
  const [often, span] = [of(entries, 'often')[0], of(entries, 'span')[0]];
  if (hours && more.length === 0) {
    const rest = [often, span, ...of(entries, 'count')].filter((entry) => entry !== undefined);
    if (rest.length !== entries.length - 1 || rest.length === 0) return null;
    const value = rest.reduce((all, entry) => all * entry.value, hours.value);
    return {
      working: [
        line(
          [told.time(hours.value), ...rest.map((entry) => told.number(entry.value))].join(' × '),
          { value, unit: 'hours' },
          told,
        ),
      ],
      value,
      unit: 'hours',
    };
  }
  return saving(entries, often, told);
};

/** How long until so much is there, at so much put aside each time; of more figures it is not said which are of the goal. */
function saving(entries: readonly Entry[], often: Entry | undefined, told: FigureWriter): Solved | null {
  const [put, ...others] = of(entries, 'periodic');
  const rest = entries.filter((entry) => entry !== put && entry !== often);
  const saved = rest.find(({ way }) => way === 'saved');
  const [goal, ...extra] = rest.filter((entry) => entry !== saved);
  // What is spent each week puts nothing aside.
  if (!put?.unit || put.way === 'out' || !goal || others.length + extra.length > 0) return null;
  if (goal.count !== 1 || goal.value <= put.value) return null;
  if (goal.kind !== 'amount' && goal.kind !== 'count' && goal.kind !== 'each') return null;
  if (often && !(put.unit === 'day' && often.unit === 'week')) return null;
  const step = put.value * (often?.value ?? 1);
  const exact = (goal.value - (saved?.value ?? 0)) / step;
  const said = (value: number) => (goal.kind === 'count' ? told.number(value) : told.money(value));
  const top = saved ? `(${said(goal.value)} − ${said(saved.value)})` : said(goal.value);
  return {
    working: [told.working(`${top} ÷ ${said(step)}`, exact, told.number(exact))],
    value: least(exact),
    unit: often ? 'week' : put.unit,
  };
}

/** How much each time, to have it by then. */
export const pace: Solver = ({ entries, per }, told) => {
  const [span, ...spans] = of(entries, 'span');
  const saved = entries.find(({ way, kind }) => way === 'saved' && kind === 'amount');
  const [goal, ...others] = of(entries, 'amount', 'each', 'count').filter((entry) => entry !== saved);
  const isAll = entries.length === 2 + (saved ? 1 : 0);
  if (!span?.unit || !goal || !isAll || spans.length + others.length > 0 || per === null || goal.count !== 1)
    return null;
  const times = (span.value * weeks[span.unit]) / weeks[per];
  const need = goal.value - (saved?.value ?? 0);
  if (times <= 0 || need <= 0) return null;
  const value = need / times;
  const top = saved ? `(${told.money(goal.value)} − ${told.money(saved.value)})` : told.money(goal.value);
  return { working: [line(`${top} ÷ ${told.number(times)}`, { value, unit: 'money' }, told)], value, unit: 'money' };
};
