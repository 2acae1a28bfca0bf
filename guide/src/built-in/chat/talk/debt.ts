import { isNegator, negatorIn } from '../../../text/negation.ts';
import { type Found, gapBefore, read, type ReadWord } from '../../../text/phrases.ts';
import { amountTold } from '../sums/amount-told.ts';
import type { Place } from './addressee.ts';
import { isOneOf } from './lexicon.ts';

/** Money that the one addressed surely owes the writer, or anything else that is owed by somebody to somebody. */
type Debt =
  | { isTheirs: false }
  | {
      isTheirs: true;
      /** As it was told; empty where none was, or several. */
      amount: string;
      /** What was told besides the debt itself. */
      rest: string;
    };

/** Whom a message is for, and where the words behind that begin. */
interface Whom {
  to: string;
  from: number;
}

const CLAUSE = /[,.;:!?\n—–]/u;

const startsPart = (place: Place, at: number) => at <= 0 || CLAUSE.test(gapBefore(place, at));

const formsIn = (said: string): ReadonlySet<string> => new Set(read(said).flatMap(({ forms }) => forms));

/** Whether nobody but the one addressed stands before a word, and nothing is denied or only reported there. */
function isOfAddressed(place: Place, { start, end }: Found<unknown>, { to, from }: Whom, mayDeny: boolean): boolean {
  const { message, text, lexicon } = place;
  // “Anna that her brother owes me”: a name that holds the debt is more than a name.
  const isName = !to.includes(message.slice(text[start]?.from, text[end - 1]?.to));
  const named = isName ? formsIn(to) : new Set<string>();
  for (let at = start; at > 0 && at !== from; at -= 1) {
    const word = text[at - 1];
    const isKnown = word && (isOneOf(lexicon.debtor, word) || isOneOf(named, word) || (mayDeny && isNegator(word)));
    if (!isKnown) return false;
  }
  return true;
}

/** “I have not paid”, and what another has not paid, where that is told to the one addressed. */
function isOfOthers({ text, lexicon }: Place, { start }: Found<unknown>, { from }: Whom): boolean {
  return start >= from || text.slice(Math.max(0, start - 2), start).some((word) => isOneOf(lexicon.writer, word));
}

const isNumber = (word: ReadWord | undefined, message: string) =>
  word !== undefined && /^\d/u.test(message.slice(word.from, word.to));

/** Whether what is owed is money: an amount with its sign, or one that counts nothing; “3 jars” and “an apology” are none. */
function isMoney(place: Place, end: number, amount: string): boolean {
  const { message, text, lexicon } = place;
  let at = end;
  while (text[at] && isOneOf(lexicon.article, text[at] as ReadWord) && !startsPart(place, at)) at += 1;
  const from = at;
  while (isNumber(text[at], message) && (at === from || !startsPart(place, at))) at += 1;
  const next = text[at];
  if (!next || startsPart(place, at)) return true;
  if (at > from && amount !== '' && /[^\d.,\s]/u.test(amount)) return true;
  return isOneOf(lexicon.owedFor, next) || (at > from && isOneOf(lexicon.owedOf, next));
}

/** Whether an amount counts something: “3 jars”. */
function isCounted(place: Place, amount: string): boolean {
  if (/[^\d.,\s]/u.test(amount)) return false;
  const at = place.text.findIndex(({ from, to }) => amount.startsWith(place.message.slice(from, to)));
  return at < 0 || !isMoney(place, at, amount);
}

/** What is told behind an amount; all of it where more than the debt stands before that. */
function restOf(
  told: string,
  amount: string,
  place: Place,
  known: ReadonlySet<string>,
): { rest: string; isWhole: boolean } {
  const { lexicon } = place;
  const at = told.indexOf(amount);
  const mayLead = (word: ReadWord) => [lexicon.debtor, lexicon.article, known].some((words) => isOneOf(words, word));
  const isPlain = at >= 0 && read(told.slice(0, at)).every(mayLead);
  if (!isPlain) return { rest: told, isWhole: told !== '' };
  const behind = told.slice(at + amount.length).replace(/^[\s,;:.]+/u, '');
  const [first, second] = read(behind);
  const isLed = first && second && isOneOf(lexicon.owedFor, first) && !isOneOf(lexicon.since, first);
  return { rest: isLed ? behind.slice(second.from) : behind, isWhole: false };
}

const partFrom = ({ message, text }: Place, at: number): string =>
  message.slice(text[at]?.from ?? message.length).split(/[;:!?\n]|[,.](?!\d)/u, 1)[0] ?? '';

/** Whether a name goes on to what is owed, and so is none. */
export const owesInside = (to: string, { lexicon }: Place): boolean =>
  [lexicon.owesMe, lexicon.owing].some((book) => book.findAll(read(to)).length > 0);

/** Who owes whom in a message that is asked for; null where nothing of it is told. `told`: what it has to say. */
export function debtIn(place: Place, whom: Whom, told: string): Debt | null {
  const { message, text, lexicon, language } = place;
  const mine = lexicon.owesMe.findAll(text);
  const isCovered = (one: Found<unknown>) => mine.some(({ start, end }) => one.start < end && one.end > start);
  if (lexicon.owing.findAll(text).some((one) => !isCovered(one))) return { isTheirs: false };
  const unpaid = lexicon.aims
    .findAll(text)
    .filter(({ value, start, end }) => value === 'reminder' && text.slice(start, end).some(isNegator));
  const isUnpaid = unpaid.some((one) => isOfAddressed(place, one, whom, true));
  if (mine.length === 0 && !isUnpaid)
    return unpaid.some((one) => isOfOthers(place, one, whom)) ? { isTheirs: false } : null;
  const amount = amountTold(message, language);
  const isDenied = ({ end }: Found<unknown>) => read(partFrom(place, end)).some(negatorIn(language));
  const isSure = mine.every(
    (one) => isOfAddressed(place, one, whom, false) && isMoney(place, one.end, amount) && !isDenied(one),
  );
  if (!isSure) return { isTheirs: false };
  const said = [...mine, ...unpaid].flatMap(({ start, end }) => text.slice(start, end).flatMap(({ forms }) => forms));
  const known = new Set([...formsIn(whom.to), ...said]);
  const isTold = amount !== '' && !isCounted(place, amount);
  const first = [...mine, ...unpaid][0]?.start ?? 0;
  // What stands behind “about”, and what is said of somebody, is not all that was told of what is owed.
  const part = first >= whom.from ? partFrom(place, first) : '';
  const whole = told.includes(amount) || !part.includes(told) ? told : part;
  const { rest, isWhole } = isTold ? restOf(whole, amount, place, known) : { rest: told, isWhole: true };
  return { isTheirs: true, amount: isWhole ? '' : amount, rest };
}
