import { type Experience, languages, MONTHS_MAX } from '@foothold/contract';
import { topicsIn } from '../../profile/facts.ts';
import { findDateRange } from '../../resume/dates/date-range.ts';
import { monthsOf } from '../../resume/dates/duration.ts';
import { namesOccupation } from '../../language/occupations.ts';
import { namesRole } from '../../resume/experience/evidence.ts';
import { isTown } from '../../language/towns.ts';
import { isPlace } from '../../resume/person/place.ts';
import { monthInUtc, yearInUtc } from '../../text/calendar.ts';
import { isNegator } from '../../text/negation.ts';
import { read, type ReadWord } from '../../text/phrases.ts';
import { oneLine } from '../../text/quote.ts';
import type { ReadingContext } from './context.ts';
import { isOfTime } from './day-words.ts';
import { edgeWords } from './edge-words/words.ts';
import { flat, type Passage, passageOf, sliceOf } from './message.ts';
import { quantitiesIn } from './quantities.ts';
import { edgesOf } from './segments.ts';
import { isWorkWord } from './work-words.ts';
import sinceEvent from './since-event.json' with { type: 'json' };

const NAME_LENGTH = 120;
/** A job says what it is and for how long within this much. */
const READ = 300;
/** “Since” and so many words less one name nothing that happened. */
const SINCE_ALONE = 2;
/** As many jobs as one statement lists. */
const MOST_JOBS = 30;

interface Length {
  months: number;
  from: number;
  to: number;
}

/** How long, in whole months, and where it is said: dates and “since 2019” against now, or a length of time, also where only its end is dated. */
function plainLengthIn(part: Passage, heard: ReadingContext): Length | null {
  const range = /\d{4}/u.test(part.flat) ? findDateRange(part.text) : undefined;
  const dated = range && {
    months: range.end === null ? 0 : monthsOf(range, { year: yearInUtc(heard.now), month: monthInUtc(heard.now) }),
    from: range.from,
    to: range.to,
  };
  if (dated && dated.months > 0) return dated;
  const lengths = quantitiesIn(part.flat, heard.languages).filter(
    ({ kind, to }) => kind === 'years' && !/^[ -]old(?!\p{L})/u.test(part.flat.slice(to, to + 5)),
  );
  const [first] = lengths;
  const corrected = lengths
    .slice(1)
    .findLast(({ from }) => /(?:no|sorry|non|nao|לא|בעצם|mean)[, ]*$/u.test(part.flat.slice(0, from)));
  const length = corrected ?? first;
  if (!length || !first) return dated ?? null;
  return { months: Math.min(MONTHS_MAX, length.value), from: first.from, to: length.to };
}

const SINCE_EVENT = new RegExp(
  `(?<=.)(?<!\\p{L})(?:${Object.values(sinceEvent).flat().join('|')})(?!\\p{L})[^,.;!?\\d]*$`,
  'u',
);
/** “In 2011”, and the year of a range that is none. */
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

/**
 * How long something is done since the year in which something else happened, told in one breath: “clean at the mill since my
 * father passed in 2011”. Null where it is denied, or turned from, before that.
 */
export function sinceEventIn({ flat: words }: Passage, heard: ReadingContext): Length | null {
  const [year, ...more] = words.matchAll(YEARS);
  const since = year && more.length === 0 ? SINCE_EVENT.exec(words.slice(0, year.index)) : null;
  if (!year || !since || since[0].trim().split(' ').length <= SINCE_ALONE) return null;
  const before = read(words.slice(0, since.index));
  const { but, and } = edgeWords[heard.language];
  const turns = ({ forms }: ReadWord) => forms.some((form) => but.has(form) || and.has(form));
  if (before.some((word) => isNegator(word) || turns(word))) return null;
  const to = year.index + year[0].length;
  const length = plainLengthIn(passageOf(`${sinceEvent.en[0]} ${year[0]}`), heard);
  return length && { months: length.months, from: since.index, to };
}

/** The length that a passage with its job tells: as said, or since what happened. */
function lengthIn(part: Passage, heard: ReadingContext): Length | null {
  const plain = plainLengthIn(part, heard);
  return plain && plain.months > 0 ? plain : (sinceEventIn(part, heard) ?? plain);
}

/** How long a passage says that something was done, in whole months; null when it does not say. */
export function jobLength(part: Passage, heard: ReadingContext): number | null {
  return plainLengthIn(part, heard)?.months ?? null;
}

const LENGTH_LEAD =
  /(?:[\s,(-]|(?<!\p{L})(?:for|since|over|about|around|almost|nearly|with|during|the|last|past|in|more than|pendant|depuis|durant|environ|presque|plus de|il y a|durante|desde|hace|desde hace|unos|casi|por|mas de|ha|cerca de|quase|mais de|faz|ao longo de|במשך|כבר|לפני|בערך|כמעט|של|יותר מ-?|מזה|כ-?)(?!\p{L}))+$/u;
const LENGTH_TAIL =
  /^(?:[\s,)]|(?:of experience|of work|experience|d'experience|de experiencia|ניסיון|now|already|ago|deja|ya|ja)(?!\p{L}))+/u;
const TITLE_LEAD =
  /^(?:(?:i|now|currently|actuellement|actualmente|atualmente|as|at|chez|an?|the|of|in|working|worked|work|some|comme|en tant que|en|de|d'|du|des|une?|le|la|les|como|trabajando|trabalhando|una?|el|uma?|em|o|experience|experiencia|ניסיון|בתור|של|את)(?!\p{L})[' ]*)+/u;
const COMPANY =
  /(?: (?:(?:at(?! home)|for(?! (?:my|our|a|an)(?!\p{L}))|with|chez|a la|au|pour|para|na empresa|na|no|em|de la empresa)(?!\p{L})|a l') ?| (?:אצל|בחברת) )(.+)$/u;

/** “In” at a Hebrew word, with as many letters behind it as a name has at least. */
const HEBREW_IN = / ב(?=(\p{L}{3,}))/gu;

/** Whether a Hebrew word begins with the letter that elsewhere is “in”: “בגדים” are clothes, and no place. */
function isNativeIn(rest: string): boolean {
  return isWorkWord(`ב${rest}`, 'he') && !isWorkWord(rest, 'he') && !isTown(rest);
}

/** Where in a folded title the firm begins, and where what leads up to it; null where none is named. */
function firmIn(title: string): { at: number; from: number } | null {
  const company = COMPANY.exec(title);
  const hebrew = [...title.matchAll(HEBREW_IN)].find(({ 1: word = '' }) => !isNativeIn(word) && !isOfTime(word));
  const all = [
    ...(company ? [{ at: company.index, from: title.length - (company[1] ?? '').length }] : []),
    ...(hebrew ? [{ at: hebrew.index, from: hebrew.index + hebrew[0].length }] : []),
  ];
  return all.filter(({ at }) => at > 0).toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** Whether an employer is none: “for five” is how long. */
const isOnlyNumber = (words: string) =>
  quantitiesIn(flat(words), languages).some(({ from, to }) => from === 0 && to === words.length);

interface Options {
  /** The verb says a job outright: no word of the catalogue is needed. */
  explicit: boolean;
  /** Hebrew “כ” (“as”) belongs to the verb. */
  asHebrew: boolean;
}

function titled(part: Passage, months: number, { asHebrew }: Options): Experience | null {
  const edges = edgesOf(part, 0, part.flat.length);
  const lead = TITLE_LEAD.exec(part.flat.slice(edges.from, edges.to))?.[0].length ?? 0;
  let rest = sliceOf(part, edges.from + lead, edges.to);
  if (asHebrew && /^[כב]-?[\u05D0-\u05EA]{2}/u.test(rest.flat))
    rest = sliceOf(rest, rest.flat[1] === '-' ? 2 : 1, rest.flat.length);
  const firm = firmIn(rest.flat);
  const title = oneLine(rest.text.slice(0, firm?.at), NAME_LENGTH);
  const employer = firm && rest.text.slice(firm.from);
  if (!/\p{L}{2}/u.test(title) || /^\d|years? old/iu.test(title)) return null;
  const named = employer && !isPlace(employer) && !isOnlyNumber(employer) ? oneLine(employer, NAME_LENGTH) : null;
  return { role_title: title, company_name: named, duration_months: months, description: null };
}

/** Splits a list of jobs: at commas, and at “and” where another job or another length begins; never inside a number. */
function partsOf(body: Passage, { languages }: ReadingContext): Passage[] {
  const SPLIT =
    /,(?!\d)| (?:and )?then(?: as)? | and (?=(?:also |later )?(?:an? (?!half)|as |before))| (?:et )?(?:puis|ensuite)(?: comme)? | et (?=comme |une? )| (?:y )?(?:luego|despues)(?: como)? | y (?=como |de )| (?:e )?depois(?: como)? | e (?=como |de )| (?:ואז|ואחר כך) | ו(?=כ\p{L}{3})|(?<=\d\p{L}*|years?|months?|ans|mois|anos?|meses|שנים|שנה|שנתיים) (?:and|et|y|e) (?!(?:a half|demie?|medio|meio|\d+ (?:mon|moi|mes)))|(?<=שנים|שנה|שנתיים) ו(?!חצי)/gu;
  const parts: Passage[] = [];
  let from = 0;
  const numbers = quantitiesIn(body.flat, languages);
  for (const match of body.flat.matchAll(SPLIT)) {
    if (numbers.some((one) => one.from < match.index && one.to > match.index + match[0].length)) continue;
    parts.push(sliceOf(body, from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, sliceOf(body, from, body.flat.length)]
    .filter(({ flat }) => /[\p{L}\d]/u.test(flat))
    .slice(0, MOST_JOBS);
}

/** A job without the hours it took: “40 hours a week as a cook”. */
function withoutHours(part: Passage, heard: ReadingContext): Passage {
  const hours = quantitiesIn(part.flat, heard.languages).find(({ kind }) => kind === 'hours');
  if (!hours) return part;
  const cut = (text: string) => `${text.slice(0, hours.from)}${text.slice(hours.to)}`;
  return sliceOf({ text: cut(part.text), flat: cut(part.flat) }, 0, part.flat.length);
}

/** Whether words name a job, by those of job titles and of occupations. */
export const namesJob = (text: string): boolean => namesRole(text) || namesOccupation(text);

/** Whether words name a kind of work, by the words of job titles, of occupations or the catalogue's. */
export function soundsLikeWork(text: string): boolean {
  const start = text.slice(0, READ);
  return namesJob(start) || topicsIn(start).size > 0;
}

/**
 * The jobs of a passage, each with its length in months (0 = not said). Without an outright verb a job needs a length,
 * or words known as work.
 */
export function jobsIn(body: Passage, heard: ReadingContext, options: Options): Experience[] {
  const jobs: Experience[] = [];
  for (const part of partsOf(body, heard)) {
    const head = withoutHours(sliceOf(part, 0, Math.min(part.flat.length, READ)), heard);
    const length = lengthIn(head, heard);
    let rest = head;
    if (length) {
      const lead = LENGTH_LEAD.exec(head.flat.slice(0, length.from))?.[0].length ?? 0;
      const tail = LENGTH_TAIL.exec(head.flat.slice(length.to))?.[0].length ?? 0;
      const before = head.text.slice(0, length.from - lead);
      const behind = head.text.slice(length.to + tail);
      const between = before === '' || behind === '' ? '' : ' ';
      rest = {
        text: before + between + behind,
        flat: head.flat.slice(0, length.from - lead) + between + head.flat.slice(length.to + tail),
      };
    }
    const job = titled(rest, length?.months ?? 0, options);
    const last = jobs.at(-1);
    if (!job) {
      if (last && length) last.duration_months ||= length.months;
      continue;
    }
    const first = jobs.length === 0;
    if (
      (first && options.explicit) ||
      (length && (options.explicit || job.role_title.split(' ').length <= 8)) ||
      soundsLikeWork(job.role_title)
    )
      jobs.push(job);
  }
  return jobs;
}
