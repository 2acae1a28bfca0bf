import type { Calendar } from '../figure.ts';
import { WEEKS_A_MONTH } from '../months.ts';
import { type Expression, figure, minus, number, over, plus, times, total } from './expression.ts';
import { isTime, type Meant, type Per, type What } from './meanings.ts';

/** What a sum is made of: everything together, one piece, an hour, or what comes by a time of the calendar. */
export type Scope = 'all' | 'piece' | 'hour' | Calendar;

const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;
const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;
const DAYS_A_YEAR = 365;

/** How many of one time are in another, where the second is the longer. */
const within: Readonly<Record<string, number>> = {
  'day week': DAYS_A_WEEK,
  'day month': DAYS_A_MONTH,
  'day year': DAYS_A_YEAR,
  'week month': WEEKS_A_MONTH,
  'week year': WEEKS_A_YEAR,
  'month year': MONTHS_A_YEAR,
};

const one = number(1);

/** A part that is missing makes the whole unknown. */
const both = (
  left: Expression | null,
  right: Expression | null,
  make: (left: Expression, right: Expression) => Expression,
): Expression | null => (left && right ? make(left, right) : null);

interface Placed extends Meant {
  at: number;
}

/**
 * The figures of one sum, seen in one scope. Each quantity is null where the figures do not tell it in that scope, and
 * `undefined` figures never stand for nothing: what is not told is zero only where a sum of nothing is one.
 */
export class Sheet {
  readonly #all: readonly Placed[];
  readonly scope: Scope;
  /** What goes up by a share, and the share. */
  readonly #risen: { at: number; rise: Placed } | null;

  constructor(all: readonly Meant[], scope: Scope) {
    this.#all = all.map((meant, at) => ({ ...meant, at }));
    this.scope = scope;
    this.#risen = risenIn(this.#all);
  }

  /** A figure, with what it goes up by. */
  #leaf({ at, value }: Placed): Expression {
    const plain = figure(at, value);
    if (this.#risen?.at !== at) return plain;
    const { rise } = this.#risen;
    return times(plain, plus(one, figure(rise.at, rise.value)));
  }

  #told(what: What, ...pers: Per[]): Placed[] {
    return this.#all.filter((meant) => meant.what === what && (pers.length === 0 || pers.includes(meant.per)));
  }

  /** Whether something is told at all. */
  has(what: What, ...pers: Per[]): boolean {
    return this.#told(what, ...pers).length > 0;
  }

  /** A share that is told, of one; null where none is, or two. */
  share(what: What): Expression | null {
    const [first, ...others] = this.#told(what);
    return first && others.length === 0 ? this.#leaf(first) : null;
  }

  /** How long everything lasts, in a time of the calendar; null where it is not told. */
  lasts(unit: Calendar): Expression | null {
    const [span] = this.#told('span');
    const [days] = this.#told('days', 'all');
    if (unit === 'day' && days) return this.#leaf(days);
    if (!span || !isTime(span.per)) return null;
    if (unit === 'day' && span.per !== 'day') {
      const [aWeek] = this.#told('days', 'week');
      if (aWeek) return both(this.lasts('week'), this.#leaf(aWeek), times);
    }
    return this.#rescaled(this.#leaf(span), span.per, unit, 'length');
  }

  /** So much a time (`rate`), or so long (`length`), told in another time. */
  #rescaled(value: Expression, from: Calendar, to: Calendar, kind: 'rate' | 'length'): Expression {
    if (from === to) return value;
    const longer = within[`${from} ${to}`];
    const shorter = within[`${to} ${from}`];
    const grows = (kind === 'rate') === (longer !== undefined);
    const isMonth = [from, to].includes('week') && [from, to].includes('month');
    const factor = number(longer ?? shorter ?? 1, isMonth);
    return grows ? times(value, factor) : over(value, factor);
  }

  /** What comes by a time, in the scope. */
  #byTime(value: Expression, per: Calendar): Expression | null {
    if (this.scope === 'piece') {
      // “12 a month for the kiln, fired 8 times a month”.
      const count = new Sheet(this.#all, per).count();
      return count ? over(value, count) : null;
    }
    if (this.scope === 'hour') return null;
    if (this.scope === 'all') return both(value, this.lasts(per), times);
    if (per === this.scope) return value;
    if (per === 'day') {
      const [days] = this.#told('days', 'week', 'month');
      if (days && isTime(days.per) && days.per !== 'day')
        return this.#rescaled(times(value, this.#leaf(days)), days.per, this.scope, 'rate');
    }
    return this.#rescaled(value, per, this.scope, 'rate');
  }

  /** What is told of everything together, in the scope. */
  #ofAll(value: Expression): Expression | null {
    if (this.scope === 'all') return value;
    if (this.scope === 'piece') {
      const count = new Sheet(this.#all, 'all').count();
      return count ? over(value, count) : value;
    }
    if (this.scope === 'hour') return both(value, new Sheet(this.#all, 'all').hours(), over);
    const hasRates = this.#all.some(({ what, per }) => isTime(per) && what !== 'span');
    const lasts = hasRates ? null : this.lasts(this.scope);
    return lasts ? over(value, lasts) : value;
  }

  /** A count, in the scope. */
  #counted(count: Placed): Expression | null {
    if (count.per === 'batch') return null;
    if (count.per === 'hour') return this.#byHour(this.#leaf(count));
    return isTime(count.per) ? this.#byTime(this.#leaf(count), count.per) : this.#ofAll(this.#leaf(count));
  }

  /** How many pieces there are: those made less those not sold. Null where no number is told. */
  count(): Expression | null {
    const counts = this.#told('count').filter(({ per }) => per !== 'batch');
    if (counts.length === 0) {
      const [batch] = this.#told('count', 'batch');
      return batch && this.scope === 'all' ? this.#leaf(batch) : null;
    }
    const parts = counts.map((count) => this.#counted(count));
    return parts.every((part) => part !== null) ? this.#sold(total(parts)) : null;
  }

  #sold(made: Expression | null): Expression | null {
    const unsold = total(this.#told('unsold').map((one) => this.#leaf(one)));
    return made && unsold ? minus(made, unsold) : made;
  }

  /** The counts that a figure told of one piece goes with: its own where several things are told of, else all. */
  #countsOf(one: Placed): Placed[] {
    const counts = this.#told('count').filter(({ per }) => per !== 'batch');
    const peers = this.#told(one.what, 'piece');
    if (counts.length < 2) return counts;
    if (peers.length === counts.length) return counts.filter((_, index) => index === peers.indexOf(one));
    const others = this.#all.filter(({ what, per }) => per === 'piece' && what !== one.what && what !== 'want');
    if (peers.length === 1 && others.length === 1) return nearest(one, counts);
    if (peers.length === 1) return one.what === 'spent' ? counts : nearest(one, counts);
    return nearest(one, counts);
  }

  /** A figure told of one piece, in the scope. */
  #byPiece(one: Placed): Expression | null {
    if (this.scope === 'piece') return this.#leaf(one);
    const isOfTime = one.what === 'hours';
    // So many an hour are told by the hours, and tell none.
    const counts = this.#countsOf(one).filter(({ per }) => !isOfTime || per !== 'hour');
    if (counts.length === 0) return isOfTime ? null : both(this.#leaf(one), this.count(), times);
    const parts = counts.map((count) => this.#counted(count));
    if (!parts.every((part) => part !== null)) return null;
    // What was not sold was made all the same.
    const many = one.what === 'spent' || one.what === 'hours' ? total(parts) : this.#sold(total(parts));
    return both(many, this.#leaf(one), times);
  }

  /** What is told of an hour, in the scope. */
  #byHour(value: Expression): Expression | null {
    return this.scope === 'hour' ? value : both(value, this.hours(), times);
  }

  #byBatch(one: Placed): Expression | null {
    const [many] = this.#told('count', 'batch');
    if (!many) return this.#leaf(one);
    if (this.scope === 'piece') return over(this.#leaf(one), this.#leaf(many));
    const counts = this.#told('count').filter(({ per }) => per !== 'batch');
    if (counts.length === 0) return this.#leaf(one);
    const parts = counts.map((count) => this.#counted(count));
    return parts.every((part) => part !== null)
      ? both(over(this.#leaf(one), this.#leaf(many)), total(parts), times)
      : null;
  }

  #inScope(one: Placed): Expression | null {
    if (one.per === 'piece') return this.#byPiece(one);
    if (one.per === 'hour') return this.#byHour(this.#leaf(one));
    if (one.per === 'batch') return this.#byBatch(one);
    return isTime(one.per) ? this.#byTime(this.#leaf(one), one.per) : this.#ofAll(this.#leaf(one));
  }

  /** Everything of some kind together; null where none is told, or one of them not in this scope. */
  flow(what: What, isOne: (meant: Meant) => boolean = () => true): Expression | null {
    const parts = this.#told(what)
      .filter(isOne)
      .map((one) => this.#inScope(one));
    return parts.every((part) => part !== null) ? total(parts) : null;
  }

  /** Working time; null where none is told. */
  hours(): Expression | null {
    return this.flow('hours', ({ per }) => per !== 'hour' && per !== 'batch');
  }

  /** What comes in, with what is taken off a price. */
  took(): Expression | null {
    const plain = this.flow('took');
    const off = this.share('off');
    return plain && off ? times(plain, minus(one, off)) : plain;
  }

  /** What comes in, less the share that somebody else keeps of it. */
  kept(): Expression | null {
    const took = this.took();
    const fee = this.share('fee');
    return took && fee ? times(took, minus(one, fee)) : took;
  }

  /** What is left: what comes in and what is told as left, less what goes out. */
  clear(): Expression | null {
    const isBroken = (['took', 'clear', 'spent'] as const).some((what) => this.has(what) && this.flow(what) === null);
    if (isBroken) return null;
    const gains = total([this.kept(), this.flow('clear')].filter((part) => part !== null));
    const spent = this.flow('spent');
    return gains && spent ? minus(gains, spent) : gains;
  }

  /** The same sum in another scope. */
  in(scope: Scope): Sheet {
    return new Sheet(this.#all, scope);
  }

  /** The number of one kind that is told of one thing; null where none is, or several. */
  only(what: What, ...pers: Per[]): Expression | null {
    const [first, ...others] = this.#told(what, ...pers);
    return first && others.length === 0 ? this.#leaf(first) : null;
  }
}

const risable: ReadonlySet<What> = new Set<What>(['took', 'spent', 'clear', 'want']);

/** Which amount a rise is of: the nearest, and of two as near the one before it. */
function risenIn(all: readonly Placed[]): { at: number; rise: Placed } | null {
  const [rise, ...others] = all.filter(({ what }) => what === 'rise');
  if (!rise || others.length > 0) return null;
  const [amount] = nearest(
    rise,
    all.filter(({ what }) => risable.has(what)),
  );
  return amount ? { at: amount.at, rise } : null;
}

/** The count that stands nearest to a figure; of two as near the one before it. */
function nearest(one: Placed, counts: readonly Placed[]): Placed[] {
  const sorted = counts.toSorted(
    (left, right) => Math.abs(left.at - one.at) - Math.abs(right.at - one.at) || left.at - right.at,
  );
  return sorted.slice(0, 1);
}
