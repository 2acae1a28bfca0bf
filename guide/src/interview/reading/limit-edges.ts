import { glueOf } from '../../language/glued.ts';
import { isCommon } from '../../language/common.ts';
import { read } from '../../text/phrases.ts';
import { type Token, tokensOf } from '../../text/fold.ts';
import { negatorIn } from '../../text/negation.ts';
import { limitBooks } from '../../understand/limit-words/words.ts';
import { LIMITING, type Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { saysOnlyWhen } from './day-words.ts';
import { edgeWords } from './edge-words/words.ts';
import { isFraming } from './limit-frames.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';

type Limit = Extract<Mention, { field: 'limits' | 'dislikes' }>;

/** A limit that is left with less says nothing. */
const SHORTEST = 3;

export const isLimit = (one: Mention): one is Limit => LIMITING.has(one.field);

const frames = (text: string, { languages }: ReadingContext) =>
  languages.flatMap((language) => limitBooks[language].findAll(read(text))).filter(({ value }) => isFraming(value));

/** Whether what stands before a “but” is told already, as something that somebody can, did or has. */
function isTold(head: string, said: readonly Mention[]): boolean {
  const words = flat(head);
  return said.some((one) => !isLimit(one) && typeof one.value !== 'number' && words.includes(flat(wordsOf(one))));
}

/**
 * A limit without what stands before its “but” and says what somebody can: “I can sew but my hip won’t let me stand”. What
 * only takes something away from that goes with it: “I can drive but not at night”.
 */
function behindBut(text: string, said: readonly Mention[], heard: ReadingContext): string {
  const { language } = heard;
  const tokens = tokensOf(text);
  const but = tokens.findLastIndex(({ word }, at) => at > 0 && edgeWords[language].but.has(word));
  const [turn, next] = [tokens[but], tokens[but + 1]];
  if (!turn || !next) return text;
  const [head, tail] = [text.slice(0, turn.from), text.slice(next.from)];
  const denies = negatorIn(language);
  if (read(head).some(denies) || !isTold(head, said)) return text;
  const found = frames(tail, heard);
  return found.length > 0 && found.every(({ start }) => start > 0) ? tail : text;
}

/** A text without the “and” that its language writes at its first word, where that word is known without it. */
function withoutGluedAnd(text: string, { language }: ReadingContext): string {
  const glue = glueOf[language];
  const [first = ''] = text.split(' ', 1);
  const rest = glue ? first.replace(glue.and, '') : first;
  const isKnown = isCommon(flat(rest), language) || read(rest).some(negatorIn(language));
  return rest !== first && isKnown ? text.slice(first.length - rest.length) : text;
}

/** A limit without the “so” that leads to what it denies: “so no phone calls”. */
function withoutSo(text: string, heard: ReadingContext): string {
  const [first, next] = tokensOf(text);
  const rest = next && edgeWords[heard.language].so.has(first?.word ?? '') ? text.slice(next.from) : text;
  return frames(rest, heard).some(({ start }) => start === 0) ? rest : text;
}

/** A limit without the “and” or “but” that joins it to what was said before. */
function withoutJoin(joined: string, heard: ReadingContext): string {
  const text = withoutSo(joined, heard);
  const { but, and } = edgeWords[heard.language];
  const joins = ({ word }: Token) => but.has(word) || and.has(word);
  const first = tokensOf(text).find((token) => !joins(token));
  const rest = withoutGluedAnd(first ? text.slice(first.from) : text, heard);
  return rest.length < SHORTEST ? text : rest;
}

/** Whether a text only says when, where nobody asked what is not to be: “domingo de manhã” rules nothing out. */
function isBareTime(text: string, heard: ReadingContext): boolean {
  const isAsked = heard.asked !== null && LIMITING.has(heard.asked);
  return !isAsked && saysOnlyWhen(text) && frames(text, heard).length === 0;
}

/** What was heard with each limit once, in its longest wording; of the same words what is disliked is that. */
function eachOnce(said: readonly Mention[]): Mention[] {
  const kept: { one: Limit; words: string }[] = [];
  const longest = said
    .filter(isLimit)
    .map((one) => ({ one, words: ` ${flat(one.value)} ` }))
    .toSorted((one, other) => other.words.length - one.words.length || one.one.field.localeCompare(other.one.field));
  for (const limit of longest) if (!kept.some(({ words }) => words.includes(limit.words))) kept.push(limit);
  const all = new Set<Mention>(kept.map(({ one }) => one));
  return said.filter((one) => !isLimit(one) || all.has(one));
}

/** What was heard, with limits that hold nothing but what is limited; a bare time is kept as it was said. */
export function withLimitEdges(said: readonly Mention[], heard: ReadingContext): Mention[] {
  const trimmed = said.map((one): Mention => {
    if (!isLimit(one)) return one;
    const value = withoutJoin(behindBut(one.value, said, heard), heard);
    return isBareTime(value, heard) ? { field: 'notes', value } : { ...one, value };
  });
  return eachOnce(trimmed);
}
