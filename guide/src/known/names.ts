import { escaped } from '../text/escaped.ts';
import { read } from '../text/phrases.ts';
import type { Known, KnownResult } from '../guide.ts';

/** One letter may be a whole word of a text. */
const SHORTEST_NAME = 2;
const SHORTEST_PART = 3;

/** Words that ask for people, and what is told of people in a list: both in a message ask who they are. */
const who = new Set(
  'who whom whose names name qui noms nom quien quienes nombre nombres quem nome nomes מי למי מהשמות שמות'.split(' '),
);
const told = new Set(
  (
    'asked ask said say says answered answer replied yes no later list write call people ' +
    'demande demandé dit répondu oui non liste écrire appeler personnes ' +
    'pregunté preguntado dijo dijeron respondió respondieron sí si lista escribir llamar personas ' +
    'perguntei perguntado disse disseram respondeu responderam sim não lista escrever ligar pessoas ' +
    'שאלתי אמר אמרה אמרו ענה ענתה ענו כן לא רשימה לכתוב להתקשר אנשים'
  ).split(' '),
);

interface Person {
  /** What a model knows them by. */
  alias: string;
  name: string;
  isAskedFor: boolean;
}

/** People of the lists, by their names. */
export interface People {
  /** The name of somebody who is asked for, and of all others a number. */
  aliasOf(name: string): string;
  /** A text without the names of those who are not asked for: `shown` stands there, else what they are known by. */
  without(text: string, shown?: string): string;
}

const normal = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** A full name, and where it is one of several capitalised words, each of them. */
function partsOf(name: string): string[] {
  const words = name.split(' ');
  const isNamed = words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word));
  const parts = words.length > 1 && isNamed ? words.filter((word) => word.length >= SHORTEST_PART) : [];
  return [name, ...parts];
}

function asksForAll(message: string): boolean {
  const words = new Set(read(message).flatMap(({ forms }) => forms));
  const plain = new Set(message.toLowerCase().match(/\p{L}+/gu) ?? []);
  const has = (of: ReadonlySet<string>) => [...of].some((word) => words.has(word) || plain.has(word));
  return has(who) && has(told);
}

const namesIn = (results: readonly KnownResult[]) =>
  [
    ...new Set(
      results.flatMap((result) => (result.kind === 'people' ? result.data.rows.map(({ name }) => normal(name)) : [])),
    ),
  ].filter((name) => name.length >= SHORTEST_NAME);

/** A name, or a word of one, as it may stand in a text. */
interface Written {
  person: Person;
  part: string;
  /** Signs before its first word. */
  lead: number;
  /** Made when its first word is found. */
  pattern?: RegExp;
}

type Names = ReadonlyMap<string, readonly Written[]>;

const WORD = /[\p{L}\p{N}]+/gu;
/** Small words that Hebrew joins to the front of a name. */
const JOINED = /^[ולבהמכש]{1,2}/u;

/** All names by their first words, the longest first: a text is gone through once, however many people there are. */
function byFirstWord(people: readonly Person[]): Names {
  const written = people
    .flatMap((person) => partsOf(person.name).map((part) => ({ person, part })))
    .toSorted((one, other) => other.part.length - one.part.length);
  const names = new Map<string, Written[]>();
  for (const { person, part } of written) {
    const [first] = part.matchAll(WORD);
    if (!first) continue;
    const key = first[0].toLowerCase();
    const others = names.get(key);
    const one = { person, part, lead: first.index };
    if (others) others.push(one);
    else names.set(key, [one]);
  }
  return names;
}

interface Place {
  person: Person;
  from: number;
  to: number;
}

function placeAt(text: string, at: number, one: Written): Place[] {
  one.pattern ??= new RegExp(`${escaped(one.part).replaceAll(' ', '\\s+')}(?![\\p{L}\\p{N}])`, 'iuy');
  const from = at - one.lead;
  one.pattern.lastIndex = Math.max(from, 0);
  return from >= 0 && one.pattern.test(text) ? [{ person: one.person, from, to: one.pattern.lastIndex }] : [];
}

/** Everybody who may be named where a word begins, the longest name first. */
function placesAt(text: string, { 0: word, index }: RegExpExecArray, names: Names): Place[] {
  const joined = JOINED.exec(word)?.[0].length ?? 0;
  return Array.from({ length: joined + 1 }, (_, cut) => cut).flatMap((cut) =>
    (names.get(word.slice(cut).toLowerCase()) ?? []).flatMap((one) => placeAt(text, index + cut, one)),
  );
}

/**
 * The people in somebody's lists. They are other people, whose names no model needs: it knows them by numbers, but for those
 * that the message names or asks for.
 */
export function peopleIn({ results }: Known, message: string): People {
  const all = asksForAll(message);
  const people = namesIn(results).map((name, at): Person => ({ alias: `person ${at + 1}`, name, isAskedFor: all }));
  const known = new Map(people.map((person) => [person.name, person]));
  const named = byFirstWord(people);
  for (const word of message.matchAll(WORD))
    for (const { person } of placesAt(message, word, named)) person.isAskedFor = true;
  const hidden = byFirstWord(people.filter(({ isAskedFor }) => !isAskedFor));
  return {
    aliasOf(name) {
      const person = known.get(normal(name));
      if (!person) return 'somebody';
      return person.isAskedFor ? person.name : person.alias;
    },
    without(text, shown) {
      let end = 0;
      const pieces: string[] = [];
      for (const word of text.matchAll(WORD)) {
        const [place] = placesAt(text, word, hidden);
        if (!place || place.from < end) continue;
        pieces.push(text.slice(end, place.from), shown ?? place.person.alias);
        end = place.to;
      }
      return [...pieces, text.slice(end)].join('');
    },
  };
}
