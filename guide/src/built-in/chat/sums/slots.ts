import type { Bill } from './bill/bill.ts';
import type { Calendar } from './figure.ts';
import type { Ledger } from './ledger/ledger.ts';

/** So many at a price each. */
export interface Item {
  count: number;
  price: number;
}

/** The figures of a sum. Money in one currency, times in hours, shares in percent; absent = not said. */
export interface Slots {
  /** For one. */
  price?: number;
  /** For an hour. */
  rate?: number;
  goal?: number;
  goalPer?: Calendar | 'once';
  /** What goes out for one. */
  costs?: readonly number[];
  /** What goes out for each of so many. */
  perOne?: number;
  /** Share that somebody else keeps of a price. */
  fee?: number;
  /** Paid once or each month, however many are sold. */
  fixed?: number;
  /** That there are, or that a job takes. */
  hours?: number;
  /** For one. */
  each?: number;
  count?: number;
  /** How often there are so many. */
  countPer?: Calendar;
  /** The time a sum is made for, where it is none of its own: “and in 3 months?”. */
  over?: { value: number; unit: Calendar };
  /** What goes out of the whole of a month. */
  spent?: number;
  people?: number;
  /** The whole that is parted, changed or saved up. */
  total?: number;
  percent?: number;
  /** Put aside each `savedPer`. */
  saved?: number;
  savedPer?: Calendar;
  /** That shall stay of one. */
  kept?: number;
  /** Pieces in a pack. */
  pack?: number;
  items?: readonly Item[];
  bill?: Bill;
  ledger?: Ledger;
  /** Milliseconds since the epoch. */
  date?: number;
}

export type FormulaName =
  | 'units-to-goal'
  | 'price'
  | 'left'
  | 'margin'
  | 'break-even'
  | 'rate-earned'
  | 'rate-needed'
  | 'fit'
  | 'hours-for'
  | 'basket'
  | 'earned'
  | 'share'
  | 'less'
  | 'more'
  | 'until'
  | 'saving'
  | 'pace'
  | 'split'
  | 'average'
  | 'one-of-pack'
  | 'tax-added'
  | 'tax-taken'
  | 'price-for-margin'
  | 'price-to-keep'
  | 'bill'
  | 'ledger'
  | 'runs';

/** Slots with one number, which a follow-up can change. */
export type NumberSlot =
  | Exclude<
      keyof Slots,
      'costs' | 'items' | 'goalPer' | 'savedPer' | 'countPer' | 'over' | 'perOne' | 'bill' | 'ledger'
    >
  | 'cost';

interface FormulaShape {
  /** Every one of a row must be known; of “price|rate” one is enough. */
  needs: readonly string[];
  /** May be missing from the message, and is asked for then. */
  askable: readonly NumberSlot[];
  /** What a follow-up may bring in besides. */
  takes: readonly NumberSlot[];
}

export const formulas: Readonly<Record<FormulaName, FormulaShape>> = {
  'units-to-goal': {
    needs: ['goal', 'price|rate'],
    askable: ['price', 'goal'],
    takes: ['goal', 'price', 'rate', 'cost', 'fee', 'each', 'people'],
  },
  price: { needs: ['hours', 'rate'], askable: ['rate', 'hours'], takes: ['hours', 'rate', 'cost', 'fee'] },
  left: {
    needs: ['price|items', 'costs|perOne|fee'],
    askable: ['cost', 'price'],
    takes: ['price', 'cost', 'fee', 'count', 'people'],
  },
  margin: { needs: ['price', 'costs|fee'], askable: ['cost', 'price'], takes: ['price', 'cost', 'fee'] },
  'break-even': {
    needs: ['fixed', 'price'],
    askable: ['fixed', 'price'],
    takes: ['fixed', 'price', 'cost', 'fee'],
  },
  'rate-earned': { needs: ['price', 'hours'], askable: ['hours', 'price'], takes: ['price', 'hours', 'cost', 'fee'] },
  'rate-needed': { needs: ['goal', 'hours'], askable: ['hours', 'goal'], takes: ['goal', 'hours'] },
  fit: { needs: ['hours', 'each'], askable: ['hours', 'each'], takes: ['hours', 'each'] },
  'hours-for': { needs: ['count', 'each'], askable: ['count', 'each'], takes: ['count', 'each'] },
  basket: { needs: ['items'], askable: [], takes: ['count', 'price', 'percent'] },
  earned: {
    needs: ['price', 'count', 'countPer'],
    askable: ['price', 'count'],
    takes: ['price', 'count', 'spent', 'fee'],
  },
  share: { needs: ['percent', 'total'], askable: ['total'], takes: ['percent', 'total'] },
  less: { needs: ['percent', 'total'], askable: ['total'], takes: ['percent', 'total'] },
  more: { needs: ['percent', 'total'], askable: ['total'], takes: ['percent', 'total'] },
  until: { needs: ['date'], askable: [], takes: [] },
  saving: { needs: ['total', 'saved'], askable: ['saved', 'total'], takes: ['total', 'saved'] },
  pace: { needs: ['total', 'over'], askable: [], takes: ['total'] },
  split: { needs: ['total', 'people'], askable: ['total', 'people'], takes: ['total', 'people'] },
  average: { needs: ['total', 'people'], askable: ['total', 'people'], takes: ['total', 'people'] },
  'one-of-pack': { needs: ['total', 'pack'], askable: ['pack', 'total'], takes: ['total', 'pack'] },
  'tax-added': { needs: ['percent', 'total'], askable: [], takes: ['percent', 'total'] },
  'tax-taken': { needs: ['percent', 'total'], askable: [], takes: ['percent', 'total'] },
  'price-to-keep': { needs: ['kept', 'costs|fee'], askable: ['cost'], takes: ['kept', 'cost', 'fee'] },
  runs: { needs: ['count', 'saved', 'savedPer'], askable: [], takes: ['count', 'saved'] },
  bill: { needs: ['bill'], askable: [], takes: [] },
  ledger: { needs: ['ledger'], askable: [], takes: [] },
  'price-for-margin': { needs: ['costs', 'fee'], askable: [], takes: ['cost', 'fee'] },
};

function isKnown(slots: Slots, name: string): boolean {
  const entry = Object.entries(slots).find(([key]) => key === name)?.[1];
  return Array.isArray(entry) ? entry.length > 0 : entry !== undefined;
}

/** What is asked for where a need is not met, by the need. */
const askedFor: Readonly<Record<string, NumberSlot>> = {
  'price|rate': 'price',
  'price|items': 'price',
  'costs|fee': 'cost',
  'costs|perOne|fee': 'cost',
};

/** The slots a formula still needs, each by the name it is asked for; empty when the sum can be made. */
export function missingOf(formula: FormulaName, slots: Slots): NumberSlot[] {
  const { needs, askable } = formulas[formula];
  return needs
    .filter((need) => !need.split('|').some((name) => isKnown(slots, name)))
    .flatMap((need) => askable.find((name) => name === (askedFor[need] ?? need)) ?? []);
}
