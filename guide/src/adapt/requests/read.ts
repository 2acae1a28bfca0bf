import { quantitiesIn } from '../../understand/quantities.ts';
import { saidWishesIn } from '../../understand/wishes.ts';
import type { ReadWord } from '../../text/phrases.ts';
import { contrasts } from '../../understand/intent-lexicon.ts';
import { isConjunction, namesStep } from '../../understand/wish-parts.ts';
import { type Clause, clauseOf, clausesIn } from './clauses.ts';
import { readLoosely } from '../../understand/read-loosely.ts';
import { Marks } from './words.ts';
import { datedIn, type DatedRequest } from './dated.ts';
import { namingIn, speaksOfName, type RenameRequest, type RewordRequest } from './naming.ts';
import { presumptionIn, type PresumptionRequest } from './presumption.ts';
import { priceIn, type PriceRequest } from './price.ts';
import { type JoinRequest, type Scope, sizeIn, type SplitRequest } from './size.ts';
import { topicIn, type TopicRequest } from './topic.ts';
import { undatedIn, type UndatedRequest } from './undated.ts';
import { type Reader, weekHoursIn } from './week-hours.ts';

/** What is asked of a plan beside the plain wishes. */
export type Request =
  | SplitRequest
  | JoinRequest
  | RenameRequest
  | RewordRequest
  | PresumptionRequest
  | DatedRequest
  | UndatedRequest
  | TopicRequest
  | PriceRequest;

/** A message taken apart: requests, and what is left to be read as plain wishes. */
export interface Asked {
  requests: Request[];
  rest: string;
  /** The hours a week that the rest names; null when it names none. */
  hours: number | null;
}

/** A clause of more words than anybody asks in is left to the reading of plain wishes. */
const MOST_WORDS = 120;

function requestIn(clause: Clause, before: Clause | null, next: Clause | null, now: number): Request | null {
  if (clause.words.length > MOST_WORDS) return null;
  return (
    namingIn(clause, before, next) ??
    datedIn(clause, before, now) ??
    undatedIn(clause, now) ??
    topicIn(clause, next) ??
    sizeIn(clause, before) ??
    priceIn(clause) ??
    presumptionIn(clause, before)
  );
}

/** “And” as a word of its own, and no “but”: “n’y” is none. */
function isAnd({ text }: Clause, word: ReadWord): boolean {
  const alone = text.slice(word.from, word.to).length === word.forms[0]?.length;
  return alone && isConjunction(word) && !word.forms.some((form) => contrasts.has(form));
}

/** More wishes than are joined by “and” in one clause. */
const MOST_JOINED = 6;

/** A clause whose two halves each ask for something, as two: “I have no car and want it cheaper”. */
function parted(clause: Clause, now: number): Clause[] {
  if (clause.words.length > MOST_WORDS) return [clause];
  const joints = clause.words.flatMap((word, index) => (index > 0 && isAnd(clause, word) ? [index] : []));
  const asks = (one: Clause) => requestIn(one, null, null, now) !== null;
  const wishes = (one: Clause) => asks(one) || saidWishesIn(one.text).length > 0;
  for (const at of joints.slice(0, MOST_JOINED)) {
    const from = clause.words[at]?.from ?? 0;
    if (clause.quoted.some((quoted) => quoted.from < from && from < quoted.to)) continue;
    const [one, other] = [clauseOf(clause.text.slice(0, from)), clauseOf(clause.text.slice(from))];
    if ((asks(one) && wishes(other)) || (asks(other) && wishes(one))) return [one, other];
  }
  return [clause];
}

/** Whether the clause before a request says where it is to happen. */
function isPlaceOf({ clause, before, everything }: Scope): boolean {
  return before !== null && !everything && !namesStep(clause.words) && namesStep(before.words);
}

/** Minutes of no day, week or month are a sitting’s, and beside a wish for smaller tasks hours are so too. */
function isSitting(text: string, requests: readonly Request[]): boolean {
  const spans = quantitiesIn(text);
  const minutes = spans.some(({ unit }) => unit === 'minute') && spans.every(({ unit }) => unit !== 'hour');
  const short = minutes || requests.some(({ kind }) => kind === 'split');
  return short && !new Marks(readLoosely(text)).has('period');
}

/** What is missing, in one request: what takes the place of one thing must not rest on another. */
function withOneLack(requests: readonly Request[]): Request[] {
  const lacks = requests.flatMap((one) => (one.kind === 'lack' && one.things.length > 0 ? [one] : []));
  const [first] = lacks;
  if (!first || lacks.length < 2) return [...requests];
  const things = [...new Set(lacks.flatMap((one) => one.things))];
  const said = lacks.map((one) => one.said).join(', ');
  const others = requests.filter((one) => !lacks.some((lack) => lack === one));
  return [{ ...first, things, said }, ...others];
}

/** Whether the clause behind a request holds the new name or word that it asks for. */
function isToldIn({ text }: Clause, request: Request, { text: own }: Clause): boolean {
  if (request.kind === 'rename') return text.startsWith(request.name);
  return request.kind === 'reword' && text.includes(request.to) && !own.includes(request.to);
}

/** Whether two cuts to some minutes are both of all tasks. */
function isSameCut(one: SplitRequest, other: SplitRequest): boolean {
  return [one, other].every(({ minutes, scope }) => minutes !== null && !namesStep(scope.clause.words));
}

/** Reads a message. */
export function readRequests(message: string, reader: Reader): Asked {
  const { now } = reader;
  const clauses = clausesIn(message).flatMap((clause) => parted(clause, now));
  const requests: Request[] = [];
  const rest: Clause[] = [];
  let told = false;
  for (const [index, clause] of clauses.entries()) {
    // The name behind “call step 2:” is no request of its own.
    if (told) {
      told = false;
      continue;
    }
    const next = clauses[index + 1] ?? null;
    const request = requestIn(clause, clauses[index - 1] ?? null, next, now);
    const last = requests.at(-1);
    // “Bigger tasks, an hour each” is one request.
    if (request?.kind === 'split' && last?.kind === 'join' && last.minutes === null) last.minutes = request.minutes;
    // “An hour is impossible, 20 minutes at most” cuts once, to the shorter.
    else if (request?.kind === 'split' && last?.kind === 'split' && isSameCut(last, request))
      last.minutes = Math.min(last.minutes ?? Infinity, request.minutes ?? Infinity);
    else if (request) requests.push(request);
    else rest.push(clause);
    // “Step 2 is the only problem, cut it up”: what names the step says no more than that.
    if (request && 'scope' in request && isPlaceOf(request.scope)) rest.pop();
    // “I don't like the name, make it …” asks for that name and nothing else.
    const before = rest.at(-1);
    if (request?.kind === 'rename' && before && before === clauses[index - 1] && speaksOfName(before)) rest.pop();
    told = request !== null && next !== null && isToldIn(next, request, clause);
  }
  // As it was written where nothing was taken out: a colon or a comma may join two clauses.
  const left = requests.length === 0 ? message : rest.map(({ text }) => text).join('\n');
  return {
    requests: withOneLack(requests),
    rest: left,
    hours: isSitting(left, requests) ? null : weekHoursIn(left, reader),
  };
}
