import type { Language } from '@foothold/contract';
import { type Clause, clauseOf } from '../../adapt/requests/clauses.ts';
import type { Mark } from '../../adapt/requests/words.ts';
import { type Found, read } from '../../text/phrases.ts';
import type { LimitRole } from '../../understand/limit-words/kinds.ts';
import { limitBooks } from '../../understand/limit-words/words.ts';
import { quantitiesIn } from '../../understand/quantities.ts';
import { isConjunction, isFiller, namesStep } from '../../understand/wish-parts.ts';

type Stretch = Omit<Found<unknown>, 'value'>;

/** More words say something else besides. */
const MOST_WORDS = 10;
const MOST_GRANTED = 16;
/** Up to so many words stand between “only” or “nothing” and what it is said of. */
const NEAR = 2;

/** The words of a clause by what they do in a limit. */
class Roles {
  readonly #clause: Clause;
  readonly #found: readonly Found<LimitRole>[];

  constructor(clause: Clause, language: Language) {
    this.#clause = clause;
    this.#found = limitBooks[language].findAll(clause.words);
  }

  of(...roles: readonly LimitRole[]): Found<LimitRole>[] {
    return this.#found.filter(({ value }) => roles.includes(value));
  }

  /** Whether words of some roles and marks, and such as say nothing, are all that is said. */
  isAll(roles: readonly LimitRole[], marks: readonly Mark[] = []): boolean {
    const { words, marks: own } = this.#clause;
    const spans: Stretch[] = [...this.of(...roles), ...marks.flatMap((mark) => own.all(mark))];
    const isIn = (at: number) => spans.some(({ start, end }) => start <= at && at < end);
    return words.every((word, at) => isIn(at) || isFiller(word) || isConjunction(word));
  }

  /** Whether something named stands near words that keep to it. */
  isNear(named: readonly LimitRole[], frames: readonly Stretch[]): boolean {
    const spans = this.of(...named);
    return frames.some((frame) =>
      spans.some(
        ({ start, end }) =>
          (start >= frame.end && start <= frame.end + NEAR) || (end <= frame.start && end >= frame.start - NEAR),
      ),
    );
  }

  /** “Only”, also as it is said of days alone. */
  only(): Stretch[] {
    return [...this.of('only'), ...this.#clause.marks.all('only_days')];
  }
}

/** Whether a clause keeps to days, times or ways to get there, or leaves days out, and says nothing else: “only Tuesdays”, “no Fridays”. */
function keepsTo(clause: Clause, language: Language): boolean {
  const roles = new Roles(clause, language);
  const isElse = roles.of('others', 'past').length > 0 || quantitiesIn(clause.text).length > 0;
  if (clause.words.length > MOST_WORDS || isElse) return false;
  const out = [...roles.of('without'), ...clause.marks.all('not_days')].filter(({ start }) => start === 0);
  const isLeftOut = roles.isNear(['time'], out);
  const isKept = roles.only().length > 0 && roles.of('time', 'travel').length > 0;
  const joining = ['only', 'without', 'light', 'self', 'have', 'time', 'travel'] as const;
  return (isLeftOut || isKept) && roles.isAll(joining, ['beside_days', 'only_days', 'not_days']);
}

/** “Only on Thursdays they open the hall”: days on which others let somebody in, or lend something. */
function isGranted(clause: Clause, language: Language): boolean {
  const { words, marks } = clause;
  const roles = new Roles(clause, language);
  const first = roles.only().filter(({ start }) => start <= NEAR);
  return words.length <= MOST_GRANTED && marks.has('grants') && roles.isNear(['time'], first);
}

/** Whether some words name days or times and nothing else: those are no task of a plan. */
export function isOfTime(clause: Clause, language: Language): boolean {
  const roles = new Roles(clause, language);
  return !namesStep(clause.words) && roles.of('time').length > 0 && roles.isAll(['time', 'light'], ['beside_days']);
}

/** A clause in two at an “and”, a word of its own or written at the word, or where it gives a reason. */
function halves({ text, words, marks }: Clause): Clause[] {
  const reason = marks.all('reason').find(({ start }) => start > 1);
  const joint = words.findIndex(
    (word, at) => at > 0 && (isConjunction(word) || /^ו[^ו]\p{L}/u.test(text.slice(word.from, word.to))),
  );
  const at = Math.min(...[reason?.start, joint < 0 ? undefined : joint].filter((one) => one !== undefined));
  const [end, behind] = [words[at], words[at + 1]];
  if (!end) return [];
  const begin = isConjunction(end) ? behind : end;
  return [clauseOf(text.slice(0, end.from)), clauseOf(text.slice(begin?.from ?? text.length))];
}

/** What a clause keeps to by itself or in a half: “no Fridays and fewer steps”, “only Sundays because …”. */
export function keptParts(clause: Clause, language: Language): string[] {
  const { text, marks } = clause;
  if (marks.has('past_or_today', 'told_thanks')) return [];
  if (keepsTo(clause, language) && !marks.has('of_others_or_over')) return [text];
  if (isGranted(clause, language)) return [text];
  return halves(clause)
    .filter((part) => keepsTo(part, language) && !part.marks.has('of_others_or_over'))
    .map((part) => part.text);
}

/** What a message says of some days against all others: “only Thursdays, on other days they are shut”. */
export function againstOtherDays(clauses: readonly Clause[], language: Language): string {
  const namesDay = (clause: Clause) => new Roles(clause, language).of('time').length > 0;
  const told = clauses.filter((clause) => clause.marks.has('other_days') || namesDay(clause));
  const isOver = told.some(({ marks }) => marks.has('past_or_today'));
  const isAgainst = told.some(({ marks }) => marks.has('other_days')) && told.some(namesDay);
  return isOver || !isAgainst ? '' : told.map(({ text }) => text).join(', ');
}

/** A message without what it only keeps to, and the “and” before that: the wishes are what is left. */
export function withoutKept(message: string, parts: readonly { said: string }[]): string {
  return parts.reduce((text, { said: part }) => {
    const at = text.indexOf(part);
    if (at < 0) return text;
    const before = read(text.slice(0, at)).at(-1);
    const from = before && isConjunction(before) ? before.from : at;
    return `${text.slice(0, from)} ${text.slice(at + part.length)}`;
  }, message);
}
