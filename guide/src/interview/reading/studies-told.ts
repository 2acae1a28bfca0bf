import { isCommon } from '../../language/common.ts';
import { limitBooks } from '../../understand/limit-words/words.ts';
import { isNegator } from '../../text/negation.ts';
import { type Found, read, type ReadText } from '../../text/phrases.ts';
import { LIMITING, type Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { goalIn } from './items.ts';
import { namesJob, soundsLikeWork } from './jobs.ts';
import { flat, overlaps, placeOfWords, type Stretch, stretchesOf } from './message.ts';
import { KIN } from './number-mentions.ts';
import { quantitiesIn } from './quantities.ts';
import { wordsOf } from './refusals.ts';
import type { StudyRole } from './study-words/kinds.ts';
import { studyBooks } from './study-words/words.ts';
import { wordingOf } from './told-clauses.ts';
import { holdsWorkWord } from './work-words.ts';

/** Parts of a message, and as many as are looked at. */
const PART = /[^,.;:!?()\n…]+/gu;
const MOST_PARTS = 60;
/** As many words as schooling is told in. */
const MOST_WORDS = 12;
/** As many words of a subject as may stand before a degree: “nursing degree”, “art and design diploma”. */
const MOST_SUBJECT = 3;
/** What schooling may have been taken for. */
const TAKEN: ReadonlySet<Mention['field']> = new Set(['goals', 'hobbies', 'skills', 'notes', 'experience']);
/** Where the words of a part end that lead to its schooling, and those of its subject: a name, no word people use for anything. */
function leadEnd(words: ReadText, head: number, leads: readonly Stretch[], { language }: ReadingContext): boolean {
  let subject = 0;
  for (let at = 0; at < head; at += 1) {
    if (leads.some(({ from, to }) => from <= at && at < to)) continue;
    const [form = ''] = words[at]?.forms ?? [];
    if (language !== 'en' || isCommon(form, language)) return false;
    subject += 1;
  }
  return subject <= MOST_SUBJECT;
}

/** Whether words tell of illness or of what a body bears, which no schooling does. */
const isOfHealth = (words: ReadText, { languages }: ReadingContext) =>
  languages.some((language) =>
    limitBooks[language].findAll(words).some(({ value }) => value === 'ill' || value === 'body' || value === 'hurts'),
  );

/** Whether words before the head of schooling or behind it name what people work at, which is studied. */
function isOfWork(
  text: string,
  words: ReadText,
  head: { start: number; end: number },
  { language }: ReadingContext,
): boolean {
  const before = text.slice(0, words[head.start]?.from ?? 0);
  const behind = text.slice(words[head.end - 1]?.to ?? text.length);
  return [before, behind].some((part) => soundsLikeWork(part) || holdsWorkWord(part, language));
}

/** The number of a year: “6º”, “10e”, “3rd” before it, and “9” only behind it, since “9 years” is a length. */
const NUMBERED = /^\d{1,2}\p{L}{1,3}$/u;
const NUMBER = /^\d{1,2}$/u;

/**
 * The years of a school in a part: one that is numbered by the word before it or behind it, “quinto de primaria”, “grade 9”,
 * behind a verb of study or at the end: “the second year that I sell cheese” is none.
 */
function yearsIn(words: ReadText, text: string, found: readonly Found<StudyRole>[]): Found<StudyRole>[] {
  const has = (role: StudyRole, at: number) => found.some(({ value, start }) => value === role && start === at);
  const written = (at: number) => text.slice(words[at]?.from ?? 0, words[at]?.to ?? 0);
  const isOrdinal = (at: number) => at >= 0 && (NUMBERED.test(written(at)) || has('ordinal', at));
  const years = found.flatMap(({ value, start, end }): Found<StudyRole>[] => {
    if (value !== 'year') return [];
    if (isOrdinal(start - 1)) return [{ value: 'head', start: start - 1, end }];
    return isOrdinal(end) || NUMBER.test(written(end)) ? [{ value: 'head', start, end: end + 1 }] : [];
  });
  const isStudied = (year: Found<StudyRole>) => found.some(({ value, start }) => value === 'did' && start < year.start);
  return years.filter((year) => year.end === words.length || isStudied(year));
}

/** The schooling that a part tells by itself: behind nothing but what leads to it, and with nothing that makes it another thing. */
function studyIn(part: Stretch, folded: string, heard: ReadingContext): Stretch | null {
  const text = folded.slice(part.from, part.to);
  const words = read(text);
  if (words.length === 0) return null;
  const named = heard.languages.flatMap((language) => studyBooks[language].findAll(words));
  const found = [...yearsIn(words, text, named), ...named];
  const heads = found.filter(({ value }) => value === 'head' || value === 'bare');
  const [head] = heads.toSorted((one, other) => one.start - other.start || other.end - one.end);
  if (
    !head ||
    found.some(({ value }) => value === 'none' || value === 'doubt') ||
    KIN.test(text) ||
    isOfHealth(words, heard)
  )
    return null;
  const leads = found.flatMap(({ value, start, end }) =>
    value === 'lead' || value === 'did' ? [{ from: start, to: end }] : [],
  );
  if (!leadEnd(words, head.start, leads, heard) || words.slice(0, head.start).some(isNegator)) return null;
  const stop = found.find(({ value, start }) => value === 'stop' && start >= head.end);
  const end = Math.min(stop?.start ?? words.length, words.length);
  const first = words.findIndex((_, at) => !leads.some(({ from, to }) => from <= at && at < to));
  const [begin, last] = [words[Math.min(first < 0 ? head.start : first, head.start)], words[end - 1]];
  if (!begin || !last || end - head.start > MOST_WORDS) return null;
  const told = text.slice(begin.from, last.to);
  // “Bac de fleurs”, “carrera de montaña”: what means other things, too, is schooling where something says so.
  const isStudied = found.some(({ value, start }) => value === 'did' && start < head.start);
  if (!isStudied && (heard.asked === 'goals' || (head.value === 'bare' && !isOfWork(text, words, head, heard))))
    return null;
  // A length is work’s, and a sum is a goal: “curso de 300 euros”; and “high school teacher” is a job.
  const isElse = quantitiesIn(text, heard.languages).some(({ kind }) => kind === 'money' || kind === 'hours');
  const next = words[head.end];
  const isTitle = heard.language === 'en' && next !== undefined && namesJob(text.slice(next.from, next.to));
  return isElse || isTitle || told.length < 3 ? null : { from: part.from + begin.from, to: part.from + last.to };
}

/** What a message tells of its teller’s schooling, in clauses of their own: “bep coiffure”, “nursing degree from Leeds”. */
export function studiesTold(message: string, heard: ReadingContext): Stretch[] {
  // What was asked to be ruled out is, whatever it is called.
  if (heard.asked === 'education' || (heard.asked !== null && LIMITING.has(heard.asked))) return [];
  const folded = flat(message);
  const parts = stretchesOf(PART, folded).slice(0, MOST_PARTS);
  return parts.flatMap((part) => studyIn(part, folded, heard) ?? []);
}

/** A sentence of a message. */
const SENTENCE = /[^.;!?\n…]+/gu;

/** The words of schooling in the part or sentence of what was heard as such. */
function rolesAround(one: Mention, folded: string, { languages }: ReadingContext, within: RegExp): StudyRole[] {
  const place = one.field === 'education' ? placeOfWords(flat(one.value), folded) : null;
  const part = place && stretchesOf(within, folded).find((stretch) => overlaps(stretch, place));
  if (!part) return [];
  const words = read(folded.slice(part.from, part.to));
  return languages.flatMap((language) => studyBooks[language].findAll(words).map(({ value }) => value));
}

/** What was heard as schooling where its clause tells of something else: a course that is given, one that is wished for. */
function asMeant(one: Mention, folded: string, heard: ReadingContext): Mention {
  if (one.field !== 'education' || heard.asked === 'education') return one;
  const isWish = (around: readonly StudyRole[]) =>
    (around.includes('none') || around.includes('doubt')) && !around.includes('did');
  const goal =
    heard.asked === 'goals' && isWish(rolesAround(one, folded, heard, SENTENCE))
      ? goalIn(one.value, heard.language)
      : null;
  if (goal) return { field: 'goals', value: goal };
  return rolesAround(one, folded, heard, PART).includes('none') ? { field: 'notes', value: one.value } : one;
}

/** What was heard, with schooling among the schooling, and no goal, pastime or skill. A job that has its length is one. */
export function withStudies(
  heard: readonly Mention[],
  studies: readonly Stretch[],
  message: string,
  context: ReadingContext,
): Mention[] {
  const folded = flat(message);
  const said = heard.map((one) => asMeant(one, folded, context));
  if (studies.length === 0) return said;
  const placeOf = (one: Mention) => placeOfWords(flat(wordsOf(one)), folded);
  const isAt = (one: Mention, study: Stretch) => {
    const place = placeOf(one);
    return place !== null && overlaps(place, study);
  };
  const isHeld = (study: Stretch) =>
    said.some(
      (one) =>
        isAt(one, study) &&
        (one.field === 'education' ||
          LIMITING.has(one.field) ||
          (one.field === 'experience' && one.value.duration_months > 0)),
    );
  const added = studies.filter((study) => !isHeld(study));
  // “Parei na quinta série” is told whole as another thing, and says no more than the schooling in it.
  const saysOnly = (one: Mention, study: Stretch) => {
    const place = placeOf(one);
    if (place === null || !overlaps(place, study)) return false;
    const shared = Math.min(place.to, study.to) - Math.max(place.from, study.from);
    return shared * 2 > place.to - place.from;
  };
  const kept = said.filter((one) => !TAKEN.has(one.field) || !added.some((study) => saysOnly(one, study)));
  return [...kept, ...added.map((study): Mention => ({ field: 'education', value: wordingOf(message, study) }))];
}
