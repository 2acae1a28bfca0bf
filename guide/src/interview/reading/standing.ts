import { isTown } from '../../language/towns.ts';
import { isNegated, negatorIn } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { endedFor } from './ended-for.ts';
import { namesJob, soundsLikeWork } from './jobs.ts';
import { flat, overlaps, type Stretch, stretchesOf } from './message.ts';
import { wordsOf } from './refusals.ts';
import { has, type Part, past, pastAll, restOf, type Span, written } from './standing-parts.ts';
import type { StandingRole } from './standing-words/kinds.ts';
import { standingBooks, standingWords } from './standing-words/words.ts';
import { isOwnVerb } from './subjects.ts';
import { rolesIn } from './told-clauses.ts';
import { townBehind } from './town-behind.ts';
import { whoseBooks } from './whose-words/words.ts';

/** Parts of a message, and as many as are looked at. */
const PART = /[^,.;:!?()\n…]+/gu;
const MOST_PARTS = 120;
/** As many words of a part are looked at; people who part nothing say many in one breath. */
const MOST_WORDS = 120;
/** As many of the places at which something is named are looked at. */
const MOST_PLACES = 3;
/** As many words as stand between a verb of ending and what ended, before or behind it. */
const NEAR = 5;
/** As many words as stand before somebody: “o meu”, “my late”. */
const MOST_DET = 3;
/** As many words as a part has that names a thing by itself, and as many parts as say later that it is over. */
const BARE = 5;
const LATER = 2;
const COMMA = /^[ ,]*$/u;
const SENTENCE_END = /[.!?\n…]/u;

/** What may be somebody else's, and what may be over. */
const OWNED: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'experience', 'education']);
const ENDED: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'experience', 'goals']);

/** Whether the teller does something between two words of a part, and does not say that they do not. */
function isSelf(part: Part, { start, end }: Span, { languages, language }: ReadingContext): boolean {
  const denies = negatorIn(language);
  return part.words.slice(start, end).some((word, offset) => {
    const at = start + offset;
    const isSelfWord = part.whose.some(({ value, start: from }) => value === 'self' && from === at);
    const isVerb = languages.some((one) => isOwnVerb(part.text.slice(word.from, word.to), one));
    return (isSelfWord || isVerb) && !part.words.slice(at + 1, at + 3).some(denies) && !isNegated(part.words, at, 1);
  });
}

/** Whether something is done to the teller, or taught: “a costura é minha mãe que ensinou”. */
const isObject = ({ whose, standing }: Part, { start, end }: Span) =>
  standing.some((one) => one.value === 'taught' && one.start >= start && one.start < end) ||
  whose.some(
    (one) =>
      one.value === 'object' &&
      one.start >= start &&
      one.start < end &&
      !standing.some(({ value, start: at }) => value === 'own' && at === one.start),
  );

/** Somebody of whom a part speaks; `named`: by nothing but a name; `handed`: the teller leaves it to them. */
interface Person extends Span {
  named: boolean;
  handed: boolean;
}

/** Somebody named from a word on, by a word for a relative or by name; null where nobody is. */
function personAt(part: Part, from: number): Person | null {
  let at = from;
  while (at < from + MOST_DET && past(part, ['det'], at) > at) {
    const kin = part.whose.find(({ value, start }) => value === 'kin' && start === at);
    if (kin) break;
    at = past(part, ['det'], at);
  }
  const kin = part.whose.filter(({ value, start }) => value === 'kin' && start === at).map(({ end }) => end);
  const word = past(part, ['person'], at);
  const end = Math.max(at, word, ...kin);
  const name = written(part, end);
  const isName = /^\p{Lu}\p{Ll}{2}/u.test(name) && !isTown(name);
  if (end > at) return { start: from, end: isName ? end + 1 : end, named: false, handed: false };
  // A name by itself stands behind an article, or says who does something.
  return isName && at > 0 ? { start: from, end: at + 1, named: true, handed: false } : null;
}

/**
 * Whether a phrase ends with somebody: “German is my mother tongue” and “is my wife and I singing” are of nobody else. A
 * friend is what a guitar is called as well, and somebody only where a part says that they do something.
 */
function isWholePerson(part: Part, { start, end }: Person, heard: ReadingContext): boolean {
  if (has(part, 'who', end) || has(part, 'does', end)) return true;
  const isClose = part.standing.some((one) => one.value === 'close' && one.start >= start && one.end >= end);
  return isAfter(part, end, heard) && (!isClose || has(part, 'who') || has(part, 'does'));
}

/**
 * Who a part says that it is, behind a word that says so: “is my wife”, “I leave that to my brother”. A name by itself may be
 * a dog or a club, and is somebody only beside what is done: “quem faz é o Vítor”.
 */
function personSaid(part: Part, heard: ReadingContext): Person | null {
  const { languages } = heard;
  for (const [at] of part.words.entries()) {
    const handed = past(part, ['handed'], at);
    const word = written(part, at).toLowerCase().replaceAll('’', "'");
    const isIs = languages.some((language) => standingWords[language].is.test(word));
    const to = handed > at ? personAt(part, handed) : null;
    const said = to ? null : isIs ? personAt(part, at + 1) : null;
    const isSaid = said && isWholePerson(part, said, heard) && (!said.named || has(part, 'does'));
    const person = to ?? (isSaid ? said : null);
    if (person) return { ...person, start: at, handed: to !== null };
  }
  return null;
}

/** Whether a thing is said to be somebody else's in its part: “bolo quem faz é minha comadre”, “it’s my sister who sings”. */
function isOthersHere(part: Part, thing: Span, heard: ReadingContext): boolean {
  const person = personSaid(part, heard);
  // “My game is Warhammer”: the name is what is told.
  const isNamed = person && person.start < thing.end && thing.start < person.end;
  const isItself = isNamed && (person.named || thing.start >= person.start);
  if (person && !isItself && !isObject(part, { start: person.end, end: part.words.length })) {
    // “My teacher is my aunt” says nothing of what is taught.
    const isOwned = past(part, ['own'], pastAll(part, ['join'], 0)) > pastAll(part, ['join'], 0);
    const around = { start: 0, end: Math.max(person.start, thing.start > person.start ? thing.end : 0) };
    if (person.handed || (!(isOwned && person.start > 0) && !isSelf(part, around, heard))) return true;
  }
  // “The doctors forbid meeting people.”
  const expert = past(part, ['expert'], thing.start);
  if (expert > thing.start && thing.end - expert > 1) return true;
  // “Our Maureen does the jam.”
  const first = pastAll(part, ['join'], 0);
  const owned = past(part, ['our'], first);
  const other = owned > first ? personAt(part, first) : null;
  if (other === null || thing.end <= other.end) return false;
  return (
    has(part, 'does', other.end) && !isSelf(part, { start: other.end, end: Math.max(thing.start, other.end) }, heard)
  );
}

/** Whether a part begins by saying who does what stood before it: “isso é meu irmão”, “that’s my brother”. */
function saysWho(part: Part, heard: ReadingContext): boolean {
  const begin = past(part, ['that', 'who'], past(part, ['join'], 0));
  const person = personSaid(part, heard);
  if (!person || person.start > NEAR || isObject(part, { start: 0, end: part.words.length })) return false;
  const isLed = begin > 0 || person.start === 0;
  return isLed && (person.handed || !isSelf(part, { start: 0, end: part.words.length }, heard));
}

/** Whether what follows a word of ending says no more than when, where or why. */
const isAfter = (part: Part, at: number, { languages }: ReadingContext) =>
  restOf(part, at) === '' || languages.some((language) => standingWords[language].after.test(restOf(part, at)));

/** Whether a verb of ending behind a thing means it: “el gimnasio lo dejé”, “skate parei”. */
function isEndedBehind(part: Part, thing: Span, heard: ReadingContext): boolean {
  const first = pastAll(part, ['join', 'det', 'past'], 0);
  const { start } = thing;
  // “Jjoue même plus”: the name says it itself.
  if (part.standing.some((one) => one.value === 'over' && one.start > start && one.end === thing.end)) return true;
  // What somebody does first in a clause did not end.
  if (first < start || isSelf(part, { start: 0, end: start + 1 }, heard)) return false;
  return part.standing.some((one) => {
    if ((one.value !== 'ended' && one.value !== 'over') || one.start <= start) return false;
    const between = part.standing.some(
      ({ value, start: at }) => value === 'because' && at > start && at < one.start && !isInside(at, part, one),
    );
    const isNear = one.start - Math.min(thing.end, one.start) <= NEAR;
    const isAll = one.value === 'ended' ? isAfter(part, one.end, heard) : restOf(part, one.end) === '';
    return !between && isNear && isAll;
  });
}

const isInside = (at: number, { standing }: Part, found: Span) =>
  standing.some(({ value, start, end }) => value === 'past' && start <= at && at < end && end <= found.start);

/** Whether a verb of ending stands before a thing: “I gave up fencing at forty”. */
function isEndedBefore(part: Part, thing: Span, heard: ReadingContext): boolean {
  return part.standing.some(({ value, start, end }) => {
    // “Left in May”, “gave up judo”, taken for what is done.
    if (value === 'ended' && start <= thing.start && thing.start < end)
      return isAfter(part, end, heard) || !isBarred(part, end, thing.end);
    if (value !== 'ended' || end > thing.start || thing.start - end > NEAR) return false;
    return !isBarred(part, end, thing.start);
  });
}

/** Whether something else is said from a word on and before another: “gave up the office to paint”. */
const isBarred = ({ standing }: Part, from: number, to: number) =>
  standing.some(({ value, start }) => (value === 'barrier' || value === 'because') && start >= from && start < to);

/** Whether a part says by itself that what was named before it is over: “not since”, “mais c’est fini”, “I left in May”. */
function saysOver(part: Part | undefined, heard: ReadingContext): boolean {
  if (!part) return false;
  const from = part.standing.filter(({ value, start }) => value === 'join' && start <= 2).map(({ end }) => end);
  const starts = [0, ...from, ...from.map((at) => past(part, ['that', 'join'], at))];
  return part.standing.some(({ value, start, end }) => {
    if (!starts.includes(start)) return false;
    if (value === 'since') return true;
    return (value === 'over' || value === 'ended') && isAfter(part, end, heard);
  });
}

/** Whether a part says that something was tried once or twice, and nothing came of it. */
function isTried({ standing }: Part): boolean {
  const tried = standing.find(({ value }) => value === 'tried');
  // “Once a week” is no single time.
  const isEach = (end: number) => standing.some(({ value, start }) => value === 'each' && start === end);
  const times = standing.find(
    ({ value, start, end }) => value === 'times' && tried && start >= tried.end && !isEach(end),
  );
  return times !== undefined && !standing.some(({ value, start }) => value === 'barrier' && start >= times.end);
}

/** A message by its parts, and where among them what is asked about stands. */
interface At {
  parts: readonly Part[];
  index: number;
  thing: Span;
  message: string;
  /** Whether nothing else of what was asked for stands in the answer, so that only what is plain is over. */
  isAll: boolean;
}

/** Whether something was taken up again behind a place, in its sentence: “I stopped for two years but I am back at it”. */
function isAgain({ parts, index, thing, message }: At): boolean {
  const [part, next] = parts.slice(index, index + 2);
  const resumes = (one: Part | undefined, from: number) =>
    one?.standing.some(
      ({ value, start, end }) =>
        // “J’ai repris le vélo” is about something else.
        value === 'again' && start >= from && !has(one, 'det', end) && !isNegated(one.words, start, 2),
    ) ?? false;
  if (!part || resumes(part, thing.start)) return part !== undefined;
  return next !== undefined && !SENTENCE_END.test(message.slice(part.to, next.from)) && resumes(next, 0);
}

/** Whether something is over, as its part or those behind its commas say. */
function isOver({ parts, index, thing, message, isAll }: At, heard: ReadingContext): boolean {
  const part = parts[index];
  if (!part || isAgain({ parts, index, thing, message, isAll })) return false;
  // Work that was all they told of was done, whatever came of it.
  if (isAll && heard.asked === 'experience') return false;
  if (isEndedBefore(part, thing, heard) || isEndedBehind(part, thing, heard)) return true;
  if (isAll) return false;
  if (isTried(part)) return true;
  const isPast = has(part, 'past');
  const isBare = part.words.length <= BARE && !isSelf(part, { start: 0, end: part.words.length }, heard);
  // “Le rallye aussi.”
  const isSame = isBare && part.standing.some(({ value, end }) => value === 'too' && end === part.words.length);
  if (isSame && saysOver(parts[index - 1], heard)) return true;
  const later = parts.slice(index + 1, index + 1 + (isPast ? LATER : 1));
  // “Cooking and baking, no more” ends the list.
  const ends = (one: Part | undefined) => one?.standing.some(({ value, start }) => value === 'enough' && start === 0);
  if (!isPast && ends(parts[index + 1]) && (parts[index + 1]?.words.length ?? 0) <= 2) return false;
  const isJoined = (one: Part) => COMMA.test(message.slice(part.to, parts[index + 1]?.from ?? part.to)) || one === part;
  // “I dived once, enough” is over; “quite well” behind a comma is not.
  const isEnough = (one: Part) => isPast && past(one, ['enough'], 0) === one.words.length;
  return (isPast || isBare) && later.some((one) => isJoined(one) && (saysOver(one, heard) || isEnough(one)));
}

/** Whether another place than one is named right behind a word for living somewhere: “je viens de Dakar, j’habite Lille”. */
function livesElsewhere(name: string, message: string, heard: ReadingContext): boolean {
  return rolesIn(flat(message), heard.languages, ({ home }) => home).some(({ value, to }) => {
    const town = value === 'lives' ? townBehind(message, to, heard) : null;
    return town !== null && flat(message.slice(town.from, town.to)) !== flat(name);
  });
}

/** Whether a place is where somebody comes from, or lived once: “formerly of Leeds”. */
function isLeftPlace({ parts, index, thing, message }: At, name: string, heard: ReadingContext): boolean {
  const part = parts[index];
  if (!part) return false;
  const isBefore = (role: StandingRole) =>
    part.standing.some(({ value, end }) => value === role && end <= thing.start && thing.start - end <= 1);
  return isBefore('once') || (isBefore('origin') && livesElsewhere(name, message, heard));
}

function partsOf(message: string, { languages }: ReadingContext): Part[] {
  const folded = flat(message);
  return stretchesOf(PART, folded)
    .slice(0, MOST_PARTS)
    .map(({ from, to }) => {
      const text = folded.slice(from, to);
      const words = read(text).slice(0, MOST_WORDS);
      const standing = languages.flatMap((language) => standingBooks[language].findAll(words));
      return {
        from,
        to,
        text,
        raw: message.slice(from, to),
        words,
        standing,
        begins: Map.groupBy(standing, ({ start }) => start),
        whose: languages.flatMap((language) => whoseBooks[language].findAll(words)),
      };
    });
}

/** The places at which words stand in a folded message. */
function placesOf(words: string, folded: string): Stretch[] {
  const places: Stretch[] = [];
  const sought = flat(words);
  let from = sought === '' ? -1 : folded.indexOf(sought);
  while (from >= 0 && places.length < MOST_PLACES) {
    places.push({ from, to: from + sought.length });
    from = folded.indexOf(sought, from + sought.length);
  }
  return places;
}

/** Whether something named at a place, in a part, does not stand as something of the teller's own, now. */
function isNot(
  one: Mention,
  place: Stretch,
  { parts, index, message, isAll }: Omit<At, 'thing'>,
  heard: ReadingContext,
): boolean {
  const part = parts[index];
  if (!part) return false;
  const inPlace = ({ from, to }: Stretch) => overlaps({ from: from + part.from, to: to + part.from }, place);
  const at = part.words.flatMap((word, offset) => (inPlace(word) ? [offset] : []));
  const thing = { start: at[0] ?? 0, end: (at.at(-1) ?? 0) + 1 };
  const where = { parts, index, thing, message, isAll };
  if (one.field === 'location') return isLeftPlace(where, wordsOf(one), heard);
  const isBare = part.words.length <= BARE && !isSelf(part, { start: 0, end: part.words.length }, heard);
  const next = parts[index + 1];
  if (OWNED.has(one.field) && (isOthersHere(part, thing, heard) || (isBare && next && saysWho(next, heard))))
    return true;
  return ENDED.has(one.field) && !isWork(one) && isOver(where, heard);
}

/** Whether it may be said of what was heard that it does not stand: work that has its length was done, whatever came of it. */
function mayFall(one: Mention): boolean {
  if (one.field === 'location') return true;
  if (one.field === 'goals') return !/\d/u.test(one.value.value);
  if (one.field !== 'experience') return OWNED.has(one.field);
  return one.value.duration_months === 0 && one.value.company_name === null;
}

/** Whether words name work, which somebody did though it is over. */
const isWork = (one: Mention) =>
  one.field === 'experience' && (namesJob(one.value.role_title) || soundsLikeWork(one.value.role_title));

/** What is left of something heard; of pastimes told in several parts, those that stand. */
function left(one: Mention, told: Omit<At, 'thing' | 'index'>, heard: ReadingContext): Mention[] {
  const { parts, message } = told;
  const places = placesOf(wordsOf(one), flat(message));
  const fallen = (place: Stretch, index: number) => isNot(one, place, { ...told, index }, heard);
  const at = places.map((place) => ({ place, index: parts.findIndex((part) => overlaps(part, place)) }));
  if (at.length === 0 || !at.every(({ place, index }) => fallen(place, index))) return [one];
  const [first] = at;
  const around = first ? parts[first.index] : undefined;
  const stands = first && around ? endedFor(one, around, first.place, { message, language: heard.language }) : [];
  if (one.field !== 'hobbies' || !first || stands.length > 0) return stands;
  const behind = parts.flatMap((part, index) => (index > first.index && overlaps(part, first.place) ? [index] : []));
  return behind.flatMap((index): Mention[] => {
    const { from = 0, to = 0 } = parts[index] ?? {};
    const place = { from, to: Math.min(to, first.place.to) };
    const value = message.slice(place.from, place.to).trim();
    return value === '' || fallen(place, index) ? [] : [{ field: 'hobbies', value }];
  });
}

/**
 * What was heard, without what its clause gives to somebody else (“quem solda é o meu irmão”), or says is over, was ended or
 * only tried (“le piano j’ai lâché”), and without places that were left. What the teller does themselves in the same
 * breath stays theirs: “I gave up the office and bake now”.
 */
export function withoutFallen(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  if (!said.some(mayFall)) return [...said];
  const parts = partsOf(message, heard);
  // Who answers where they live with one place lives there.
  const isHome = heard.asked === 'location' && said.filter(({ field }) => field === 'location').length === 1;
  const { asked } = heard;
  // Work, skills and pastimes answer for each other.
  const isAsked = ({ field }: Mention) => field === asked || (asked !== null && OWNED.has(asked) && OWNED.has(field));
  const standing = (isAll: boolean) =>
    said.flatMap((one) =>
      !mayFall(one) || (one.field === 'location' && isHome)
        ? [one]
        : left(one, { parts, message, isAll: isAll && isAsked(one) }, heard),
    );
  const stands = standing(false);
  return said.some(isAsked) && !stands.some(isAsked) ? standing(true) : stands;
}
