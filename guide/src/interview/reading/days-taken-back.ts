import { glueOf } from '../../language/glued.ts';
import { formsOf, type Token, tokensOf } from '../../text/fold.ts';
import { isNegator } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import type { ReadingContext } from './context.ts';
import { weekdays } from './day-words.ts';
import { flat } from './message.ts';
import { ownWorkWords } from './own-work/words.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { roleWordsIn, takesBack } from './taken-back.ts';

/** As many days of a message are looked at; nobody names more. */
const MOST_DAYS = 40;
/** How far behind the days of a week one of them is taken back, in characters, and how far a denial stands behind it. */
const NEAR = 90;
const BEHIND = 24;
/** As far behind a day its own hours stand, in characters. */
const OWN_HOURS = 12;
const CLAUSE_END = /[.,;:!?…\n()]/u;

/** A day of the week where a message names it. */
interface Day extends Token {
  day: number;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

function daysIn(folded: string): Day[] {
  const dayOf = (word: string) => weekdays.findIndex((names) => formsOf(word).some((form) => names.has(form)));
  return tokensOf(folded)
    .map((token) => ({ ...token, day: dayOf(token.word) }))
    .filter(({ day }) => day >= 0)
    .slice(0, MOST_DAYS);
}

/** The clause of a day, from it on. */
const clauseFrom = ({ from }: Day, folded: string): string => folded.slice(from).split(CLAUSE_END, 1)[0] ?? '';

/** Whether a day that was named before is taken back where it is named again: “no, on Thursdays we rehearse”, “domingo n”. */
function isTakenBack(before: Day, again: Day, folded: string, heard: ReadingContext): boolean {
  const between = folded.slice(before.to, again.from);
  if (between.length > NEAR) return false;
  const isBroken = roleWordsIn(between, before.to, heard).some((word) => {
    const rest = folded.slice(word.to, again.from);
    // “No Mondays in December” takes nothing back.
    const isDenial = read(folded.slice(word.from, word.to)).some(isNegator) && !CLAUSE_END.test(rest);
    return takesBack(word, folded, before.to) && (word.value === 'sure' || !isDenial);
  });
  // Right behind it a denial takes it back as well.
  const behind = clauseFrom(again, folded).slice(again.to - again.from, BEHIND);
  const denied = roleWordsIn(behind, again.to, heard).some(
    ({ value, from }) => (value === 'denies' || value === 'maybe') && from <= again.to + 1,
  );
  return isBroken || (denied && CLAUSE_END.test(between));
}

/** Where a day stands in its list, with what joins it to the others and the hours that are its own. */
function placeIn(
  { from, to, word }: Day,
  folded: string,
  hours: readonly Quantity[],
  { language }: ReadingContext,
): Omit<Edit, 'text'> {
  const joined = /(?:^|[\s,])([^\s,]+)[\s,]*$/u.exec(folded.slice(0, from));
  const isAnd = ownWorkWords[language].and.has(joined?.[1] ?? '');
  const isJoined = isAnd || glueOf[language]?.and.test(word) === true;
  const start = isAnd ? (joined?.index ?? from) : from;
  const own = hours.find((one) => one.from >= to && one.from - to <= OWN_HOURS);
  const isFirst = own !== undefined && !hours.some((one) => one.to <= from);
  const end = own && !isFirst ? own.to : to;
  const gap = /^ ?,? ?/u.exec(folded.slice(end))?.[0].length ?? 0;
  return { from: start, to: isJoined ? end : end + gap };
}

/** What is said of a day's hours where it is named again, as one more part of the week, with its unit: “on Wednesdays it is 3”. */
function withUnit(again: Day, message: string, unit: Quantity, heard: ReadingContext): Edit[] {
  const folded = flat(message);
  const clause = clauseFrom(again, folded);
  const [number] = quantitiesIn(clause, heard.languages);
  if (number?.kind !== 'number') return [];
  const words = message.slice(unit.from, unit.to).replace(/^[\d.,]+ ?|^\p{L}+ /u, '');
  const at = again.from + number.to;
  const lead = /[\s.…,;]+[^.…,;]*[\s.…,;]+(?:\p{L}+ )?$/u.exec(folded.slice(0, again.from))?.index ?? again.from;
  const from = again.from + number.from;
  return [
    { from: at, to: at, text: ` ${words}` },
    { from: again.to, to: from, text: ' ' },
    { from: Math.min(lead, again.from), to: again.from, text: ', ' },
  ];
}

/**
 * A message with the days of a week as they were meant: one that is named again only to be taken back (“Mondays and
 * Thursdays, two hours each. No, on Thursdays we rehearse”) stands in its list no more, and one that is said to have other
 * hours has those.
 */
export function daysMeant(message: string, heard: ReadingContext): string {
  const folded = flat(message);
  const days = daysIn(folded);
  if (days.length < 2) return message;
  const hours = quantitiesIn(folded, heard.languages).filter(({ kind }) => kind === 'hours');
  const [unit] = hours;
  if (!unit) return message;
  const edits: Edit[] = [];
  const gone = new Set<Day>();
  for (const [at, again] of days.entries()) {
    const before = days.slice(0, at);
    const first = before.find(({ day }) => day === again.day);
    const last = before.at(-1);
    if (!first || !last || gone.has(first) || before.filter((one) => !gone.has(one)).length < 2) continue;
    if (unit.from > again.from || !isTakenBack(last, again, folded, heard)) continue;
    gone.add(first);
    edits.push({ ...placeIn(first, folded, hours, heard), text: '' }, ...withUnit(again, message, unit, heard));
  }
  if (edits.length === 0) return message;
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: words }) => text.slice(0, from) + words + text.slice(to), message)
    .replace(/[ ,]+(?=[.;:!?…])/gu, '')
    .replace(/ +(?=,)/gu, '')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
