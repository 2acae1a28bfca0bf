import type { Language } from '@foothold/contract';
import { counted, formatNumber } from '../../../text/counted.ts';
import { fill } from '../../../text/fill.ts';
import { writeAmount } from '../../../text/money.ts';
import { isolate } from '../../../text/quote.ts';
import { plain } from '../plain.ts';
import type { Calendar } from './figure.ts';
import { type SumWords, sumWords } from './words.ts';

const SMALL = 0.01;
const MINUTES = 60;
const CENTS = 100;
/** Amounts in steps of so many cents are said as they are; others, from here on, are told to the next ten cents as well. */
const EVEN = 5;
const TENTH = 10;
const LEAST_ROUNDED = 1;

/** Writes the figures of one sum in its language and currency. */
export class FigureWriter {
  readonly language: Language;
  readonly words: SumWords;
  readonly #currency: string | null;

  constructor(language: Language, currency: string | null) {
    this.language = language;
    this.words = sumWords[language];
    this.#currency = currency;
  }

  /** An amount with cents where it has any; never rounded to whole ones. */
  money(amount: number): string {
    const whole = Math.abs(amount - Math.round(amount)) < 1e-9;
    const digits = whole ? 0 : Math.abs(amount) < SMALL ? 4 : 2;
    return writeAmount({ amount, currency: this.#currency }, this.language, digits);
  }

  number(value: number): string {
    return formatNumber(value, this.language);
  }

  percent(value: number): string {
    return new Intl.NumberFormat(this.language, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  }

  /** “1 h 30 min”. */
  time(hours: number): string {
    const minutes = Math.round(hours * MINUTES);
    const [whole, rest] = [Math.floor(minutes / MINUTES), minutes % MINUTES];
    const parts = [
      ...(whole > 0 ? [`${this.number(whole)} ${this.words.hour_sign}`] : []),
      ...(rest > 0 || whole === 0 ? [`${this.number(rest)} ${this.words.minute_sign}`] : []),
    ];
    return parts.join(' ');
  }

  calendar(count: number, unit: Calendar): string {
    return counted(count, this.words.counted[unit], this.language);
  }

  date(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  }

  /** “38 calls”, with the noun in the person's own form where there is one. */
  units(count: number, noun: string | null): string {
    return noun === null ? this.number(count) : `${this.number(count)} ${isolate(plain(noun))}`;
  }

  /** A line of working, “=” where the result is exact as shown and “≈” where it is not; left to right in Hebrew too. */
  working(formula: string, value: number, shown: string): string {
    const exact = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
    const line = `${formula} ${exact ? '=' : '≈'} ${shown}`;
    return this.language === 'he' ? `\u2066${line}\u2069` : line;
  }

  say(name: keyof SumWords['says'], phrases: Readonly<Record<string, string>> = {}): string {
    return fill(this.words.says[name], phrases);
  }

  /** A sentence with the amount it is about, and that amount as one says it to a customer: “16.43”, “about 16.40”. */
  priced(name: keyof SumWords['says'], amount: Readonly<Record<string, number>>, phrases = {}): string {
    const [[slot, value] = ['', 0]] = Object.entries(amount);
    const said = this.say(name, { ...phrases, [slot]: this.money(value) });
    const isEven = Math.round(value * CENTS) % EVEN === 0;
    if (isEven || value < LEAST_ROUNDED) return said;
    return `${said} ${this.say('rounded', { price: this.money(Math.round(value * TENTH) / TENTH) })}`;
  }
}
