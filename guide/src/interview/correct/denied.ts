import { type AskedField, isNumberField, type Language, type Profile } from '@foothold/contract';
import { formsOf, tokensOf } from '../../text/fold.ts';
import { isNegator } from '../../text/negation.ts';
import { sharedBeginning } from '../../text/shared-beginning.ts';
import { type Found, read, type ReadText, type ReadWord } from '../../text/phrases.ts';
import { PIECE } from '../reading/message.ts';
import { type DenialRole, denialRoles } from './denial-words/kinds.ts';
import { denialBooks } from './denial-words/words.ts';
import { findItem, type FoundItem, namedItems } from './find-item.ts';
import type { Entry } from './noted.ts';

/** What a message takes back, and what it says besides. */
export interface Denied {
  /** Whether it names what the teller is not, which another reading of the same words may rename. */
  isNamed: boolean;
  /** The item that goes; a number is the field it stands in. */
  item: FoundItem | { field: AskedField; index: -1 };
  /** What stands instead, in the person's words; empty where nothing does. */
  rest: string;
  /** Whether all its words are those of a correction or of what is taken back: nobody is in danger in them. */
  plain: boolean;
}

/** Longest message that takes something back, in characters, and in how many of its first parts it does so. */
const LONGEST = 240;
const PARTS = 3;
/** As many words may stand before a denial in its part. */
const BEFORE = 3;
/** The shortest word that names a thing. */
const NAMING = 4;

interface Part {
  text: string;
  words: ReadText;
  found: readonly Found<DenialRole>[];
}

type Denying = 'other' | 'wrong' | 'past' | 'notI' | 'kin';
const DENYING: readonly DenialRole[] = ['other', 'wrong', 'past', 'notI'];
/** Fields that somebody else may have been taken for the teller in, and those in which something may be over. */
const OWN: ReadonlySet<AskedField> = new Set([
  'experience',
  'skills',
  'hobbies',
  'education',
  'age',
  'notes',
  'limits',
  'dislikes',
  'goals',
  'location',
]);
const OVER: ReadonlySet<AskedField> = new Set(['skills', 'hobbies', 'notes', 'limits', 'dislikes', 'goals']);

function partsOf(message: string, languages: readonly Language[]): Part[] {
  return [...message.matchAll(PIECE)].flatMap(({ 0: text }) => {
    const words = read(text);
    if (words.length === 0) return [];
    return [{ text, words, found: languages.flatMap((language) => denialBooks[language].findAll(words)) }];
  });
}

/** The words of a part that phrases of these roles hold. */
function coveredBy({ found }: Part, roles: readonly DenialRole[]): Set<number> {
  const here = found.filter(({ value }) => roles.includes(value));
  return new Set(here.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
}

const isAll = (part: Part, roles: readonly DenialRole[]) => coveredBy(part, roles).size === part.words.length;

type Denial = Found<DenialRole> & { value: Denying };

/**
 * The longest denial of a part, near its beginning; what is over is over, whatever else is denied. A relative behind a “no”
 * says whose it is: “no, that’s my sister”.
 */
function denialIn(part: Part, isOpened: boolean): Denial | null {
  const all = part.found.filter(
    ({ value, start }) => DENYING.includes(value) && (start <= BEFORE || value === 'past'),
  ) as Denial[];
  const rank = ({ value, start, end }: Denial) => (value === 'past' ? 1_000 : 0) + end - start;
  const [first] = all.toSorted((one, other) => rank(other) - rank(one));
  if (first) return first;
  const kin = part.found.find(({ value }) => value === 'kin');
  const opens = isOpened || part.found.some(({ value, start }) => value === 'opens' && start === 0);
  // “No, not my father, me” says that it is the teller's.
  const isRefused = kin && isOpened && part.words.slice(0, kin.start).some((word) => isNegator(word));
  return kin && opens && !isRefused ? { ...kin, value: 'kin' } : null;
}

/** The shortest beginning that two forms of a word share: “bake” and “baking”. */
const BEGINNING = 3;

function isOneWord(one: string, other: string): boolean {
  const shared = sharedBeginning(one, other);
  return shared >= BEGINNING && shared >= Math.min(one.length, other.length) - 1 && one.length !== other.length;
}

/** Whether a word of a text is one that an item is called by, in whichever form. */
function names(item: string, text: string): boolean {
  const formsIn = (words: string) =>
    tokensOf(words).flatMap(({ word }) => (word.length >= NAMING ? formsOf(word) : []));
  const called = formsIn(item);
  return formsIn(text).some((word) => called.some((other) => word === other || isOneWord(word, other)));
}

/** What was noted last, as an item of the profile: what is named in the message, or what was said last. */
function lastNoted(
  { profile, noted, before }: WrittenDown,
  fields: ReadonlySet<AskedField>,
  message: string,
): Denied['item'] | null {
  const all = noted.filter(({ field, removed }) => !removed && fields.has(field));
  const placeOf = ({ name }: Entry) => before.toLowerCase().lastIndexOf(name.toLowerCase());
  const inOrder = all.toSorted((one, other) => placeOf(one) - placeOf(other));
  const entry = inOrder.findLast(({ name }) => names(name, message)) ?? inOrder.at(-1);
  if (!entry) return null;
  if (isNumberField(entry.field)) return { field: entry.field, index: -1 };
  return namedItems(profile).find(({ field, name }) => field === entry.field && name === entry.name) ?? null;
}

/** What is noted of somebody when they deny something. */
interface WrittenDown {
  profile: Profile;
  /** What the last reply noted, and the message it noted it of. */
  noted: readonly Entry[];
  before: string;
  languages: readonly Language[];
}

/** As many words of a part may say something else, where it names what it takes back, or says “not me”. */
const BESIDE = 3;

/** What a denial takes back; null where nothing of it is written down. */
function itemOf({ value, end }: Denial, part: Part, message: string, written: WrittenDown): Denied['item'] | null {
  if (value === 'notI') {
    const behind = part.text.slice(part.words[end]?.from ?? part.text.length).replace(/[\s.,;!?]+$/u, '');
    const item = findItem(written.profile, behind);
    const name = item && nameOf(item, written.profile);
    // “I don’t drive” is no word about a forklift, unless that was noted just now.
    const isMeant = name !== null && (isSame(name, behind) || written.noted.some((one) => one.name === name));
    return item && isMeant && OWN.has(item.field) && item.field !== 'location' ? item : null;
  }
  const named = namedItems(written.profile).filter(({ name }) => names(name, message));
  const left = leftIn(part, named);
  const fields = value === 'past' ? OVER : OWN;
  const held = named.find(({ field }) => fields.has(field));
  const most = value === 'kin' ? 0 : BESIDE;
  if (held || (value === 'past' && named.length > 0)) return held && left <= most ? held : null;
  return left <= (value === 'other' ? BESIDE : 0) ? lastNoted(written, fields, message) : null;
}

/** How many words of a part are neither those of a correction nor name what is written down. */
function leftIn(part: Part, named: readonly { name: string }[]): number {
  const covered = coveredBy(part, denialRoles);
  const isNaming = ({ from, to }: ReadWord) => named.some(({ name }) => names(name, part.text.slice(from, to)));
  return part.words.filter((word, at) => !covered.has(at) && !isNaming(word)).length;
}

const nameOf = (item: Denied['item'], profile: Profile) =>
  namedItems(profile).find(({ field, index }) => field === item.field && index === item.index)?.name ?? '';

/** Whether words are an item’s name and nothing more, but for its article. */
function isSame(name: string, words: string): boolean {
  const [called, said] = [name, words].map((text) => tokensOf(text).filter(({ word }) => word.length >= NAMING));
  return called?.map(({ word }) => word).join(' ') === said?.map(({ word }) => word).join(' ');
}

/**
 * What a message takes back of what is written down: by its name (“I’m not a baker”), or as what was noted last (“not me, my
 * sister”, “that was years ago, I don’t any more”). null where it takes nothing back.
 */
export function deniedIn(message: string, written: WrittenDown): Denied | null {
  if (message.length > LONGEST) return null;
  const parts = partsOf(message, written.languages);
  const at = parts.slice(0, PARTS).findIndex((part) => !isAll(part, ['opens']) || denialIn(part, false) !== null);
  const part = parts[at];
  const denial = part && denialIn(part, at > 0);
  const item = denial ? itemOf(denial, part, message, written) : null;
  if (!part || !denial || !item) return null;
  const name = nameOf(item, written.profile);
  const isCorrecting = (one: Part) => {
    const covered = coveredBy(one, denialRoles);
    return one.words.every(({ from, to }, index) => covered.has(index) || names(name, one.text.slice(from, to)));
  };
  const rest = parts.slice(at + 1).filter((one) => !isCorrecting(one));
  const plain = rest.length === 0 && isCorrecting(part);
  return {
    item,
    isNamed: denial.value === 'notI',
    rest: rest
      .map(({ text }) => text)
      .join(' ')
      .trim(),
    plain,
  };
}
