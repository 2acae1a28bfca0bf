import { amountsIn } from '../../text/money.ts';
import type { Clause } from './clauses.ts';
import { thingsIn } from './words.ts';

/** A price that was named for what the plan sells. */
export interface PriceRequest {
  kind: 'price';
  said: string;
  /** Money for one unit. */
  amount: number;
}

/** The price that a clause names; null when it names none. */
export function priceIn({ text, words }: Clause): PriceRequest | null {
  const [amount] = amountsIn(text, 2).filter((one) => one.amount > 0);
  const spoken = thingsIn(words).some(({ value }) => value.thing === 'price' && !value.missing);
  return amount && spoken && amount.currency !== null ? { kind: 'price', said: text, amount: amount.amount } : null;
}
