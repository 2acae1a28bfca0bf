import { type Language, languagesFrom } from '@foothold/contract';
import { partedBy } from './ledger/places.ts';
import { readSum } from './reading.ts';

/** A number with its sign or the name of its money, and without what it is for. */
const AMOUNT = /^(?:\D{1,4}\d[\d.,\u00A0]*|\d(?:[\d.,\u00A0]|\s(?=\d{3}))*\s?[\p{L}\p{Sc}]*)/u;

/** The only amount of money that a message tells, as it stands there; empty where it tells none, or several. */
export function amountTold(message: string, language: Language): string {
  for (const spoken of languagesFrom(language)) {
    const reading = readSum(message, spoken);
    if (!reading) return '';
    const signed = partedBy(reading, spoken).places.filter(({ figure }) => figure.kind === 'money');
    const bare = reading.parts.filter(({ kind, per }) => kind === 'number' && per === null);
    const told = signed.length > 0 ? signed.map(({ figure }) => figure) : reading.parts.length === 1 ? bare : [];
    const [only, ...others] = told;
    if (only && others.length === 0) return AMOUNT.exec(reading.text.slice(only.from, only.to))?.[0] ?? '';
  }
  return '';
}
