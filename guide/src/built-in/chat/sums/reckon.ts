import { paceOf, runsOf, savingOf, unitsFor, untilOf } from './time-sums.ts';
import { writeBill } from './bill/write-bill.ts';
import { writeLedger } from './ledger/write-ledger.ts';
import { DAYS_A_WEEK, WEEKS_A_MONTH } from './months.ts';
import { netOf, nothing, sum, timesIn, type Written } from './net.ts';
import type { FormulaName, Slots } from './slots.ts';
import type { FigureWriter } from './figure-writer.ts';

/** Beyond this no sum helps anybody. */
const TOO_BIG = 1e9;
/** More of anything than one person does. */
const HUGE = 10_000;

const wholeIn = (exact: number) => Math.floor(exact + 1e-9);

function unitsToGoal(slots: Slots, noun: string | null, told: FigureWriter): Written {
  const inTime = unitsOver(slots, noun, told);
  if (inTime) return inTime;
  const { goal = 0, goalPer, rate, each } = slots;
  const price = slots.price ?? rate ?? 0;
  if (price === 0) return nothing(told, 'divided_by_zero');
  const { net, line } = netOf(slots, price, told);
  if (net <= 0) return nothing(told, 'nothing_left_of_one', line);
  const exact = goal / net;
  const count = unitsFor(exact);
  const hours = rate !== undefined;
  const working = [...line, told.working(`${told.money(goal)} ÷ ${told.money(net)}`, exact, told.number(exact))];
  const goalSaid = { goal: told.money(goal) };
  const means = hours
    ? [told.say('hours_to_goal', { hours: told.time(exact), ...goalSaid })]
    : count === 1
      ? [told.say('units_one', goalSaid)]
      : [told.say('units', { units: told.units(count, noun), ...goalSaid })];
  const amount = hours ? exact : count;
  if (goalPer === 'month')
    means.push(told.say('per_week', { n: roundedUp(amount / WEEKS_A_MONTH, told) }), told.say('month_note'));
  if (goalPer === 'year') means.push(told.say('per_month', { n: roundedUp(amount / 12, told) }));
  if (each !== undefined) means.push(told.say('hours_in_all', { hours: told.time(count * each) }));
  if (amount > HUGE) means.push(told.say('huge'));
  return { working, means };
}

/** “In 3 months”: a goal by the month so many times over, or one that is reached once, by the month or the week. */
function unitsOver(slots: Slots, noun: string | null, told: FigureWriter): Written | null {
  const { over, ...withoutTime } = slots;
  const { goal = 0, goalPer = 'once' } = slots;
  if (!over || slots.rate !== undefined) return null;
  const price = slots.price ?? 0;
  const { net } = netOf(slots, price, told);
  if (price === 0 || net <= 0) return null;
  const span = told.calendar(over.value, over.unit);
  if (goalPer === 'once') {
    const first = unitsToGoal(withoutTime, noun, told);
    const [name, times] =
      over.unit === 'month' && over.value > 1
        ? (['per_month', over.value] as const)
        : (['per_week', timesIn('week', over) ?? 1] as const);
    if (times <= 1) return null;
    return {
      working: first.working,
      means: [
        ...first.means.slice(0, 1),
        told.say(name, { n: roundedUp(unitsFor(goal / net) / times, told) }),
        told.say('over', { span }),
      ],
    };
  }
  const all = goal * (timesIn(goalPer, over) ?? 1);
  const whole = unitsToGoal({ ...withoutTime, goal: all, goalPer: 'once' }, noun, told);
  const first = told.working(`${told.money(goal)} × ${told.number(all / goal)}`, all, told.money(all));
  return { working: [first, ...whole.working], means: [...whole.means, told.say('over', { span })] };
}

/** A number of times by the week, to one place behind the point and never less than it takes. */
function roundedUp(value: number, told: FigureWriter): string {
  return told.number(Math.ceil(value * 10 - 1e-9) / 10);
}

function priceOf({ hours = 0, rate = 0, costs = [], fee }: Slots, told: FigureWriter): Written {
  const total = hours * rate + sum(costs);
  const parts = [`${told.time(hours)} × ${told.money(rate)}`, ...costs.map((cost) => told.money(cost))];
  const working = [told.working(parts.join(' + '), total, told.money(total))];
  if (fee === undefined) return { working, means: [told.priced('price', { price: total })] };
  if (fee >= 100) return nothing(told, 'nothing_left_of_one', working);
  const asked = total / (1 - fee / 100);
  const formula = `${told.money(total)} ÷ (${told.percent(100)} − ${told.percent(fee)})`;
  return {
    working: [...working, told.working(formula, asked, told.money(asked))],
    means: [told.priced('price_with_fee', { price: asked }, { left: told.money(total) })],
  };
}

/** What stays of so many alike, from what stays of one. */
function leftOfMany(slots: Slots, price: number, told: FigureWriter): Written {
  const { count = 1 } = slots;
  const { net, line } = netOf(slots, price, told);
  const all = net * count;
  const working = [...line, told.working(`${told.number(count)} × ${told.money(net)}`, all, told.money(all))];
  if (all < 0) return { working, means: [told.say('left_loss', { loss: told.money(-all) })] };
  if (all === 0) return nothing(told, 'left_nothing', working);
  return { working, means: [told.say('left', { left: told.money(all), price: told.money(price * count) })] };
}

function leftOf(slots: Slots, told: FigureWriter): Written {
  const { price = 0, count: many = 1, perOne } = slots;
  if (many !== 1) return leftOfMany(slots, price, told);
  const items = slots.items ?? [];
  const taken = items.length > 0 ? sum(items.map(({ count, price }) => count * price)) : (slots.price ?? 0);
  const working = items.length > 0 ? basketOf(items, told).working : [];
  const sold = sum(items.map(({ count }) => count));
  const costs = [...(slots.costs ?? []), ...(perOne === undefined ? [] : [perOne * Math.max(1, sold)])];
  const { net, line } = netOf({ ...slots, costs }, taken, told);
  const all = [...working, ...line];
  if (net < 0) return { working: all, means: [told.say('left_loss', { loss: told.money(-net) })] };
  if (net === 0) return nothing(told, 'left_nothing', all);
  return { working: all, means: [told.say('left', { left: told.money(net), price: told.money(taken) })] };
}

function marginOf(slots: Slots, told: FigureWriter): Written {
  const price = slots.price ?? 0;
  if (price === 0) return nothing(told, 'divided_by_zero');
  const { net, line } = netOf(slots, price, told);
  const share = (100 * net) / price;
  const working = [...line, told.working(`${told.money(net)} ÷ ${told.money(price)}`, share, told.percent(share))];
  const said = { margin: told.percent(share), left: told.money(net), price: told.money(price) };
  return { working, means: [net < 0 ? told.say('margin_loss', { loss: told.money(-net) }) : told.say('margin', said)] };
}

function breakEven(slots: Slots, noun: string | null, told: FigureWriter): Written {
  const { fixed = 0, price = 0 } = slots;
  if (price === 0) return nothing(told, 'divided_by_zero');
  const { net, line } = netOf(slots, price, told);
  if (net <= 0) return nothing(told, 'nothing_left_of_one', line);
  const exact = fixed / net;
  const count = unitsFor(exact);
  const working = [...line, told.working(`${told.money(fixed)} ÷ ${told.money(net)}`, exact, told.number(exact))];
  const said = { units: told.units(count, noun), fixed: told.money(fixed) };
  const means = [count === 1 ? told.say('even_one', said) : told.say('even', said)];
  return { working, means: count > HUGE ? [...means, told.say('huge')] : means };
}

function rateEarned(slots: Slots, told: FigureWriter): Written {
  const { price = 0, hours = 0 } = slots;
  if (hours === 0) return nothing(told, 'divided_by_zero');
  const { net, line } = netOf(slots, price, told);
  if (net < 0) return { working: line, means: [told.say('rate_loss', { loss: told.money(-net) })] };
  const rate = net / hours;
  const working = [...line, told.working(`${told.money(net)} ÷ ${told.time(hours)}`, rate, told.money(rate))];
  return { working, means: [told.priced('rate_earned', { rate })] };
}

function rateNeeded({ goal = 0, goalPer = 'month', hours = 0 }: Slots, told: FigureWriter): Written {
  if (hours === 0) return nothing(told, 'divided_by_zero');
  const weeks = goalPer === 'month' || goalPer === 'once' ? WEEKS_A_MONTH : goalPer === 'year' ? 12 * WEEKS_A_MONTH : 1;
  const wanted = goalPer === 'day' ? goal * DAYS_A_WEEK : goal;
  const all = hours * weeks;
  const rate = wanted / all;
  const divided = weeks === 1 ? told.time(hours) : `(${told.time(hours)} × ${told.number(weeks)})`;
  const working = [told.working(`${told.money(wanted)} ÷ ${divided}`, rate, told.money(rate))];
  const note = weeks === 1 ? [] : [told.say('month_note')];
  return { working, means: [told.priced('rate_needed', { rate }), ...note] };
}

function fitOf({ hours = 0, each = 0 }: Slots, noun: string | null, told: FigureWriter): Written {
  if (each === 0) return nothing(told, 'divided_by_zero');
  const exact = hours / each;
  const count = wholeIn(exact);
  const working = [told.working(`${told.time(hours)} ÷ ${told.time(each)}`, exact, told.number(exact))];
  if (count === 0) return nothing(told, 'fit_none', working);
  const rest = hours - count * each;
  const means = [count === 1 ? told.say('fit_one') : told.say('fit', { units: told.units(count, noun) })];
  if (Math.round(rest * 60) > 0) means.push(told.say('fit_rest', { rest: told.time(rest) }));
  return { working, means };
}

function basketOf(items: NonNullable<Slots['items']>, told: FigureWriter, percent?: number): Written {
  const total = sum(items.map(({ count, price }) => count * price));
  const formula = items.map(({ count, price }) => `${told.number(count)} × ${told.money(price)}`).join(' + ');
  const working = [told.working(formula, total, told.money(total))];
  if (percent !== undefined) {
    const less = changedOf({ percent, total }, -1, told);
    return { working: [...working, ...less.working], means: less.means };
  }
  return { working, means: [told.say('basket', { total: told.money(total) })] };
}

/** What comes in by the week and the month, and what is left of the month's. */
function earnedOf(slots: Slots, told: FigureWriter): Written {
  const { count = 0, countPer = 'week', price = 0, spent } = slots;
  const { net, line } = netOf(slots, price, told);
  const first = count * net;
  const working = [...line, told.working(`${told.number(count)} × ${told.money(net)}`, first, told.money(first))];
  if (countPer === 'year') return { working, means: [told.say('basket', { total: told.money(first) })] };
  const times = countPer === 'day' ? DAYS_A_WEEK * WEEKS_A_MONTH : countPer === 'week' ? WEEKS_A_MONTH : 1;
  const month = first * times;
  if (times > 1) working.push(told.working(`${told.money(first)} × ${told.number(times)}`, month, told.money(month)));
  const often = timesIn('month', slots.over);
  if (slots.over && often !== null) {
    const all = month * often;
    if (often !== 1) working.push(told.working(`${told.money(month)} × ${told.number(often)}`, all, told.money(all)));
    const span = told.calendar(slots.over.value, slots.over.unit);
    return { working, means: [told.say('basket', { total: told.money(all) }), told.say('over', { span })] };
  }
  const means = [told.say('earned', { month: told.money(month) })];
  if (spent !== undefined) {
    const kept = month - spent;
    working.push(told.working(`${told.money(month)} − ${told.money(spent)}`, kept, told.money(kept)));
    means.push(
      kept < 0
        ? told.say('left_loss', { loss: told.money(-kept) })
        : told.say('earned_left', { left: told.money(kept) }),
    );
  }
  if (countPer === 'day') means.push(told.say('days_note'));
  if (countPer === 'week') means.push(told.say('month_note'));
  return { working, means };
}

function shareOf({ percent = 0, total = 0 }: Slots, told: FigureWriter): Written {
  const part = (total * percent) / 100;
  return {
    working: [told.working(`${told.percent(percent)} × ${told.money(total)}`, part, told.money(part))],
    means: [told.priced('share', { part }, { rest: told.money(total - part) })],
  };
}

function changedOf({ percent = 0, total = 0 }: Slots, sign: 1 | -1, told: FigureWriter): Written {
  const change = (total * percent) / 100;
  const after = total + sign * change;
  const formula = `${told.money(total)} ${sign > 0 ? '+' : '−'} ${told.percent(percent)} (${told.money(change)})`;
  const working = [told.working(formula, after, told.money(after))];
  if (after < 0) return nothing(told, 'below_zero', working);
  return { working, means: [told.priced(sign > 0 ? 'more' : 'less', { price: after })] };
}

/** An amount with a sales tax put on it, or taken out of it, and how much of it is tax. */
function taxedOf({ percent = 0, total = 0 }: Slots, isWithin: boolean, told: FigureWriter): Written {
  const whole = 1 + percent / 100;
  const after = isWithin ? total / whole : total * whole;
  const tax = told.money(Math.abs(after - total));
  const formula = isWithin
    ? `${told.money(total)} ÷ ${told.number(whole)}`
    : `${told.money(total)} + ${told.percent(percent)} (${tax})`;
  const said = { price: told.money(after), tax };
  return {
    working: [told.working(formula, after, told.money(after))],
    means: [told.say(isWithin ? 'tax_taken' : 'tax_added', said), told.say('tax_note')],
  };
}

function priceForMargin({ costs = [], fee = 0 }: Slots, told: FigureWriter): Written {
  if (fee >= 100) return nothing(told, 'nothing_left_of_one');
  const cost = sum(costs);
  const price = cost / (1 - fee / 100);
  const formula = `${told.money(cost)} ÷ (${told.percent(100)} − ${told.percent(fee)})`;
  const said = {
    share: told.percent(fee),
    left: told.money(price - cost),
    other: told.money(cost * (1 + fee / 100)),
  };
  return {
    working: [told.working(formula, price, told.money(price))],
    means: [told.priced('price_for_margin', { price }, said)],
  };
}

/** The price of which so much stays when all that goes off has gone. */
function priceToKeep({ costs = [], fee = 0, kept = 0 }: Slots, told: FigureWriter): Written {
  if (fee >= 100) return nothing(told, 'nothing_left_of_one');
  const before = sum(costs) + kept;
  const price = before / (1 - fee / 100);
  const parts = [kept, ...costs].map((one) => told.money(one)).join(' + ');
  const formula = fee === 0 ? parts : `(${parts}) ÷ (${told.percent(100)} − ${told.percent(fee)})`;
  const means = [told.priced('price_with_fee', { price }, { left: told.money(kept) })];
  return { working: [told.working(formula, price, told.money(price))], means };
}

function partedOf(total: number, by: number, says: 'split' | 'one' | 'average', told: FigureWriter): Written {
  if (by === 0) return nothing(told, 'divided_by_zero');
  const part = total / by;
  return {
    working: [told.working(`${told.money(total)} ÷ ${told.number(by)}`, part, told.money(part))],
    means: [told.priced(says, { part })],
  };
}

function written(formula: FormulaName, slots: Slots, beside: Beside): Written {
  const { noun, today, told } = beside;
  switch (formula) {
    case 'units-to-goal':
      return unitsToGoal(slots, noun, told);
    case 'price':
      return priceOf(slots, told);
    case 'left':
      return leftOf(slots, told);
    case 'margin':
      return marginOf(slots, told);
    case 'break-even':
      return breakEven(slots, noun, told);
    case 'rate-earned':
      return rateEarned(slots, told);
    case 'rate-needed':
      return rateNeeded(slots, told);
    case 'fit':
      return fitOf(slots, noun, told);
    case 'hours-for': {
      const { count = 0, each = 0 } = slots;
      const all = told.time(count * each);
      const working = [told.working(`${told.number(count)} × ${told.time(each)}`, 0, all)];
      return { working, means: [told.say('hours_for', { hours: all })] };
    }
    case 'basket':
      return basketOf(slots.items ?? [], told, slots.percent);
    case 'earned':
      return earnedOf(slots, told);
    case 'share':
      return shareOf(slots, told);
    case 'less':
      return changedOf(slots, -1, told);
    case 'more':
      return changedOf(slots, 1, told);
    case 'until':
      return untilOf(slots, today, told);
    case 'saving':
      return savingOf(slots, told);
    case 'pace':
      return paceOf(slots, told);
    case 'split':
      return partedOf(slots.total ?? 0, slots.people ?? 0, 'split', told);
    case 'average':
      return partedOf(slots.total ?? 0, slots.people ?? 0, 'average', told);
    case 'tax-added':
      return taxedOf(slots, false, told);
    case 'tax-taken':
      return taxedOf(slots, true, told);
    case 'price-for-margin':
      return priceForMargin(slots, told);
    case 'price-to-keep':
      return priceToKeep(slots, told);
    case 'runs':
      return runsOf(slots, told);
    case 'bill':
      return slots.bill ? writeBill(slots.bill, told) : nothing(told, 'divided_by_zero');
    case 'ledger':
      return slots.ledger ? writeLedger(slots.ledger, told) : nothing(told, 'divided_by_zero');
    case 'one-of-pack':
      return partedOf(slots.total ?? 0, slots.pack ?? 0, 'one', told);
  }
}

/** What a sum is written with beside its figures. */
export interface Beside {
  /** What is counted, in the person's own form. */
  noun: string | null;
  /** Milliseconds since the epoch. */
  today: number;
  told: FigureWriter;
}

function isTooBig({ items = [], costs = [], date: _date, ledger, ...slots }: Slots): boolean {
  const told = ledger?.entries.map(({ value, count }) => value * count) ?? [];
  const figures = [...Object.values(slots), ...costs, ...told, ...items.flatMap(({ count, price }) => [count, price])];
  return figures.some((figure) => typeof figure === 'number' && figure > TOO_BIG);
}

/** A sum whose slots are all known, as text: a paragraph of working and one of what it means. */
export function writeOut(formula: FormulaName, slots: Slots, beside: Beside): string {
  if (isTooBig(slots)) return beside.told.say('too_big');
  const { working, means } = written(formula, slots, beside);
  return [working.join('\n\n'), means.join(' ')].filter((part) => part !== '').join('\n\n');
}
