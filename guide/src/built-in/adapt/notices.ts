import { type Language, PLAN_MAX } from '@foothold/contract';
import type { Words } from '../../catalogue/load.ts';
import { sentences } from '../../ideas/write-idea.ts';
import { formatNumber } from '../../text/counted.ts';
import { joined } from '../../text/joined.ts';
import { fill } from '../../text/fill.ts';
import { read } from '../../text/phrases.ts';
import { quote } from '../../text/quote.ts';
import { type NamedDay, weeksUntil } from '../../understand/deadline.ts';
import type { Wish } from '../../understand/wishes.ts';
import { datedSentence, dueSentence } from '../../adapt/with-date.ts';
import { contentWords, findTasks } from './find-task.ts';
import type { LimitsKept } from './limits-kept.ts';
import type { DatedRequest } from '../../adapt/requests/dated.ts';
import type { Request } from '../../adapt/requests/read.ts';
import { nameOf } from '../../adapt/requests/words.ts';
import { type Adapting, draftOf, openStep } from '../../adapt/state.ts';

/** What became of one thing that was asked for. */
export interface Outcome {
  /** The person's words. */
  said: string;
  done: boolean;
  request?: Request;
  wish?: Wish;
  full?: boolean;
  brings?: string;
  /** The day that it is to be ready by. */
  due?: NamedDay;
}

/** Titles named at once. */
const MOST_TITLES = 3;

/** The first of some titles, as one list of quotations. */
export function quotedTitles(titles: readonly string[], language: Language): string {
  return joined(
    titles.slice(0, MOST_TITLES).map((title) => quote(title, language)),
    language,
  );
}

/** Wishes about one task of the plan, which may not be there. */
const aimed = new Set<Wish['intent']>(['drop', 'postpone', 'earlier', 'move', 'replace']);

/** What was read out of words that may mean something else, and came to nothing, was not asked. */
const isAsked = ({ request, done }: Outcome) =>
  done || !request || !('vague' in request) || !request.vague || request.kind === 'lack';

/** What is missing or there already, as it is called: by its name, else in the person's words. */
function objectOf(request: Request, { language }: Words): string {
  if (request.kind !== 'lack' && request.kind !== 'have') return quote(request.said, language);
  const [thing] = request.things;
  return thing ? quote(nameOf(thing, language), language) : quote(request.object, language);
}

/** Why one request changed nothing. */
function reasonFor({ request, brings, said }: Outcome, words: Words): string {
  const { adapt } = words.shared;
  if (request?.kind === 'lack') {
    const slots = { quote: objectOf(request, words) };
    return brings === undefined ? fill(adapt.not_counted, slots) : fill(adapt.comes_later, { ...slots, task: brings });
  }
  if (request?.kind === 'rename' && request.target !== null)
    return fill(adapt.not_found, { quote: quote(request.said, words.language) });
  if (request?.kind === 'topic') return fill(adapt.no_topic, { quote: quote(request.object, words.language) });
  if (request?.kind === 'reword') return fill(adapt.not_found, { quote: quote(request.from, words.language) });
  if (request?.kind === 'split' || request?.kind === 'join') return adapt.fits_already;
  return fill(adapt.left_undone, { quotes: quote(said, words.language) });
}

function wishesNotice(wishes: readonly Wish[], adapting: Adapting, { shared, language }: Words): string {
  const draft = draftOf(adapting.plan);
  const missing = wishes.find(
    ({ intent, object }) => aimed.has(intent) && object !== '' && findTasks(object, draft, adapting).length === 0,
  );
  if (missing) return fill(shared.adapt.not_found, { quote: quote(missing.object, language) });
  const dateless = wishes.every(
    ({ intent, object }) => intent === 'deadline' && weeksUntil(object, adapting.now) === null,
  );
  if (dateless) return shared.adapt.no_date;
  const namesNothing = (object: string) => contentWords(read(object)).length === 0;
  const bare = wishes.every(({ intent, object }) => namesNothing(object) && (aimed.has(intent) || intent === 'add'));
  return bare ? shared.adapt.not_understood : shared.adapt.fits_already;
}

/** What is said when nothing changes: why, or what can be asked for. */
export function noticeFor(outcomes: readonly Outcome[], adapting: Adapting, words: Words): string {
  const asked = outcomes.filter(isAsked);
  if (asked.length === 0) return words.shared.adapt.not_understood;
  if (!openStep(draftOf(adapting.plan), adapting)) return words.shared.adapt.nothing_left;
  const requests = asked.filter(({ request }) => request);
  const wishes = asked.flatMap(({ wish }) => wish ?? []);
  const reasons = new Set(requests.map((one) => reasonFor(one, words)));
  const wished = wishes.length > 0 ? wishesNotice(wishes, adapting, words) : '';
  // “Take out all about posters, I don't like it”: what is told beside a request that was understood is no riddle.
  return sentences(...reasons, reasons.size > 0 && wished === words.shared.adapt.not_understood ? '' : wished);
}

/** The sentences of the description that keep a day, without the last stop; empty where none does. */
function datesKept(outcomes: readonly Outcome[], dated: readonly DatedRequest[], words: Words): string {
  const kept = outcomes.filter(({ done }) => done);
  return sentences(
    ...dated.map((request) => datedSentence(request, words)),
    ...kept.flatMap(({ due }) => (due ? [dueSentence(due, words)] : [])),
    ...kept.flatMap(({ request }) => (request?.kind === 'undated' ? [quote(request.said, words.language)] : [])),
  ).replace(/[.]$/u, '');
}

/** What is said beside a changed plan: what became of a date, and what was not done; empty when all was. */
export function noticeBeside(outcomes: readonly Outcome[], dated: readonly DatedRequest[], words: Words): string {
  const { shared, language } = words;
  const text = datesKept(outcomes, dated, words);
  const undone = outcomes.filter((one) => !one.done && one.request?.kind !== 'dated' && isAsked(one));
  const plain = undone.filter(({ wish }) => wish);
  const wanted = plain.map(({ wish, said }) => quote(wish && wish.object !== '' ? wish.object : said, language));
  const quotes = joined([...new Set(wanted)], language);
  const reasons = undone.filter(({ wish }) => !wish).map((one) => reasonFor(one, words));
  return sentences(
    text !== '' ? fill(shared.adapt.dated, { text }) : '',
    outcomes.some(({ full }) => full)
      ? fill(shared.adapt.no_room, { count: formatNumber(PLAN_MAX.substeps, language) })
      : '',
    ...new Set(reasons),
    plain.length > 0 ? fill(shared.adapt.left_undone, { quotes }) : '',
  );
}

/** What is said of a limit that was told to the plan: where it stands, and which tasks ask for it all the same. */
export function limitsNotice({ isTold, still, times, rulesOut }: LimitsKept, { shared, language }: Words): string {
  if (!isTold) return shared.adapt.not_understood;
  const quotes = joined(
    times.map((one) => quote(one, language)),
    language,
  );
  const ruledOut =
    still.length === 0
      ? shared.adapt.kept_limit
      : fill(shared.adapt.still_asks, { tasks: quotedTitles(still, language) });
  return sentences(times.length > 0 ? fill(shared.adapt.kept_words, { quote: quotes }) : '', rulesOut ? ruledOut : '');
}
