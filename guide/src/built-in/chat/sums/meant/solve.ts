import { type Expression, figuresOf, minus, number, over, plus, times } from './expression.ts';
import { type Ask, type Asked, isTime, type Meant } from './meanings.ts';
import { type Scope, Sheet } from './sheet.ts';

const one = number(1);
const HUNDRED = number(100);

type Way = (sheet: Sheet) => Expression | null;

const of = (
  left: Expression | null,
  right: Expression | null,
  make: (left: Expression, right: Expression) => Expression,
): Expression | null => (left && right ? make(left, right) : null);

/** Without what is already there, where anything is. */
const lessHad = (aim: Expression | null, sheet: Sheet) => {
  const had = sheet.flow('have');
  return aim && had ? minus(aim, had) : aim;
};

/** What is aimed at, with what has to be paid out first. */
function aim(sheet: Sheet): Expression | null {
  const want = sheet.flow('want');
  const fixed = sheet.flow('spent', ({ per }) => per !== 'piece' && per !== 'batch');
  return lessHad(want && fixed ? plus(want, fixed) : (want ?? fixed), sheet);
}

/** What one piece leaves before what is paid once. */
function leftOfOne(sheet: Sheet): Expression | null {
  const piece = sheet.in('piece');
  const isOfOne = ({ per }: Meant) => per === 'piece' || per === 'batch';
  const clear = piece.flow('clear', isOfOne);
  if (clear) return clear;
  const price = piece.flow('took', isOfOne);
  const fee = piece.share('fee');
  const kept = price && fee ? times(price, minus(one, fee)) : price;
  const cost = piece.flow('spent', isOfOne);
  return kept && cost ? minus(kept, cost) : kept;
}

/** What is to come in so that enough is left. */
function charged(sheet: Sheet): Expression | null {
  const want = sheet.flow('want') ?? sheet.flow('clear');
  const spent = sheet.flow('spent');
  const margin = sheet.share('margin');
  const rate = sheet.has('took', 'hour') ? sheet.flow('took') : null;
  const own = want ?? rate;
  const sum = own && spent ? plus(own, spent) : (own ?? spent);
  const raised = sum && margin ? times(sum, plus(one, margin)) : sum;
  const fee = sheet.share('fee');
  return raised && fee ? over(raised, minus(one, fee)) : raised;
}

/** The base of a share: what comes in, else what is aimed at, goes out or is left. */
const base = (sheet: Sheet) => sheet.flow('took') ?? sheet.flow('want') ?? sheet.flow('spent') ?? sheet.flow('clear');
const shareOf =
  (what: 'fee' | 'off' | 'deposit'): Way =>
  (sheet) =>
    of(base(sheet), sheet.share(what) ?? sheet.share('part'), times);

/** How each thing that may be asked for is found, the likeliest way first. */
const ways: Readonly<Record<Asked, readonly Way[]>> = {
  clear: [
    (sheet) => sheet.clear(),
    (sheet) => of(sheet.clear(), sheet.only('people'), over),
    // A wished pay by the hour and the hours: what that comes to.
    (sheet) => lessHad(sheet.flow('want'), sheet),
  ],
  took: [
    (sheet) => sheet.took(),
    charged,
    (sheet) => sheet.kept(),
    (sheet) => (sheet.scope === 'piece' ? of(charged(sheet.in('all')), sheet.in('all').count(), over) : null),
    (sheet) => of(sheet.took(), sheet.only('people'), over),
  ],
  spent: [
    (sheet) => sheet.flow('spent'),
    (sheet) => of(sheet.flow('spent'), sheet.share('off'), (cost, off) => times(cost, minus(one, off))),
    (sheet) => of(sheet.flow('spent'), sheet.only('people'), over),
  ],
  count: [
    (sheet) => of(aim(sheet), leftOfOne(sheet), over),
    (sheet) => of(sheet.hours(), sheet.only('hours', 'piece'), over),
    (sheet) =>
      of(
        sheet.flow('hours', ({ per }) => per !== 'piece'),
        sheet.only('hours', 'piece'),
        over,
      ),
    (sheet) => of(sheet.flow('have'), sheet.only('spent', 'piece'), over),
    (sheet) => of(sheet.flow('want'), sheet.only('took', 'hour'), over),
    (sheet) => sheet.count(),
  ],
  hours: [
    (sheet) =>
      of(
        lessHad(
          sheet.flow('want', ({ per }) => per !== 'hour'),
          sheet,
        ),
        sheet.only('took', 'hour') ?? sheet.only('clear', 'hour') ?? sheet.only('want', 'hour'),
        over,
      ),
    (sheet) => sheet.hours(),
  ],
  span: [],
  margin: [
    (sheet) => of(of(sheet.clear(), sheet.took(), over), HUNDRED, times),
    (sheet) => of(of(sheet.flow('clear'), sheet.took(), over), HUNDRED, times),
  ],
  fee: [shareOf('fee')],
  off: [shareOf('off')],
  deposit: [shareOf('deposit')],
  short: [
    (sheet) => of(lessHad(sheet.flow('want'), sheet), sheet.clear(), minus),
    (sheet) => lessHad(sheet.flow('want') ?? sheet.flow('took') ?? sheet.flow('spent'), sheet),
    (sheet) => of(sheet.flow('took'), sheet.share('deposit'), (sum, paid) => times(sum, minus(one, paid))),
  ],
  people: [
    (sheet) => of(sheet.clear(), sheet.only('people'), over),
    (sheet) => of(sheet.flow('spent'), sheet.only('people'), over),
    (sheet) => of(lessHad(sheet.flow('want'), sheet), sheet.only('people'), over),
  ],
};

/** How long until something is reached, in a time of the calendar. */
const spanWays = (unit: Scope): readonly Way[] => [
  (sheet) => {
    const want = sheet.flow('want', ({ per }) => per === 'all') ?? sheet.flow('spent', ({ per }) => per === 'all');
    const once = sheet.has('want') ? sheet.flow('spent', ({ per }) => per === 'all') : null;
    const goal = want && once ? plus(want, once) : want;
    return of(lessHad(goal, sheet), pace(sheet, unit), over);
  },
  (sheet) => {
    const [counts, rate] = [sheet.only('count', 'all'), sheet.in(unit).flow('count', ({ per }) => isTime(per))];
    return of(counts, rate, over);
  },
  (sheet) =>
    of(
      sheet.hours(),
      sheet.in(unit).flow('hours', ({ per }) => isTime(per)),
      over,
    ),
  (sheet) =>
    of(
      of(sheet.only('hours', 'piece'), sheet.only('count', 'all'), times),
      sheet.in(unit).flow('hours', ({ per }) => isTime(per)),
      over,
    ),
];

/** What is put aside each time. */
function pace(sheet: Sheet, unit: Scope): Expression | null {
  const inTime = sheet.in(unit);
  const isFlow = ({ per }: Meant) => per !== 'all';
  const took = inTime.flow('took', isFlow);
  const fee = inTime.share('fee');
  const gains = [
    took && fee ? times(took, minus(one, fee)) : took,
    inTime.flow('clear', isFlow),
    inTime.flow('have', isFlow),
  ];
  const gained = gains.filter((part) => part !== null);
  const spent = inTime.flow('spent', isFlow);
  const sum = gained.length > 0 ? gained.reduce((all, part) => plus(all, part)) : null;
  return sum && spent ? minus(sum, spent) : sum;
}

/** The scopes a question may be meant in, the likeliest first. */
function scopesOf({ per }: Ask, all: readonly Meant[]): Scope[] {
  if (isTime(per)) return [per];
  // What is told of all together alone is parted at the end: “(180 + 40) ÷ 20”.
  const isWhole = all.every(({ per: one, what }) => one === 'all' || what === 'span');
  if (per === 'piece') return isWhole ? ['all', per] : [per];
  const hourly = per === 'hour' ? (['hour'] as const) : [];
  const named = new Set(all.flatMap(({ per, what }) => (isTime(per) && what !== 'span' ? [per] : [])));
  const isOfOne = all.every(({ what, per: one }) => what !== 'count' || one === 'batch');
  return ['all', ...hourly, ...named, ...(isOfOne ? (['piece'] as const) : [])];
}

const idle: ReadonlySet<string> = new Set(['was', 'none']);

/**
 * What a sum comes to by what its figures mean: the first way to what is asked that needs every one of them, since a figure
 * that is left over was told for something. Null where there is none, or it comes to nothing that can be.
 */
export function solve(all: readonly Meant[], ask: Ask): Expression | null {
  const needed = all.flatMap(({ what }, at) => (idle.has(what) ? [] : [at]));
  const fits = (found: Expression | null) => {
    if (!found || !Number.isFinite(found.value)) return false;
    const used = new Set(figuresOf(found));
    return needed.every((at) => used.has(at)) && used.size === needed.length;
  };
  for (const scope of scopesOf(ask, all)) {
    const sheet = new Sheet(all, scope);
    const found =
      ask.what === 'span'
        ? spanWays(ask.per === 'all' ? 'week' : (ask.per as Scope)).map((way) => way(sheet.in('all')))
        : ways[ask.what].map((way) => {
            if (ask.per === 'hour' && scope !== 'hour') return of(way(sheet), sheet.hours(), over);
            return ask.per === 'piece' && scope !== 'piece' ? of(way(sheet), sheet.count(), over) : way(sheet);
          });
    const fitting = found.find(fits);
    if (fitting) return fitting;
  }
  return null;
}
