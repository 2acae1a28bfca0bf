import { glueOf } from '../../language/glued.ts';
import { negatorIn } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import { limitBooks } from '../../understand/limit-words/words.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { edgeWords } from './edge-words/words.ts';
import { isLimit } from './limit-edges.ts';
import { isFraming } from './limit-frames.ts';
import { flat, PIECE } from './message.ts';
import { NOTHING } from './number-mentions.ts';
import { wordsOf } from './refusals.ts';

/** As many parts of a message are looked at. */
const MOST_PIECES = 60;
/** Somebody who parts nothing says so much in one breath, in words. */
const MOST_WORDS = 40;
/** What somebody knows nothing of has so many words at most, with what leads to it. */
const MOST_TOPIC = 4;
/** As many words at least does something have that is disliked before it: “I don’t like to speak in French” is one thing. */
const LEAST_BEFORE = 2;

/**
 * Where in a part of a message, in characters, the words begin that say what its teller knows nothing of, behind something
 * else that is denied or hated: “no me gusta el frío de motores no sé nada”; null where none do.
 */
function topicIn(text: string, { language, languages }: ReadingContext): number | null {
  const words = read(text);
  if (words.length > MOST_WORDS) return null;
  const folded = flat(text);
  const written = words.map(({ from, to }) => folded.slice(from, to));
  const { deny, knows, topic, relative } = edgeWords[language];
  const isNot = negatorIn(language);
  const isOfDenial = (at: number) => {
    const [word, said] = [words[at], written[at] ?? ''];
    return word !== undefined && (isNot(word) || deny.has(said) || knows.has(said));
  };
  const before = written.findLastIndex((_, at) => !isOfDenial(at));
  const run = written.slice(before + 1);
  // “Rooms I don’t know” are some rooms; who knows nothing of rooms says so.
  if (!run.some((word) => knows.has(word)) || !NOTHING.test(run.join(' '))) return null;
  const glue = glueOf[language]?.in;
  const leads = (word: string) => topic.has(word) || (glue?.test(word) ?? false);
  const start = written.findLastIndex((word, at) => at <= before && at > before - MOST_TOPIC && leads(word));
  const frames = languages.flatMap((one) => limitBooks[one].findAll(words)).filter(({ value }) => isFraming(value));
  const denied = frames.flatMap(({ end }) => (end <= start ? [end] : []));
  if (written.slice(Math.max(0, start)).some((word) => relative.has(word))) return null;
  const isBehind = denied.length > 0 && start - Math.max(...denied) >= LEAST_BEFORE;
  return start > 0 && isBehind ? (words[start]?.from ?? null) : null;
}

/**
 * A message in two lines where its teller left out a stop, and what they say in the second that they know nothing of. Nothing
 * is heard across lines, so that no mark of ours gets into what is kept in their words.
 */
export interface Paused {
  text: string;
  unknown: readonly string[];
}

export function withPauses(message: string, heard: ReadingContext): Paused {
  const pauses = [...message.matchAll(PIECE)].slice(0, MOST_PIECES).flatMap(({ 0: piece, index, groups }) => {
    const text = piece.slice(0, piece.length - (groups?.['end'] ?? '').length);
    const at = topicIn(text, heard);
    return at === null ? [] : [{ at: index + at, unknown: text.slice(at).trim() }];
  });
  const text = pauses.reduceRight((rest, { at }) => `${rest.slice(0, at).trimEnd()}\n${rest.slice(at)}`, message);
  return { text, unknown: pauses.map(({ unknown }) => unknown) };
}

/** What is disliked, up to where its teller says what they know nothing of. */
function before<T extends { value: string }>(one: T, texts: readonly string[]): T {
  const end = texts.map((text) => flat(one.value).indexOf(text)).find((at) => at > 0);
  return end === undefined ? one : { ...one, value: one.value.slice(0, end).trim() };
}

/** What was heard, with what somebody knows nothing of as a limit, and as nothing that they can. */
export function withUnknown(said: readonly Mention[], { unknown }: Paused): Mention[] {
  const texts = unknown.map(flat);
  const isPart = (one: Mention) =>
    typeof one.value !== 'number' && texts.some((text) => text.includes(flat(wordsOf(one))));
  const kept = said.filter((one) => !isPart(one)).map((one) => (isLimit(one) ? before(one, texts) : one));
  return [...kept, ...unknown.map((value): Mention => ({ field: 'limits', value }))];
}

/** Parts of a message that were not read, without what their teller knows nothing of, which is a limit. */
export function withoutUnknown(unread: readonly string[], { unknown }: Paused): string[] {
  return unread.flatMap((text) => {
    const end = unknown.map((one) => text.indexOf(one)).find((at) => at >= 0);
    const rest = text.slice(0, end).trim();
    return rest === '' ? [] : [rest];
  });
}
