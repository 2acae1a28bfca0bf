import { isDayOrMonth } from '../../../text/calendar-names.ts';
import { gapBefore, type ReadWord, writtenAt } from '../../../text/phrases.ts';
import { isInfinitive, marksInfinitives, type Place } from './addressee.ts';
import { classesAt, closedClasses, type ClosedClasses, withoutJoined, type WordClass } from './closed.ts';
import { isOneOf } from './lexicon.ts';

/** Whom a message is for: the words from `start` on, up to `end`, where what is said begins. */
export interface Recipient {
  start: number;
  end: number;
  bound: Bound;
  /** Whether a name with a capital, a title or a word for somebody is among them; whether a name at all. */
  isPerson: boolean;
  isNamed: boolean;
}

/**
 * What stands where the words that name somebody end: a word that leads to what is said (“that”), what they are asked or
 * to do, a mark, the subject of what is said, a verb whose subject stands before it, any other word that belongs to no
 * name, or nothing.
 */
export type Bound = 'that' | 'ask' | 'purpose' | 'about' | 'mark' | 'subject' | 'verb' | 'other' | 'end';

/** What a word is within the words that name somebody. */
type Part = 'article' | 'link' | 'title' | 'called' | 'role' | 'trait' | 'name' | 'noun';

interface Walked {
  parts: Part[];
  end: number;
  bound: Bound;
}

/** Nobody is named in more words. */
const MOST_WORDS = 12;

const isCapital = (written: string) => /^\p{Lu}/u.test(written);
/** “I’ll” and “l’eau” are two words at one place. */
const isSecondPart = ({ text }: Place, at: number) => at > 0 && text[at]?.from === text[at - 1]?.from;

/** “Qu’est-ce que”, “qué”: begins like a word that leads to what is said, and asks. */
function asksInstead(place: Place, at: number, closed: ClosedClasses): boolean {
  const asked = closed.asks.lengthAt(place.text, at);
  return asked > 2 || (asked > 0 && /\p{M}/u.test(writtenAt(place, at).normalize('NFD')));
}

/** How many words lead to what is said there: “that”, “to say that”, “write to her that”. */
export function leadAt(place: Place, at: number, closed = closedClasses(place.language)): number {
  const own = asksInstead(place, at, closed)
    ? 0
    : Math.max(place.lexicon.lead.lengthAt(place.text, at), closed.lead.lengthAt(place.text, at));
  const verb = closed.led.lengthAt(place.text, at);
  const them = verb > 0 ? closed.them.lengthAt(place.text, at + verb) : 0;
  if (them === 0) return own;
  const behind = at + verb + them;
  return Math.max(
    own,
    verb + them + Math.max(place.lexicon.lead.lengthAt(place.text, behind), closed.lead.lengthAt(place.text, behind)),
  );
}

/** How many words ask something there, up to the word that begins the question: “asking if”. */
export function askingAt({ text }: Place, at: number, closed: ClosedClasses): number | null {
  const asking = closed.asking.lengthAt(text, at);
  return closed.asks.lengthAt(text, at + asking) > 0 ? asking : null;
}

/** “That” where it is a letter of the word behind it. */
export function isJoinedThat(place: Place, at: number): boolean {
  const closed = closedClasses(place.language);
  const written = writtenAt(place, at);
  if ((place.lexicon.thatJoined?.test(written) || closed.thatSurely?.test(written)) === true) return true;
  const behind = withoutJoined(written, closed.thatJoined);
  const classes = behind === written ? undefined : closed.classes.get(behind);
  return (['subjects', 'others', 'roles'] as const).some((name) => classes?.has(name));
}

/** “D’Souza”, “N’Diaye”: one name, though it is read as two words. */
const WITH_MARK = /^\p{Lu}\p{L}?['’]\p{Lu}\p{Ll}/u;

/** Where a name with a title, or a name of several words, may go on. */
function isNameAt(place: Place, at: number, classes: ReadonlySet<WordClass>): boolean {
  const written = writtenAt(place, at);
  if (WITH_MARK.test(written)) return true;
  if (!isCapital(written) || isDayOrMonth(written, place.language)) return false;
  return !classes.has('subjects') && !classes.has('others') && !classes.has('verbs');
}

/** A title stands before a name: “Mr Keane”, “don Hugo”; a letter alone is one only as a capital with a name behind it. */
function isTitleAt(place: Place, at: number, closed: ClosedClasses): boolean {
  const isTitle = classesAt(place, at, closed).has('titles');
  if (!isTitle || at + 1 >= place.text.length || !/^\.?\s+$/u.test(gapBefore(place, at + 1))) return false;
  const written = writtenAt(place, at);
  if (written.length === 1 && !isCapital(written)) return false;
  return isNameAt(place, at + 1, classesAt(place, at + 1, closed));
}

/** A question for whom it is for, what they are to do, or what it is about. */
function ledAt(place: Place, at: number, closed: ClosedClasses): Bound | null {
  const { text, lexicon, language } = place;
  if (isJoinedThat(place, at)) return 'that';
  const lead = leadAt(place, at, closed);
  const asking = askingAt(place, at, closed);
  if (asking !== null && asking >= lead) return 'ask';
  if (lead > 0) return 'that';
  if (closed.asking.lengthAt(text, at) > 0 || lexicon.saying.lengthAt(text, at) > 0) return 'purpose';
  if (lexicon.about.lengthAt(text, at) > 0) return 'about';
  const aim = lexicon.purpose.lengthAt(text, at);
  const purpose = closed.purposes.lengthAt(text, at) || aim;
  const next = text[at + purpose];
  if (purpose === 0 || !next) return null;
  const written = writtenAt(place, at + purpose).normalize('NFC');
  const isVerb = !marksInfinitives(language) || isInfinitive(written, language);
  if (isVerb && !isCapital(written)) return 'purpose';
  // “Pour le loyer” names what a message is about.
  return aim > 0 && marksInfinitives(language) ? 'about' : null;
}

/** Whether a mark ends what names somebody; the stop of “Mr.” does not. */
function isMarked(place: Place, at: number): boolean {
  const gap = gapBefore(place, at);
  const isShort =
    /^\.\s*$/u.test(gap) && /^\p{L}{1,4}$/u.test(writtenAt(place, at - 1)) && isCapital(writtenAt(place, at));
  return /[.,;:?!\n()"“”«»„–—]|\s-\s/u.test(gap) && !isShort;
}

/** Whether a mark or a word of politeness ends what names somebody. */
const endsAt = (place: Place, at: number, { polite, comma }: ClosedClasses) =>
  isMarked(place, at) || polite.lengthAt(place.text, at) > 0 || comma.lengthAt(place.text, at) > 0;

const isNumber = (written: string) => /^\d+(?!\p{L})/u.test(written);

/** Whether whom a message is for surely ends there, so that a number before it is part of who it is: “from flat 4 that”. */
function closesAt(place: Place, at: number, closed: ClosedClasses): boolean {
  const led = at < place.text.length ? ledAt(place, at, closed) : null;
  return led === 'that' || led === 'ask' || led === 'purpose';
}

/** Whether a word joins on: “from the flat”, “and my brother”, and what stands behind is a place or somebody. */
function isLinkAt(place: Place, at: number, closed: ClosedClasses): boolean {
  const next = place.text[at + 1];
  if (!next || isMarked(place, at + 1)) return false;
  const behind = classesAt(place, at + 1, closed);
  const written = writtenAt(place, at + 1);
  if (isNumber(written) && !closesAt(place, at + 2, closed)) return false;
  if (behind.has('times') || isDayOrMonth(written, place.language)) return false;
  // “Of the 40 she owes me”.
  if (isOneOf(place.lexicon.article, next) && isNumber(writtenAt(place, at + 2)) && !closesAt(place, at + 3, closed))
    return false;
  // “At the moment”.
  if (isOneOf(place.lexicon.article, next) && classesAt(place, at + 2, closed).has('times')) return false;
  return (
    isOneOf(place.lexicon.article, next) || !(behind.has('others') || behind.has('verbs') || behind.has('subjects'))
  );
}

/** Whether an “and” joins somebody else on, and not what is said. */
function joinsAt(place: Place, at: number, closed: ClosedClasses): boolean {
  if (at + 1 >= place.text.length || isMarked(place, at + 1)) return false;
  // “Nacho y para la Pili”.
  const to = at + 1 + place.lexicon.preposition.lengthAt(place.text, at + 1);
  const behind = classesAt(place, to, closed);
  const next = place.text[to];
  const isOther = isNameAt(place, to, behind) || behind.has('roles') || (next && isOneOf(place.lexicon.article, next));
  // “Tom and ngozi: …”
  const isClosed = next !== undefined && to + 1 < place.text.length && endsAt(place, to + 1, closed);
  return (isOther === true || (isClosed && behind.size === 0)) && !classesAt(place, to + 1, closed).has('verbs');
}

/** “Mehdi le voisin”, “Rocío la del merendero”: who somebody is stands behind the name. */
function isRoleAt(place: Place, at: number, closed: ClosedClasses): boolean {
  const classes = classesAt(place, at, closed);
  return classes.has('roles') || (classes.has('within') && place.language === 'es');
}

/** What a word is within the words that name somebody; null where it belongs to no name. */
function partAt(place: Place, at: number, before: readonly Part[], closed: ClosedClasses): Part | Bound {
  const { text, language, lexicon } = place;
  const word = text[at] as ReadWord;
  const classes = classesAt(place, at, closed);
  const last = before.at(-1);
  const isOpen = last === undefined || last === 'link' || last === 'article';
  if (isTitleAt(place, at, closed)) return 'title';
  if (classes.has('titles') && !classes.has('roles') && !classes.has('subjects') && at + 1 < text.length)
    return 'title';
  const isOfName = last === 'name' || last === 'title';
  // “Luc Le Gall”, “Ana Los Arcos”.
  const isBig = isCapital(writtenAt(place, at)) && isCapital(writtenAt(place, at + 1));
  if (isOfName && isBig && isOneOf(lexicon.article, word)) return 'name';
  if (isOfName && WITH_MARK.test(writtenAt(place, at))) return 'name';
  // “Des” is an article, and “of the”.
  if (classes.has('within') && !isOpen && isLinkAt(place, at, closed)) return 'link';
  if (isOneOf(lexicon.article, word)) return isOpen || isRoleAt(place, at + 1, closed) ? 'article' : 'subject';
  if (classes.has('and')) return joinsAt(place, at, closed) ? 'link' : 'other';
  // “Lá da associação”, “down at the school”: a second word of a place goes with the first.
  const isPlaced = last === 'link' && classesAt(place, at - 1, closed).has('within');
  if (classes.has('within'))
    return (!isOpen || last === 'article' || isPlaced) && isLinkAt(place, at, closed) ? 'link' : 'other';
  if (classes.has('subjects')) return last === 'article' ? 'noun' : 'subject';
  if (isNameAt(place, at, classes)) return 'name';
  if (classes.has('roles') && classes.has('titles')) return 'called';
  if (classes.has('roles') || word.forms.some((form) => closed.folded.get(form)?.has('roles'))) return 'role';
  if (classes.has('traits')) return 'trait';
  // “Can she”, “is the”: a question that begins what is said.
  const next = classesAt(place, at + 1, closed);
  const isAsked = next.has('subjects') && !next.has('verbs') && !closed.objects.has(writtenAt(place, at + 1));
  if (classes.has('verbs')) return last === undefined || isAsked ? 'other' : 'verb';
  if (classes.has('others')) return 'other';
  const isOfPlace = last === 'noun' || last === 'trait' || last === 'link';
  if (isNumber(writtenAt(place, at))) return isOfPlace && closesAt(place, at + 1, closed) ? 'trait' : 'other';
  if (!isOpen && closed.fromJoined?.test(writtenAt(place, at))) return 'trait';
  // A bare word is a name where nothing stands before it: “rosa”, “mr keane”.
  const isBare = last === 'title' || before.every((part) => part === 'trait');
  // “Para pedirle”: what is to be done is nobody.
  if (isBare && last !== 'title' && isInfinitive(writtenAt(place, at).normalize('NFC'), language)) return 'other';
  return isBare ? 'name' : 'noun';
}

const isPart = (found: Part | Bound): found is Part => parts.has(found);
const parts: ReadonlySet<string> = new Set<Part>([
  'article',
  'link',
  'title',
  'called',
  'role',
  'trait',
  'name',
  'noun',
]);

/** “L’école”, “d’Ada”: a small word that is written with the next. */
function isElided(place: Place, at: number, closed: ClosedClasses): boolean {
  const word = place.text[at];
  return word !== undefined && (isOneOf(place.lexicon.article, word) || classesAt(place, at, closed).has('within'));
}

/** “Who lives above”, “que vende pan”: tells who somebody is, and leads to nothing that is said. */
const isRelative = (place: Place, at: number, closed: ClosedClasses) =>
  closed.dwells.has(writtenAt(place, at).toLowerCase()) ||
  (leadAt(place, at, closed) === 1 && closed.dwells.has(writtenAt(place, at + 1).toLowerCase()));

/** The words from a place on that may name somebody, and what ends them. */
function walk(place: Place, from: number, closed: ClosedClasses): Walked {
  const { text, language } = place;
  const found: Part[] = [];
  for (let at = from; at < text.length && at - from < MOST_WORDS; at += 1) {
    const end = { parts: found, end: at };
    if (isSecondPart(place, at) && WITH_MARK.test(writtenAt(place, at))) continue;
    if (isSecondPart(place, at) && !isElided(place, at - 1, closed)) {
      // “Nell’s mum” is somebody, “Ada’s late” is said of her.
      const isOwner = text[at]?.forms[0] === closed.owner && classesAt(place, at + 1, closed).has('roles');
      if (!isOwner) return { parts: found.slice(0, -1), end: at - 1, bound: 'verb' };
      found.splice(-1, 1, 'trait', 'trait');
      continue;
    }
    if (at > from && endsAt(place, at, closed)) return { ...end, bound: 'mark' };
    if (at > from && isRelative(place, at, closed)) {
      const two = at + (language === 'he' ? 1 : 2);
      found.push(...Array.from({ length: Math.min(two, text.length) - at }, () => 'link' as const));
      at = two - 1;
      continue;
    }
    const to = found.at(-1) === 'link' ? place.lexicon.preposition.lengthAt(text, at) : 0;
    const name = found.length > 0 ? closed.called.lengthAt(text, at) : 0;
    if (to > 0 || name > 0) {
      found.push(...Array.from({ length: to || name }, () => 'link' as const));
      at += (to || name) - 1;
      continue;
    }
    const led = at > from ? ledAt(place, at, closed) : null;
    if (led) return { ...end, bound: led };
    const part = partAt(place, at, found, closed);
    if (!isPart(part)) return { ...end, bound: part };
    found.push(part);
  }
  return { parts: found, end: Math.min(text.length, from + MOST_WORDS), bound: 'end' };
}

/** How many words at the end of what was walked belong to what is said: its subject, or all of it. */
function surplus({ parts: all, bound, end }: Walked, place: Place, closed: ClosedClasses): number {
  // “Ada my sister is ill”: who somebody is and what is said of them begin alike.
  const role = all.findLastIndex(
    (part, at) => part === 'article' && at > 0 && all[at - 1] !== 'link' && all[at - 1] !== 'article',
  );
  if (role > 0 && (bound === 'verb' || bound === 'end')) return all.length - role;
  const segment = all.slice(all.findLastIndex((part) => part === 'link') + 1);
  const nouns = segment.length - 1 - segment.findLastIndex((part) => part !== 'noun');
  const head = segment.slice(0, segment.length - nouns);
  const names = head.length - 1 - head.findLastIndex((part) => part !== 'name');
  const isTitled = head.at(-names - 1) === 'title';
  const isHeaded = names > 0 || head.some((part) => part === 'role' || part === 'called');
  // “The landlord rent is late”: one noun is who it is.
  const spare = isHeaded ? nouns : Math.max(0, nouns - 1);
  if (bound === 'verb') {
    if (spare > 0) return spare;
    // “My boss Priya is coming”, “Rosa Bruno did it”.
    const isApposed = head.length > 1 && !isTitled && head.at(-2) !== 'article';
    return names > 1 || (names === 1 && isApposed) ? 1 : 0;
  }
  if (bound === 'that' || bound === 'ask' || bound === 'purpose' || bound === 'about') return 0;
  // “Coach dewi”: the one word behind a title is a name.
  if (nouns === 1 && head.at(-1) === 'called' && bound !== 'end') return 0;
  const next = closed.objects.has(writtenAt(place, end).toLowerCase());
  // “Rosa Bruno took it”: the one word behind two names is what the second did.
  if (
    isHeaded &&
    nouns === 1 &&
    bound === 'subject' &&
    next &&
    (names > 1 || (names === 1 && head.some((part) => part === 'role' || part === 'called')))
  )
    return 2;
  if (bound === 'mark' || bound === 'end') return isHeaded && nouns > 1 ? nouns : 0;
  return isHeaded ? nouns : 0;
}

/** Who somebody is, or their name, between commas behind it: “doña Carmen, la vecina del segundo, …”; null where none is. */
function apposedAt(place: Place, at: number, closed: ClosedClasses): Pick<Recipient, 'end' | 'bound'> | null {
  const walked = walk(place, at, closed);
  const [first, second] = walked.parts;
  const isRole =
    first === 'role' || (first === 'article' && (second === 'role' || second === 'called' || second === 'link'));
  const isAlone = place.language === 'he' && walked.parts.length === 1;
  const isName =
    isAlone || (isCapital(writtenAt(place, at)) && walked.parts.every((part) => part === 'name' || part === 'title'));
  const isClosed =
    walked.bound === 'mark' || walked.bound === 'that' || walked.bound === 'ask' || walked.bound === 'purpose';
  if (walked.parts.length === 0 || !(isRole || isName) || !isClosed) return null;
  // “Rosa, Bruno: …” is told of him, or to both.
  if (isName && walked.bound === 'mark' && !/^\s*,/u.test(gapBefore(place, walked.end))) return null;
  return { end: walked.end, bound: walked.bound };
}

const isAndAt = (place: Place, at: number, closed: ClosedClasses) => classesAt(place, at, closed).has('and');

const people: ReadonlySet<Part> = new Set<Part>(['title', 'called', 'role']);

/** Whom the words from a place on name, and where that ends; null where nobody is named. */
export function recipientAt(place: Place, from: number): Recipient | null {
  const closed = closedClasses(place.language);
  const walked = walk(place, from, closed);
  const isNobody = walked.parts.every((part) => part === 'article' || part === 'link');
  const first = place.text[from];
  if (
    !first ||
    isNobody ||
    (walked.parts[0] === 'name' && !isCapital(writtenAt(place, from)) && isOneOf(place.lexicon.notFor, first))
  )
    return null;
  const more = surplus(walked, place, closed);
  // “Tell Nan Jack and Jill are coming”: who is spoken of may be both.
  const isPair = walked.parts.some((part, at) => part === 'link' && isAndAt(place, from + at, closed));
  if (more > 0 && walked.bound === 'verb' && isPair) return null;
  const isPerson = walked.parts.some(
    (part, at) => people.has(part) || (part === 'name' && isCapital(writtenAt(place, from + at))),
  );
  const isNamed = walked.parts.includes('name');
  if (more > 0) return { start: from, end: walked.end - more, bound: 'subject', isPerson, isNamed };
  const isComma = walked.bound === 'mark' && /^\s*,/u.test(gapBefore(place, walked.end));
  const apposed = isComma ? apposedAt(place, walked.end, closed) : null;
  return { start: from, end: apposed?.end ?? walked.end, bound: apposed?.bound ?? walked.bound, isPerson, isNamed };
}
