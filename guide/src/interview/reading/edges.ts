import type { Language } from '@foothold/contract';
import { formsOf, type Token, tokensOf } from '../../text/fold.ts';
import { deedsIn } from '../../work/deeds.ts';
import { little } from '../../work/small-words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { isDayWord } from './day-words.ts';
import { edgeWords } from './edge-words/words.ts';
import { flat } from './message.ts';
import { withoutTimes } from './no-work.ts';
import { ownWorkWords } from './own-work/words.ts';
import { periods } from './units.ts';

/** A name that is left with less says nothing. */
const SHORTEST = 3;

const isIn = (words: ReadonlySet<string>, token: Token | undefined) => token !== undefined && words.has(token.word);

/** Whether a name is known by what is done with which thing: “hago muebles” is a trade, “muebles” are none. */
function isDeed(tokens: readonly Token[], language: Language): boolean {
  const said = tokens.filter(({ word }) => !little.has(word)).map(({ word }) => formsOf(word));
  return deedsIn(said, language).length > 0;
}

/**
 * A name without the pronoun of its teller. A pastime is named without the verb, too, that says no more than that it is
 * done; of a skill that verb says that something is made, where it can mean both.
 */
function withoutLead(name: string, language: Language, isPastime: boolean): string {
  const { self, before } = ownWorkWords[language];
  const { does, base, is } = edgeWords[language];
  const tokens = tokensOf(name);
  let at = tokens.findIndex((token) => !isIn(is, token));
  if (at < 0) return name;
  if (isIn(self, tokens[at])) at += 1;
  const isOnlyDone = isPastime || language === 'en';
  if (isOnlyDone && (isIn(does, tokens[at]) || isIn(base, tokens[at])) && !isDeed(tokens, language)) {
    at += 1;
    while (isIn(before, tokens[at])) at += 1;
  }
  const first = tokens[at];
  // “Play with my grandchildren” is no name without its verb.
  const isName = first && first.word.length >= SHORTEST && !isIn(edgeWords[language].tail, first);
  return at > 0 && isName ? name.slice(first.from) : name;
}

/** A name without the small words at its end, which lead to something that is not part of it. */
function withoutTail(name: string, language: Language): string {
  const tokens = tokensOf(name);
  const { tail } = edgeWords[language];
  const last = tokens.findLast((token) => !isIn(tail, token));
  return last && last !== tokens.at(-1) ? name.slice(0, last.to) : name;
}

function trimmed(name: string, heard: ReadingContext, isPastime: boolean): string {
  const { language } = heard;
  const led = withoutLead(withoutTail(name, language), language, isPastime);
  const ended = withoutTail(withoutTimes(led, heard), language);
  return ended.length >= SHORTEST ? ended : name;
}

/** A wish without the “and” that joined it to the one before: “et apprendre le breton”. */
function unjoined(wish: string, language: Language): string {
  const tokens = tokensOf(wish);
  const [lead, first] = tokens;
  // “E-commerce” is one word.
  const isApart = lead && first && /^\s/u.test(wish.slice(lead.to));
  return isApart && isIn(edgeWords[language].and, lead) && wish.length - first.from >= SHORTEST
    ? wish.slice(first.from)
    : wish;
}

/** A title without what leads to the place that is all it names: “na cantina da escola”. */
function titleIn(title: string, { language }: ReadingContext): string {
  const lead = edgeWords[language].place.exec(flat(title))?.[0].length ?? 0;
  const rest = title.slice(lead);
  return withoutTail(rest.length >= SHORTEST ? rest : title, language);
}

/** As many words as the name of an employer has; what is longer tells something else. */
const EMPLOYER_WORDS = 7;

const periodWords = Object.values(periods);
/** Whether a word says when: “tres noches a la semana” is no work at a firm of that name. */
const isWhen = ({ word }: { word: string }) => isDayWord(word) || periodWords.some((words) => words.has(word));

/**
 * An employer without when, since when or why somebody works there: “the mill twice a week since my father passed”; null
 * where nothing but when is said.
 */
function employerIn(name: string, heard: ReadingContext): string | null {
  const { ends } = edgeWords[heard.language];
  const words = tokensOf(name);
  if (words.every(isWhen)) return null;
  const end = words.find((token, at) => at > 0 && isIn(ends, token));
  const place = withoutTail(withoutTimes(name.slice(0, end?.from).trimEnd(), heard), heard.language);
  if (tokensOf(place).length > EMPLOYER_WORDS && !/^\p{Lu}/u.test(place)) return null;
  return place.length >= SHORTEST ? place : name;
}

/** What was heard as work, pastimes and wishes, by names that hold nothing of what is said around them: no “I do”, no “and then”. */
export function withEdges(said: readonly Mention[], heard: ReadingContext): Mention[] {
  return said.map((one): Mention => {
    if (one.field === 'skills') return { ...one, value: { ...one.value, name: trimmed(one.value.name, heard, false) } };
    if (one.field === 'goals')
      return { ...one, value: { ...one.value, value: unjoined(one.value.value, heard.language) } };
    if (one.field === 'hobbies') return { ...one, value: trimmed(one.value, heard, true) };
    if (one.field !== 'experience') return one;
    const { role_title: title, company_name: firm } = one.value;
    const company_name = firm && employerIn(firm, heard);
    return { ...one, value: { ...one.value, role_title: titleIn(title, heard), company_name } };
  });
}
