import { type Language, languages } from '@foothold/contract';
import { type Found, PhraseBook, read, type ReadText } from '../text/phrases.ts';
import type { AnswerWords } from './answer-words/kinds.ts';
import { answerWords } from './answer-words/words.ts';

type Role = keyof AnswerWords;

/** What somebody answers who is asked whether all is well, and what they say besides. */
export interface CareAnswer {
  isWell: boolean;
  /** What stands behind the answer and is to be read by itself; empty where nothing does. */
  rest: string;
}

const bookOf = (language: Language) =>
  PhraseBook.ofLists((Object.entries(answerWords[language]) as [Role, string][]).map(([role, said]) => [said, role]));
const books = new Map(languages.map((language) => [language, bookOf(language)]));

/** Parts of a message that are answers by themselves: “no, no, I'm fine. Fifty a month”. */
const PARTS = /[^.,;:!?…\n]+[.,;:!?…\n]*/gu;

/** The roles of phrases that hold all words of a part, the longest first; null where one word belongs to none. */
function rolesOf(words: ReadText, book: PhraseBook<Role>): Role[] | null {
  const found = book.findAll(words);
  const longestAt = (at: number) =>
    found
      .filter(({ start }) => start === at)
      .reduce<Found<Role> | null>((best, one) => (best !== null && best.end >= one.end ? best : one), null);
  const roles: Role[] = [];
  for (let at = 0; at < words.length;) {
    const one = longestAt(at);
    if (one === null) return null;
    roles.push(one.value);
    at = one.end;
  }
  return roles;
}

function answerIn(message: string, book: PhraseBook<Role>): CareAnswer | null {
  const roles = new Set<Role>();
  let taken = 0;
  for (const { 0: part, index } of message.matchAll(PARTS)) {
    const said = rolesOf(read(part), book);
    if (said === null) break;
    for (const role of said) roles.add(role);
    taken = index + part.length;
  }
  const rest = message.slice(taken).trim();
  if (roles.has('unwell')) return { isWell: false, rest };
  if (roles.has('fine')) return { isWell: true, rest };
  // A “no” or a “yes” before something else may belong to that: “no, not on Sundays”.
  if (rest !== '') return null;
  if (roles.has('no')) return { isWell: true, rest };
  return roles.has('yes') ? { isWell: false, rest } : null;
}

/** The answer to whether all is well that a message begins with; null when it holds none. */
export function careAnswerIn(message: string): CareAnswer | null {
  for (const book of books.values()) {
    const answer = answerIn(message, book);
    if (answer) return answer;
  }
  return null;
}
