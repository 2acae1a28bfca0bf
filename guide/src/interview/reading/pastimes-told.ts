import type { Language } from '@foothold/contract';
import { isNegated } from '../../text/negation.ts';
import { type Found, read, type ReadText } from '../../text/phrases.ts';
import { glueOf } from '../../language/glued.ts';
import { joins } from '../../understand/ruled-out.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { listItems } from './items.ts';
import { namesJob } from './jobs.ts';
import { isLoved, type Love } from './loves-told.ts';
import { flat, overlaps, placeOfWords, type Stretch, stretchesOf } from './message.ts';
import { KIN } from './number-mentions.ts';
import type { PastimeRole } from './pastime-words/kinds.ts';
import { pastimeBooks } from './pastime-words/words.ts';
import { quantitiesIn } from './quantities.ts';
import { wordsOf } from './refusals.ts';

/** Parts of a message, and as many as are looked at. */
const PART = /[^,.;:!?()\n…]+/gu;
const MOST_PARTS = 60;
/** As many words as a pastime has. */
const MOST_WORDS = 7;
/** As many words as may stand before a verb of the teller's at the beginning of its part. */
const MOST_BEFORE = 3;
/** What stands between a pastime and that it is over. */
const COMMA = /^ ?, ?$/u;

/** A sum that begins a part stands no further in it, in characters. */
const SUM_BEGINS = 12;

/** What a message says of how its teller spends their own time, and what they spent it on once. */
export interface Pastimes {
  now: Love[];
  /**
   * The parts that tell those; `played`: by a verb that is hardly ever work, both before and behind which it is said to be over;
   * `left`: they say both that it was done once and that it is over.
   */
  over: (Stretch & { played: boolean; left: boolean })[];
}

interface Part extends Stretch {
  words: ReadText;
  found: readonly Found<PastimeRole>[];
}

function partAt({ from, to }: Stretch, folded: string, languages: readonly Language[]): Part {
  const words = read(folded.slice(from, to));
  return { from, to, words, found: languages.flatMap((language) => pastimeBooks[language].findAll(words)) };
}

/** Where a part that begins with something else goes on to a pastime by an “and”: “I plait hats and I play the fiddle”. */
function joinedAt(part: Part, languages: readonly Language[]): number | null {
  if (leadIn(part, ['like', 'leisure', 'does'])) return null;
  const { words, found, from } = part;
  const joined = found.find(({ value, start }) => {
    const before = words[start - 1];
    const isGlued = languages.some((language) => glueOf[language]?.and.test(words[start]?.forms[0] ?? ''));
    return value === 'does' && before !== undefined && (joins(before) || isGlued);
  });
  return joined ? from + (words[joined.start]?.from ?? 0) : null;
}

function partsOf(message: string, { languages }: ReadingContext): Part[] {
  const folded = flat(message);
  return stretchesOf(PART, folded)
    .slice(0, MOST_PARTS)
    .flatMap((stretch) => {
      const part = partAt(stretch, folded, languages);
      const at = joinedAt(part, languages);
      if (at === null) return [part];
      return [
        { from: part.from, to: at },
        { from: at, to: part.to },
      ].map((one) => partAt(one, folded, languages));
    });
}

const has = ({ found }: Part, role: PastimeRole) => found.some(({ value }) => value === role);

/** The longest phrase of a role that begins a part, behind a few words at most; of several the last, since one leads to another. */
function leadIn(part: Part, roles: readonly PastimeRole[]): Found<PastimeRole> | undefined {
  const all = part.found.filter(({ value, start }) => roles.includes(value) && start <= MOST_BEFORE);
  return all.toSorted((one, other) => one.end - other.end || other.start - one.start).at(-1);
}

/** Where a pastime ends that begins with a word: before what is said besides, or where its part ends. */
function endOf(
  { words, found, from }: Part,
  first: number,
  { begun, next }: { begun: number; next: number | undefined },
): Stretch | null {
  const stop = found.find(({ value, start }) => value === 'stop' && start > begun);
  const end = Math.min(stop?.start ?? words.length, next ?? words.length, first + MOST_WORDS);
  const [begin, last] = [words[first], words[end - 1]];
  return begin && last && end > first ? { from: from + begin.from, to: from + last.to } : null;
}

/** What a part tells, as items of a list. */
function itemsIn(message: string, told: Stretch): Stretch[] {
  let at = told.from;
  return listItems(message.slice(told.from, told.to)).map((item) => {
    const begin = message.indexOf(item, at);
    at = begin + item.length;
    return { from: begin, to: at };
  });
}

/** Whether the part behind a comma says that a pastime is over, and tells none of its own: “fishing I did, no more of that”. */
function isTakenBack(part: Part, next: Part | undefined, message: string): boolean {
  if (!next || !COMMA.test(message.slice(part.to, next.from)) || leadIn(next, ['did', 'played', 'like'])) return false;
  const over = leadIn(next, ['over']);
  const another = leadIn(next, ['does']);
  return over !== undefined && (another === undefined || over.start < another.start);
}

/** In as many parts somebody says that they take up again what was over, and where they say that they do not. */
const AGAIN = 3;

/** Whether what is over is taken up again: “healed now and want to again”. */
const isAgain = (parts: readonly Part[]) =>
  parts.some(({ words, found }) => found.some(({ value, start }) => value === 'again' && !isNegated(words, start)));

/** What leads to the pastimes of a part: a frame or a verb at its beginning, and the verbs behind those. */
function leadsIn(part: Part): Found<PastimeRole>[] {
  const first = leadIn(part, ['like', 'leisure', 'does']);
  if (!first) return [];
  return [first, ...part.found.filter(({ value, start }) => value === 'does' && start >= first.end)];
}

/** The first sum of a part. */
function sumIn({ from, to }: Part, message: string, { languages }: ReadingContext): Stretch | undefined {
  return quantitiesIn(flat(message.slice(from, to)), languages).find(({ kind }) => kind === 'money');
}

/** Whether a part tells of work: who pays, what is sold, or a sum. */
const isPaid = (part: Part, message: string, heard: ReadingContext) =>
  has(part, 'paid') || sumIn(part, message, heard) !== undefined;

/** Whether the part behind a pastime says that it is paid: “I sing at fairs, it is my trade”, “I knit, 50 euros a scarf”. */
function isPaidBehind(next: Part | undefined, message: string, heard: ReadingContext): boolean {
  if (!next || leadIn(next, ['like', 'leisure'])) return false;
  if (has(next, 'paid')) return true;
  return (sumIn(next, message, heard)?.from ?? SUM_BEGINS) < SUM_BEGINS;
}

/** The pastimes of a part, whether they are over or not. */
function pastimesIn(part: Part, message: string, heard: ReadingContext): Stretch[] {
  const leads = leadsIn(part);
  const [begin] = leads;
  if (!begin) return [];
  const ahead = flat(message.slice(part.from, part.from + (part.words[begin.start]?.from ?? 0)));
  if (isNegated(part.words.slice(0, begin.start), begin.start, undefined, heard.language) || KIN.test(ahead)) return [];
  const found = leads.flatMap((lead, at) => {
    const isDone = lead.value === 'does';
    // “I play the fiddle” is told with its verb, without its pronoun.
    const first = isDone ? lead.start + (lead.end - lead.start > 1 && startsWithSelf(part, lead) ? 1 : 0) : lead.end;
    const told = endOf(part, first, { begun: isDone ? lead.end - 1 : lead.end, next: leads[at + 1]?.start });
    return told ? itemsIn(message, told) : [];
  });
  return found.filter(({ from, to }) => isLoved(message.slice(from, to), heard));
}

/** The shortest verb that is told with its pronoun. */
const PRONOUN = 3;
const startsWithSelf = ({ words }: Part, { start }: Found<PastimeRole>) => {
  const word = words[start];
  return word !== undefined && word.to - word.from < PRONOUN;
};

/**
 * How somebody spends their own time, by the frames in which people say so (“I like …”, “off work I …”) and by verbs that are
 * hardly ever work (“I sing alto”); what they say is over is told apart.
 */
export function pastimesTold(message: string, heard: ReadingContext): Pastimes {
  const parts = partsOf(message, heard);
  const pastimes: Pastimes = { now: [], over: [] };
  for (const [at, part] of parts.entries()) {
    const did = leadIn(part, ['did', 'played']);
    const isOver = has(part, 'over') || isTakenBack(part, parts[at + 1], message);
    if (did || isOver) {
      const played = isOver && leadIn(part, ['played']) !== undefined && !isPaid(part, message, heard);
      if (!isAgain(parts.slice(at, at + AGAIN)) && (did || leadIn(part, ['like', 'does'])))
        pastimes.over.push({ from: part.from, to: part.to, played, left: isOver && did !== undefined });
      continue;
    }
    const found = pastimesIn(part, message, heard);
    if (found.length === 0 || isPaid(part, message, heard)) continue;
    if (leadIn(part, ['does']) && isPaidBehind(parts[at + 1], message, heard)) continue;
    pastimes.now.push(...found.map((one) => ({ ...one, said: { from: part.from, to: part.to } })));
  }
  return pastimes;
}

/**
 * What was heard, without pastimes that are over (“I used to play the pipes but gave that away” is neither hobby nor work, and a job somebody left is work),
 * and without those of now among the work, unless that was asked for.
 */
export function withoutPastimes(
  said: readonly Mention[],
  { now, over }: Pastimes,
  message: string,
  heard: ReadingContext,
) {
  if (over.length === 0 && now.length === 0) return [...said];
  const folded = flat(message);
  // What was done once and is over is no skill of whoever tells it beside another question: “j’élevais des pigeons, c’est fini”.
  const isBeside = heard.hasWork === true && heard.asked !== 'experience' && heard.asked !== 'skills';
  return said.filter((one) => {
    const isPastime = one.field === 'hobbies' || one.field === 'skills';
    const isWork = one.field === 'experience' && one.value.duration_months === 0;
    const place = isPastime || isWork ? placeOfWords(wordsOf(one), folded) : null;
    if (place === null) return true;
    if (isWork && heard.asked !== 'experience' && now.some((part) => overlaps(part, place))) return false;
    const isAside = isBeside && !(isWork && namesJob(wordsOf(one)));
    return !over.some(
      (part) => overlaps(part, place) && (part.played || one.field === 'hobbies' || (part.left && isAside)),
    );
  });
}
