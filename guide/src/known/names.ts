import { read } from '../text/phrases.ts';
import type { Known, KnownResult } from './known.ts';

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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const normal = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** A name as a word of its own; Hebrew joins small words to its front. */
function nameIn(name: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])([ולבהמכש]{0,2})${escaped(name).replaceAll(' ', '\\s+')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
}

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

/**
 * The people in somebody's lists. They are other people, whose names no model needs: it knows them by numbers, but for those
 * that the message names or asks for.
 */
export function peopleIn({ results }: Known, message: string): People {
  const all = asksForAll(message);
  const people = namesIn(results).map((name, at): Person => ({
    alias: `person ${at + 1}`,
    name,
    isAskedFor: all || partsOf(name).some((part) => nameIn(part).test(message)),
  }));
  const hidden = people
    .filter(({ isAskedFor }) => !isAskedFor)
    .flatMap(({ name, alias }) => partsOf(name).map((part) => ({ part, alias, name: nameIn(part) })))
    .toSorted((one, other) => other.part.length - one.part.length);
  return {
    aliasOf(name) {
      const person = people.find((one) => one.name === normal(name));
      if (!person) return 'somebody';
      return person.isAskedFor ? person.name : person.alias;
    },
    without: (text, instead) =>
      hidden.reduce(
        (rest, { name, alias }) => rest.replace(name, (_, before: string) => before + (instead ?? alias)),
        text,
      ),
  };
}
