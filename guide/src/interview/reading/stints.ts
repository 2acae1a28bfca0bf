import { tokensOf } from '../../text/fold.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { edgeWords } from './edge-words/words.ts';
import { soundsLikeWork } from './jobs.ts';
import { flat, overlaps, placeOfWords, type Stretch, stretchesOf } from './message.ts';
import { ownWorkWords } from './own-work/words.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import type { Reading } from './read-message.ts';
import { wordsOf } from './refusals.ts';
import { holdsWorkWord } from './work-words.ts';

/** Parts of a message, and as many of them as are looked at. */
const PART = /[^,;.!?\n]+/gu;
const MOST_PARTS = 24;
/** As many words as a place of work has, with what leads to it. */
const MOST_WORDS = 6;

/** How long somebody was somewhere; `unit`: what counts it, empty where the one before says. */
interface Stint extends Stretch {
  text: string;
  unit: string;
}

const SAYS = /[\p{L}\p{N}]/u;

/** The parts of a message, also where an “and then” parts them; folded text is as long as what was written. */
function partsOf(folded: string, { languages }: ReadingContext): Stretch[] {
  return stretchesOf(PART, folded)
    .slice(0, MOST_PARTS)
    .flatMap(({ from, to }) => {
      const joins = languages
        .flatMap((language) => stretchesOf(edgeWords[language].next, folded.slice(from, to)))
        .toSorted((one, other) => one.from - other.from);
      const starts = [from, ...joins.map((join) => from + join.to)];
      const ends = [...joins.map((join) => from + join.from), to];
      return starts.flatMap((start, at) => {
        const end = ends[at] ?? to;
        return SAYS.test(folded.slice(start, end)) ? [{ from: start, to: end }] : [];
      });
    });
}

/** Whether all that stands before a length is an “and”. */
const isJoined = (lead: string, { languages }: ReadingContext) =>
  tokensOf(lead).every(({ word }) => languages.some((language) => edgeWords[language].and.has(word)));

/** Whether what stands behind a length is somewhere: “in a dairy”. */
function isSomewhere(behind: string, { languages }: ReadingContext): boolean {
  const [first, ...rest] = tokensOf(behind);
  const isAt = first && languages.some((language) => ownWorkWords[language].at.test(first.word));
  return isAt === true && rest.length < MOST_WORDS && !/\d/u.test(behind);
}

/** The word that counts a length: “years”. */
const unitOf = ({ from, to }: Quantity, text: string) => tokensOf(text.slice(from, to)).slice(1).at(-1)?.word ?? '';

/** How long a part says that somebody was somewhere; null where it says anything else. `before`: the part before it says so too. */
function stintOf({ from, to }: Stretch, message: string, before: Stint | null, heard: ReadingContext): Stint | null {
  const written = message.slice(from, to);
  const text = flat(written);
  const [length] = quantitiesIn(text, heard.languages);
  const isLength = length?.kind === 'years' || (length?.kind === 'number' && before !== null);
  if (!length || !isLength || !isJoined(text.slice(0, length.from), heard)) return null;
  const behind = text.slice(length.to);
  if (!isSomewhere(behind, heard)) return null;
  const unit = length.kind === 'years' ? unitOf(length, text) : (before?.unit ?? '');
  const rest = written.slice(length.to);
  const said = length.kind === 'years' ? written.slice(length.from) : `${length.value} ${unit}${rest}`;
  return { from, to, text: said.trim(), unit };
}

/** The first row of stints that a message tells one behind the other; empty where it tells no two. */
function rowIn(message: string, heard: ReadingContext): Stint[] {
  let row: Stint[] = [];
  for (const part of partsOf(flat(message), heard)) {
    const stint = stintOf(part, message, row.at(-1) ?? null, heard);
    if (stint) row.push(stint);
    else if (row.length > 1) return row;
    else row = [];
  }
  return row.length > 1 ? row : [];
}

type Job = Extract<Mention, { field: 'experience' }>;

/** The work that a stint is heard as by itself; null where it is none, as in a town. */
function jobOf({ text }: Stint, again: (text: string) => readonly Mention[]): Job | null {
  const job = again(text).find((one) => one.field === 'experience');
  return job && job.value.duration_months > 0 ? job : null;
}

/**
 * What was heard, with work that is told as one place behind the other, each with how long and nothing else: “14 years in a dairy
 * and then two at a kiosk”. Each is heard as the answer it would be alone; where one of them is no work, none is. Beside
 * another question one of them has to name work, since people tell where they lived like that, too.
 */
export function withStints<Heard extends Reading>(
  hearing: Heard,
  message: string,
  { heard, again }: { heard: ReadingContext; again: (text: string) => readonly Mention[] },
): Heard {
  const folded = flat(message);
  const row = rowIn(message, heard);
  const jobs = row.map((stint) => jobOf(stint, again));
  const isJobs = (all: readonly (Job | null)[]): all is Job[] => all.length > 1 && all.every((one) => one !== null);
  if (!isJobs(jobs)) return hearing;
  const namesWork = ({ value: { role_title: title } }: Job) =>
    soundsLikeWork(title) || holdsWorkWord(title, heard.language);
  if (heard.asked !== 'experience' && !jobs.some(namesWork)) return hearing;
  const isOfRow = (words: string) => {
    const place = placeOfWords(words, folded);
    return place !== null && row.some((stint) => overlaps(stint, place));
  };
  const isTaken = (one: Mention) => (one.field === 'experience' || one.field === 'notes') && isOfRow(wordsOf(one));
  return {
    ...hearing,
    said: [...hearing.said.filter((one) => !isTaken(one)), ...jobs],
    unread: hearing.unread.filter((text) => !isOfRow(text)),
  };
}
