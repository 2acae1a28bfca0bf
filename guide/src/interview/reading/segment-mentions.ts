import { type AskedField, isTextField, type TextField } from '@foothold/contract';
import { cut, oneLine } from '../../text/quote.ts';
import { isPlace } from '../../resume/person/place.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { goalIn, skillsIn } from './items.ts';
import { jobsIn, soundsLikeWork } from './jobs.ts';
import { flat, type Passage, sliceOf } from './message.ts';
import { bareAnswer } from './number-mentions.ts';
import { edgesOf, type Hit } from './segments.ts';

const TEXT_LENGTH = 2_000;
const PLACE_LENGTH = 200;
/** Longest part of a list that goes on behind a comma, in words. */
const LISTED_WORDS = 8;
/** As many parts of a list as are read; a profile holds no more skills. */
const MOST_PARTS = 100;

const PLACE_END =
  /,| (?:with|and|but|because|since|for|so|where|avec|et|mais|depuis|parce|con|y|pero|desde|donde|porque|com|e|mas|onde|ha|hace|עם|אבל|כבר|כי|שם|שנה|מאז|יחד|במשך) | (?=ו(?:אני|יש|גם))/u;

/** “I live with my mother”, “since my divorce”: neither is a place, nor is it one that somebody lives alone. */
const WITH_WHOM = /^(?:with|avec|con|com|עם)(?!\p{L})/u;
const SINCE = /^(?:since|depuis|desde|מאז)(?!\p{L})/u;
const ALONE =
  /^(?:(?:all )?alone|on my own|by myself|(?:toute? )?seule?|sol[oa]|solit[oa]|sozinh[oa]|לבדי?)(?!\p{L})[ ,]*/u;

/** What stands behind with whom somebody lives, from a name written as one: “with my sister in [Exeter]”. */
function pastCompany(body: Passage): Passage | null {
  if (SINCE.test(body.flat)) return null;
  if (!WITH_WHOM.test(body.flat)) return body;
  const behind = [...body.flat.matchAll(/[ ,](?:in|near|a|en|em) /gu)].map(
    ({ index, 0: { length } }) => index + length,
  );
  const from = behind.find((at) => /^\p{Lu}\p{Ll}/u.test(body.text.slice(at, at + 4)));
  return from === undefined ? null : sliceOf(body, from, body.flat.length);
}

/** The place at the beginning of a passage, with the country behind a comma when one is named there. */
export function placeOf(told: Passage, lead: string): string | null {
  const alone = lead === '' ? 0 : (ALONE.exec(told.flat)?.[0].length ?? 0);
  const body = pastCompany(sliceOf(told, alone, told.flat.length));
  if (!body) return null;
  const start =
    /^(?:in |at |a (?!cote)|en |em |no |na |to |the town of |la ville de |ליד |באזור )/u.exec(body.flat)?.[0].length ??
    0;
  const end = PLACE_END.exec(`${body.flat} `)?.index ?? body.flat.length;
  const hebrew =
    /[\u05D0-\u05EA]/u.test(lead) && !/(?:ליד|באזור|לגור)\s*$/u.test(lead) && /^[בל][\u05D0-\u05EA]{2}/u.test(body.flat)
      ? 1
      : 0;
  const named = sliceOf(body, Math.max(start, hebrew), end);
  const now =
    / (?:now|at the moment|currently|maintenant|actuellement|ahora|actualmente|agora|atualmente|עכשיו|היום|כיום)$/u.exec(
      named.flat,
    );
  const name = oneLine(named.text.slice(0, now?.index ?? named.text.length), PLACE_LENGTH);
  const [, country = ''] = /^, ?([^,]+)/u.exec(body.text.slice(end)) ?? [];
  if (!/\p{L}{2}/u.test(name) || name.split(' ').length > 6) return null;
  return country !== '' && country.split(' ').length <= 3 && isPlace(country.trim())
    ? `${name}, ${country.trim()}`
    : name;
}

function parts(body: Passage): Passage[] {
  const found: Passage[] = [];
  let from = 0;
  for (const match of body.flat.matchAll(/,(?!\d)/gu)) {
    found.push(sliceOf(body, from, match.index));
    from = match.index + 1;
  }
  return [...found, sliceOf(body, from, body.flat.length)]
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, MOST_PARTS);
}

/** The beginning of a body as long as its parts are short: a list behind a lead-in. */
function listed(body: Passage): Passage[] {
  const all = parts(body);
  const end = all.findIndex(({ text }, index) => index > 0 && text.split(' ').length > LISTED_WORDS);
  return end < 0 ? all : all.slice(0, end);
}

const textOf = (field: TextField, text: string): Mention[] => {
  const value = cut(text.trim(), TEXT_LENGTH);
  return /\p{L}{2}/u.test(value) ? [{ field, value }] : [];
};

/** The wishes of a list; a sum behind a comma belongs to the wish before it. */
function wishes(body: Passage): string[] {
  const found: string[] = [];
  for (const { text, flat: compared } of listed(body)) {
    const last = found.at(-1);
    if (last !== undefined && /^(?:\p{L}+ )?[£$€₪]?\d/u.test(compared)) found[found.length - 1] = `${last}, ${text}`;
    else found.push(text);
  }
  return found;
}

const joinedText = (all: readonly Passage[]) => all.map(({ text }) => text).join(', ');

const NO_GOAL =
  /^(?:to )?(?:work|do|spend|have|a|do this|this|work on it|dedicar|trabajar|travailler|trabalhar|consacrer|לעבוד|להקדיש|להשקיע)?$/u;
/** “I am tired” is no job. */
export const NOT_BEING =
  /^(?:not|very|so|quite|tired|happy|sad|married|single|here|fine|ok|good|bien|cansad|feliz|casad|solter|fatigue|mariee?|content|מאוד|לא|נשוי|נשואה|עייף|שמח)/u;

/** Whether the wording between the lead-in and the number is the whole of a limit: “only 6 hours” limits nothing else. */
function limitText(hit: Hit, body: Passage, sentence: Passage): string {
  const end = body.text === '' ? hit.to : sentence.flat.indexOf(body.flat, hit.from) + body.flat.length;
  const whole = sliceOf(sentence, hit.from, Math.max(end, hit.to));
  const next = / (?:and|et|y|e) (?=i |je |j'|yo |eu )| (?=ו(?:אני|יש לי))|,/gu;
  next.lastIndex = hit.to - hit.from;
  const comma = next.exec(whole.flat)?.index ?? -1;
  const limited = comma < 0 ? whole : sliceOf(whole, 0, comma);
  return limited.text.slice(0, edgesOf(limited, 0, limited.flat.length).to);
}

/** “Not good at…”, “no sé…”. */
const DENIES = /(?<!\p{L})(?:not|never|pas|no|nao|ne|לא)(?!\p{L})/u;
/** “I do not” before “want to”: what follows is refused. */
const DENIED_WISH = /(?<!\p{L})(?:(?:i|je|yo|eu|אני) )?(?:(?:do|would|did) ?n[o']t|ne|no|nao|לא) $/u;
/** A limit in numbers is the number: “I can't spend more than”. */
const OPEN_LIMIT =
  /(?<!\p{L})(?:than|do|work|spend|spare|about|plus de|travailler|depenser|mas de|trabajar|gastar|dedicar|mais de|trabalhar)$/u;

/** “I am a…”: a job where it sounds like one, or where jobs were asked for. */
function beingMentions(body: Passage, lead: string, heard: ReadingContext): Mention[] {
  const article = / (?:an?|une?|una?|uma?)$/u.test(lead);
  const said = jobsIn(body, heard, { explicit: false, asHebrew: false }).map((value): Mention => ({
    field: 'experience',
    value,
  }));
  if (said.length > 0 || NOT_BEING.test(body.flat)) return said;
  if (!(heard.asked === 'experience' && article)) return [];
  return jobsIn(body, heard, { explicit: true, asHebrew: false }).map((value) => ({ field: 'experience', value }));
}

/** What is refused where a wish or a joy is denied, with its denial; null where it is not. */
function refusedIn(hit: Hit, body: Passage, sentence: Passage): Mention[] | null {
  const denial = DENIED_WISH.exec(sentence.flat.slice(0, hit.from));
  if (!denial) return null;
  const end = sentence.flat.indexOf(body.flat) + body.flat.length;
  return textOf('dislikes', sliceOf(sentence, denial.index, end).text);
}

/** “I love…”: hobbies, or what is no joy. */
function joyMentions(hit: Hit, body: Passage, sentence: Passage): Mention[] {
  return refusedIn(hit, body, sentence) ?? textOf('hobbies', joinedText(listed(body)));
}

/** “I want to…”: goals, or what is refused. */
function wishMentions(hit: Hit, body: Passage, sentence: Passage, { language }: ReadingContext): Mention[] {
  if (NO_GOAL.test(body.flat)) return [];
  const refused = refusedIn(hit, body, sentence);
  if (refused) return refused;
  return wishes(body).flatMap((text) => {
    const value = goalIn(text, language);
    return value ? [{ field: 'goals' as const, value }] : [];
  });
}

/** How a part of a sentence is led up to. */
interface LeadIn {
  hit: Hit | null;
  /** False when it stands before an earlier part: then only a list goes on. */
  own: boolean;
  afterNumber: boolean;
}

/** What one part of a sentence says; nothing when its lead-in needs the question to be understood. */
export function segmentMentions(
  body: Passage,
  { hit, own, afterNumber }: LeadIn,
  sentence: Passage,
  heard: ReadingContext,
): Mention[] {
  const lead = hit ? sentence.flat.slice(hit.from, hit.to) : '';
  if (!own) {
    if (hit && afterNumber && ['can', 'enjoy'].includes(hit.kind)) return [];
    if (hit?.kind === 'work' && heard.asked !== 'experience') return [];
    return unled(body, heard);
  }
  switch (hit?.kind) {
    case 'work':
      return jobsIn(body, heard, { explicit: true, asHebrew: /עבד|עובד|שימש|מועסק/u.test(lead) }).map((value) => ({
        field: 'experience',
        value,
      }));
    case 'being':
      return beingMentions(body, lead, heard);
    case 'place': {
      const value = placeOf(body, lead);
      return value ? [{ field: 'location', value }] : [];
    }
    case 'study':
      return textOf('education', joinedText(listed(body)));
    case 'enjoy':
      return joyMentions(hit, body, sentence);
    case 'can':
      if (DENIES.test(lead) || DENIES.test(sentence.flat.slice(Math.max(0, hit.from - 8), hit.from))) return [];
      return listed(body)
        .flatMap(({ text }) => skillsIn(text, lead))
        .map((value) => ({ field: 'skills', value }));
    case 'want':
    case 'earn':
      return wishMentions(hit, body, sentence, heard);
    case 'limit': {
      const text = limitText(hit, body, sentence);
      const goesOn = body.text === '' && DENIED_WISH.test(`${flat(text)} `);
      return text.split(' ').length > 1 && !goesOn && !OPEN_LIMIT.test(flat(text)) ? textOf('limits', text) : [];
    }
    case 'spend': {
      const value = bareAnswer(body, 'budget_per_month', heard);
      return value ? [value] : [];
    }
    case 'have':
      return unled(body, heard);
    default:
      return hit === null ? unled(body, heard) : [];
  }
}

const SAYS_LENGTH = /\d{4}|(?<!\p{L})(?:years?|yrs?|months?|ans?|annees?|mois|anos?|mes|meses)(?!\p{L})|שנ|חודש/u;

/** Whether a text speaks of years, months or a year by number. */
export function namesLength(text: string): boolean {
  return SAYS_LENGTH.test(flat(text));
}

/** A job in words without a lead-in: it needs a length and words of work, or “experience”. */
function unled(body: Passage, heard: ReadingContext): Mention[] {
  if ((heard.asked === 'experience' && !/,/u.test(body.text)) || !SAYS_LENGTH.test(body.flat)) return [];
  const jobs = jobsIn(body, heard, { explicit: false, asHebrew: /ניסיון|שנ/u.test(body.flat) });
  const sure = jobs.filter(({ role_title, duration_months }) => duration_months > 0 && soundsLikeWork(role_title));
  return sure.length === jobs.length ? sure.map((value) => ({ field: 'experience', value })) : [];
}

/** What said nothing by itself, read as the answer to the question: part by part, and `whole` as it was written. */
export function asAnswer(open: readonly Passage[], whole: string, asked: AskedField, heard: ReadingContext): Mention[] {
  switch (asked) {
    case 'experience':
      return open
        .filter(({ flat }) => flat.split(' ').length <= 25)
        .flatMap((part) => jobsIn(part, heard, { explicit: true, asHebrew: false }))
        .map((value) => ({ field: 'experience', value }));
    case 'skills':
      return open
        .flatMap((part) => parts(part))
        .filter(({ flat }) => flat.split(' ').length <= 12)
        .flatMap(({ text }) => skillsIn(text))
        .map((value) => ({ field: 'skills', value }));
    case 'goals': {
      const value = goalIn(whole, heard.language);
      return value ? [{ field: 'goals', value }] : [];
    }
    case 'location': {
      const [first] = open;
      const place = first && (first.text.includes(',') ? oneLine(first.text, PLACE_LENGTH) : placeOf(first, ''));
      return place && place.split(' ').length <= 8 ? [{ field: 'location', value: place }] : [];
    }
    default:
      return isTextField(asked) ? textOf(asked, whole) : [];
  }
}
