import { type Found, read, type ReadText } from '../../text/phrases.ts';
import type { ReadingContext } from './context.ts';
import { isDayWord, namesDay, WEEKEND } from './day-words.ts';
import { flat, type Stretch } from './message.ts';
import { KIN } from './number-mentions.ts';
import { amountsIn, tokensIn } from './numbers.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import type { TakenBackRole } from './taken-back-words/kinds.ts';
import { takenBackBooks } from './taken-back-words/words.ts';
import { rolesIn, toldSentences } from './told-clauses.ts';
import type { MoneyRole, TimeRole } from './told-words/kinds.ts';
import { periodLeads } from './units.ts';

/** As many numbers of a message are looked at; nobody tells more. */
const MOST_NUMBERS = 60;
/** How far behind a number its correction begins, and how far behind that the right one stands, in characters. */
const NEAR = 70;
const NEARER = 45;
const REASON = 70;
/** How far around two numbers what they are is looked for, up to a mark. */
const AROUND = 80;
/** As far as two numbers stand from each other that are one, in characters. */
const TOGETHER = 12;
const BEHIND = 24;

interface Word {
  value: TakenBackRole;
  from: number;
  to: number;
}

/** What takes the place of what in a message. */
interface Edit extends Stretch {
  text: string;
}

interface Text {
  message: string;
  folded: string;
  heard: ReadingContext;
}

function wordsIn(text: string, offset: number, { languages }: ReadingContext): { words: ReadText; roles: Word[] } {
  const words = read(text);
  const found = languages.flatMap((language) => takenBackBooks[language].findAll(words));
  const inOrder = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const placed = ({ value, start, end }: Found<TakenBackRole>): Word => ({
    value,
    from: offset + (words[start]?.from ?? 0),
    to: offset + (words[end - 1]?.to ?? 0),
  });
  return { words, roles: inOrder.map(placed) };
}

/** What the words of a text do, in order; it stands at `offset` in its message. */
export const roleWordsIn = (text: string, offset: number, heard: ReadingContext): readonly Word[] =>
  wordsIn(text, offset, heard).roles;

/** Whether a number counts the thing behind it: “2 kids”. */
function countsAThing({ kind, from, to }: Quantity, { folded, heard }: Text): boolean {
  if (kind !== 'number') return false;
  if (namesPart(folded.slice(from, to))) return true;
  const [, behind = '', next = ''] = /^ ?((\p{L}{2,})[^,.;:!?\n]*)/u.exec(folded.slice(to, to + BEHIND)) ?? [];
  if (next === '') return false;
  // What may stand there is little: whatever else does is counted.
  const isSmall = wordsIn(behind, 0, heard).roles.some(({ from: at }) => at === 0);
  return isDayWord(next) || (!isSmall && !periodLeads.has(next));
}

const namesPart = (text: string) => tokensIn(text).some(({ word }) => isDayWord(word));

/** Whether one number can stand for the other. */
function areAlike(one: Quantity, other: Quantity, text: Text): boolean {
  if (one.clock || other.clock || other.kind === 'other' || countsAThing(other, text)) return false;
  if (other.kind === 'number' && other.written === 1) return false;
  if (one.kind === other.kind || other.kind === 'number') return true;
  // Of a number of which nothing is said the other one says it.
  return one.kind === 'number' && !countsAThing(one, text);
}

const PAUSE = /[,.;:!?…()\n-] ?$/u;
const SENTENCE_END = /[.;!?…\n]/u;
/** Behind these a “no” is about what was said before. */
const BREAKS_OFF = /(?:\.\.|[?…\n-]) ?$/u;

/** Whether words stand where a clause begins, behind no more than a sigh. */
function begins(word: Word, roles: readonly Word[], folded: string, from: number): boolean {
  const before = folded.slice(from, word.from);
  if (PAUSE.test(before)) return true;
  const sigh = roles.find((one) => one.value === 'sigh' && one.to === word.from - 1);
  // “10 but realistically 6”.
  const isFirst = sigh !== undefined && sigh.from <= from + (word.value === 'sure' ? 1 : 0);
  return sigh !== undefined && (isFirst || PAUSE.test(folded.slice(from, sigh.from)));
}

const TAKES_BACK: ReadonlySet<TakenBackRole> = new Set(['sure', 'maybe', 'denies']);
const LINKS: ReadonlySet<TakenBackRole> = new Set([...TAKES_BACK, 'sigh', 'lead', 'sums', 'small']);

/** Where the words that lead up to a place begin, up to which nothing else stands; the place itself where none do. */
function leadUp(from: number, to: number, roles: readonly Word[], folded: string): number {
  let at = to;
  for (;;) {
    const end = folded.slice(from, at).replace(/[\s,.:;…!?$€£₪¥()-]+$/u, '').length + from;
    const before = roles.find((one) => LINKS.has(one.value) && one.to === end && one.from >= from);
    if (!before) return at;
    at = before.from;
  }
}

/** The words between two numbers. */
interface Between {
  one: Quantity;
  other: Quantity;
  roles: readonly Word[];
}

/** Whether what stands behind words that take a number back leads to the one that holds, and from where on. */
function leadTo(word: Word, { one, other, roles }: Between, folded: string): number | null {
  const lead = leadUp(word.to, other.from, roles, folded);
  const reason = folded.slice(word.to, lead).trim();
  const isDirect = lead <= word.to || /^[,.:…]*$/u.test(reason);
  const isLed = roles.some(({ value, from }) => value === 'lead' && from >= lead);
  if (isDirect) {
    // “Cincuenta, no cien” denies the second number; behind a pause, or led up to, it holds.
    const isPaused = /^ ?[,.:…]/u.test(folded.slice(word.to)) || BREAKS_OFF.test(folded.slice(one.to, word.from));
    return word.value !== 'denies' || isLed || isPaused ? other.from : null;
  }
  if (word.value === 'sure') return isLed ? lead : null;
  const isBroken = word.value === 'denies' || BREAKS_OFF.test(folded.slice(one.to, word.from));
  return isLed && isBroken && !SENTENCE_END.test(reason) ? lead : null;
}

const OF_ELSE: ReadonlySet<MoneyRole | TimeRole> = new Set(['figure', 'worth', 'busy', 'others']);
const SAYS_WHAT: ReadonlySet<MoneyRole | TimeRole> = new Set([
  ...OF_ELSE,
  'give',
  'saved',
  'want',
  'reach',
  'once',
  'free',
]);

/** What words say that a sum or hours are. */
function rolesOf(text: string, { languages }: ReadingContext): (MoneyRole | TimeRole)[] {
  const money = rolesIn(text, languages, (books) => books.money);
  const time = rolesIn(text, languages, (books) => books.time);
  return [...money, ...time].flatMap(({ value }) => (SAYS_WHAT.has(value) ? [value] : []));
}

/** The clause before a number. */
const clauseBefore = ({ from }: Quantity, folded: string): string =>
  /[^,.;:!?\n]*$/u.exec(folded.slice(Math.max(0, from - AROUND), from))?.[0] ?? '';

/** What is cut between two numbers, and where the second begins with what leads up to it. */
interface Correction {
  cut: Stretch;
  lead: number;
  /** Whether the second is concluded from what stands between, which is then no more than the reason for it. */
  isConcluded: boolean;
}

/** What is concluded: hours, money, or what is told without saying which. */
const CONCLUDED: ReadonlySet<Quantity['kind']> = new Set(['hours', 'money', 'number']);

/** Whether a number is one part of several, of which what is concluded is the sum. */
function isPart(one: Quantity, { folded, heard }: Text): boolean {
  const before = folded
    .slice(Math.max(0, one.from - AROUND), one.from)
    .split(SENTENCE_END)
    .at(-1);
  const alike = ({ kind }: Quantity) => kind === one.kind || (CONCLUDED.has(kind) && one.kind === 'number');
  return quantitiesIn(before ?? '', heard.languages).some(alike);
}

/** What may be said behind a number that is concluded. */
const CLOSES: ReadonlySet<TakenBackRole> = new Set(['small', 'whole', 'sigh']);
const IS_THERE: ReadonlySet<MoneyRole | TimeRole> = new Set(['most', 'give', 'free']);

/** Whether nothing stands behind a number but that it is all, or what there is: “so 7 in all”, “so 40 tops”. */
function saysNoMoreBehind(other: Quantity, { folded, heard }: Text): boolean {
  const behind = saidBehind(other, folded, heard);
  const roles = [
    ...rolesIn(behind, heard.languages, ({ money }) => money),
    ...rolesIn(behind, heard.languages, ({ time }) => time),
  ];
  const known: Stretch[] = [
    ...wordsIn(behind, 0, heard).roles.filter(({ value }) => CLOSES.has(value)),
    ...roles.filter(({ value }) => IS_THERE.has(value)),
  ];
  return tokensIn(behind).every(
    ({ word, from, to }) => periodLeads.has(word) || known.some((one) => one.from <= from && to <= one.to),
  );
}

/**
 * Whether the second of two numbers is concluded from a turn behind the first: “I said 200 but my husband says that is too
 * much, so 120”. A “but” turns only from what is told as hours or money there is.
 */
function concludedIn({ one, other, roles }: Between, text: Text): Correction | null {
  const { folded, heard } = text;
  if (!CONCLUDED.has(one.kind) || !CONCLUDED.has(other.kind)) return null;
  const lead = leadUp(one.to, other.from, roles, folded);
  const sums = roles.find(({ value, from, to }) => value === 'sums' && from >= lead && to <= other.from);
  if (!sums || namesDay(folded.slice(sums.from, other.from)) || isPart(one, text)) return null;
  const isTurn = (word: Word) => TAKES_BACK.has(word.value) && begins(word, roles, folded, one.to);
  const before = roles.filter(({ to }) => to <= sums.from);
  const back = before.find(isTurn);
  const turn = back ?? before.find(({ value }) => value === 'turns');
  if (!turn) return null;
  // “So 30 is spoken for” says what goes.
  if (!saysNoMoreBehind(other, text)) return null;
  const known = rolesOf(clauseBefore(one, folded), heard);
  // What is saved or wanted is another sum than what is left for this.
  const isAnother = known.some((role) => role === 'want' || role === 'saved');
  const isNothing = one.kind === 'number' && known.every((role) => OF_ELSE.has(role));
  if (!back && (isAnother || isNothing)) return null;
  const from = leadUp(one.to, turn.from, roles, folded);
  return { cut: { from, to: back ? turn.to : from }, lead, isConcluded: true };
}

/** The words that take the first of two numbers back, and where what leads up to the second begins. */
function correctionOf(one: Quantity, other: Quantity, text: Text): Correction | null {
  const { folded, heard } = text;
  const between = folded.slice(one.to, other.from);
  if (between.length > NEAR + REASON) return null;
  const { roles } = wordsIn(between, one.to, heard);
  const concluded = concludedIn({ one, other, roles }, text);
  // “3 hours each, no, on Wednesday 2” is about one of the days.
  if (concluded || namesDay(between)) return concluded;
  for (const word of roles) {
    const reach = word.value === 'sure' ? NEAR : NEARER;
    if (!TAKES_BACK.has(word.value) || word.from - one.to > reach || !begins(word, roles, folded, one.to)) continue;
    const lead = leadTo(word, { one, other, roles }, folded);
    const from = leadUp(one.to, word.from, roles, folded);
    if (lead === null) continue;
    return { cut: { from, to: lead === other.from ? other.from : word.to }, lead, isConcluded: false };
  }
  return null;
}

/** What is said of a number behind it, up to a mark or the reason for it: “8, because I pay the rent on Mondays”. */
function saidBehind({ to }: Quantity, folded: string, heard: ReadingContext): string {
  const behind = /^[^,.;:!?\n]*/u.exec(folded.slice(to, to + AROUND))?.[0] ?? '';
  const why = wordsIn(behind, 0, heard).roles.find(({ value }) => value === 'why');
  return behind.slice(0, why?.from);
}

/** Whether words begin as a reason does, and so name no work: “because of the rent”. */
export const beginsWithWhy = (text: string, heard: ReadingContext): boolean =>
  wordsIn(flat(text), 0, heard).roles.some(({ value, from }) => value === 'why' && from === 0);

/** Whether the second number is another sum, other hours, or those of another day, by what is said beside it only. */
function saysElse(one: Quantity, other: Quantity, taken: Correction, { folded, heard }: Text): boolean {
  const { cut, lead, isConcluded } = taken;
  const before = clauseBefore(one, folded);
  const behind = saidBehind(other, folded, heard);
  if (namesDay(behind) || WEEKEND.test(behind)) return true;
  const known = rolesOf(`${before} ${folded.slice(one.to, cut.from)}`, heard);
  const reason = lead > cut.to ? folded.slice(cut.to, lead) : '';
  // A rent that went up is why less is left, where that is concluded.
  const why = rolesOf(reason, heard).filter((role) => !isConcluded || !OF_ELSE.has(role));
  const own = [...rolesOf(behind, heard), ...why];
  // A sum that is a rent, or hours of work, may be told before those of the plan.
  const isOfElse = other.kind !== 'number' && known.some((role) => OF_ELSE.has(role) && !own.includes(role));
  return isOfElse || own.some((role) => !known.includes(role));
}

/** The words of a number with its unit and period, where the one it stands for has them. */
function wordingOf(one: Quantity, other: Quantity, { message, folded, heard }: Text): string {
  const own = message.slice(other.from, other.to);
  const isWhole = other.periodic || (!one.periodic && other.kind !== 'number');
  if (isWhole) return own;
  const figures = (quantity: Quantity): Stretch | null => {
    const tokens = tokensIn(folded.slice(quantity.from, quantity.to));
    const amount = amountsIn(tokens, heard.languages).find(({ article }) => !article);
    const [first, last] = [tokens[amount?.first ?? -1], tokens[(amount?.end ?? 0) - 1]];
    return first && last ? { from: quantity.from + first.from, to: quantity.from + last.to } : null;
  };
  const [old, right] = [figures(one), figures(other)];
  if (!old || !right) return own;
  return `${message.slice(one.from, old.from)}${message.slice(right.from, right.to)}${message.slice(old.to, one.to)}`;
}

/** Where what belongs to a sum ends: “so 7 in all”. */
function behindSum({ to }: Quantity, { folded, heard }: Text): number {
  const behind = /^[^,.;:!?\n]*/u.exec(folded.slice(to, to + BEHIND))?.[0] ?? '';
  const all = wordsIn(behind, 0, heard).roles.find(({ value, from }) => value === 'whole' && from <= 1);
  return all ? to + all.to : to;
}

/** What is changed where the second number takes the place of the first, in order; null where it does not. */
function editsFor(one: Quantity, other: Quantity, text: Text, isAgain: boolean): Edit[] | null {
  if (one.written === other.written || !areAlike(one, other, text)) return null;
  const words = wordingOf(one, other, text);
  const isTogether = other.from - one.to <= TOGETHER && !/^ ?\p{L}/u.test(text.folded.slice(one.to, one.to + 2));
  const isNear = one.kind === other.kind || other.kind === 'number' || isTogether;
  const taken = isNear ? correctionOf(one, other, text) : null;
  if (!taken || saysElse(one, other, taken, text)) return null;
  const { cut, lead } = taken;
  const to = taken.isConcluded ? behindSum(other, text) : other.to;
  const gone = isAgain ? [{ from: cut.from, to }] : [cut, { from: Math.max(lead, cut.to), to }];
  return [{ from: one.from, to: one.to, text: words }, ...gone.map((stretch) => ({ ...stretch, text: '' }))];
}

/** What is left of marks where words between them went. */
function tidied(text: string): string {
  const parted = text.replace(/ ?[.…,;:]+(?: +[.…,;:]+)+ ?|[,;:]{2,} ?/gu, (marks) =>
    /[.…] *$/u.test(marks) ? '. ' : ', ',
  );
  return parted.replace(/ {2,}/gu, ' ').replace(/^[\s,;:]+|[\s,;:]+$/gu, '');
}

/** Whether a number only says again what was said: “100 a month. No wait, she says 100 is too much, say 60”. */
function isSaidAgain(one: Quantity, other: Quantity, { folded, heard }: Text): boolean {
  if (one.written !== other.written || other.from - one.to > NEAR) return false;
  return wordsIn(folded.slice(one.to, other.from), 0, heard).roles.some(({ value }) => TAKES_BACK.has(value));
}

/** Whether a number is concluded that somebody named before: “my wife says 180, so 180”, and not “my phone is 30 so 30”. */
function isAgreedTo(one: Quantity, other: Quantity, { folded, heard }: Text): boolean {
  if (one.written !== other.written || other.from - one.to > NEAR) return false;
  const before = clauseBefore(one, folded);
  if (!KIN.test(before) || rolesOf(before, heard).some((role) => role === 'figure' || role === 'worth')) return false;
  return wordsIn(folded.slice(one.to, other.from), 0, heard).roles.some(({ value }) => value === 'sums');
}

/**
 * A message as it was meant: where a number is taken back in the same breath (“80 a month, no wait, 65”), the one that holds
 * stands in its place, so that all who read it hear one number and what is said of it.
 */
export function asMeant(message: string, heard: ReadingContext): string {
  const folded = flat(message);
  const all = toldSentences(folded, heard.languages).flatMap(({ from, counted }) =>
    counted.map((one): Quantity => ({ ...one, from: from + one.from, to: from + one.to })),
  );
  all.length = Math.min(all.length, MOST_NUMBERS);
  const text = { message, folded, heard };
  let meant = message;
  // From the end on, so that what stands before keeps its place, and of three numbers the last one holds.
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const [one, next, third] = all.slice(at, at + 3);
    if (!one || !next) continue;
    // Said again is the first of them, or the one that holds.
    const isAgain = third !== undefined && (isSaidAgain(one, next, text) || isAgreedTo(next, third, text));
    const isBeside = third !== undefined && !isAgain && !areAlike(one, next, text);
    const edits = editsFor(one, isAgain || isBeside ? third : next, text, isAgain);
    if (!edits) continue;
    for (const { from, to, text: words } of edits.toReversed()) meant = meant.slice(0, from) + words + meant.slice(to);
    all.splice(isBeside ? at + 2 : at + 1, isAgain ? 2 : 1);
  }
  return meant === message ? message : tidied(meant);
}
