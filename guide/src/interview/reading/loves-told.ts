import { isCommon } from '../../language/common.ts';
import { isTown } from '../../language/towns.ts';
import { stem, tokensOf } from '../../text/fold.ts';
import { isNegated, isNegator } from '../../text/negation.ts';
import { read } from '../../text/phrases.ts';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { listItems } from './items.ts';
import type { LimitRole } from '../../understand/limit-words/kinds.ts';
import { limitBooks } from '../../understand/limit-words/words.ts';
import { flat, overlaps, placeOfWords, type Stretch, stretchesOf } from './message.ts';
import { KIN } from './number-mentions.ts';
import { ownWorkWords } from './own-work/words.ts';
import { wordsOf } from './refusals.ts';
import { rolesIn } from './told-clauses.ts';

/** What is loved, and the part of a message that says so. */
export interface Love extends Stretch {
  said: Stretch;
}

/** Parts of a message, and as many as are looked at. */
const PART = /[^,.;:!?()\n]+/gu;
const MOST_PARTS = 60;
/** As many words as what is loved has. */
const MOST_WORDS = 6;
/** What holds loves already, and what a love was taken for. */
const HELD: ReadonlySet<Mention['field']> = new Set(['hobbies', 'skills', 'experience']);
const TAKEN: ReadonlySet<Mention['field']> = new Set(['notes']);
/** What the question may have made of the whole part. */
const ASKED: ReadonlySet<Mention['field']> = new Set(['limits', 'dislikes', 'location']);

/** People and times, which are no hobby, however they are loved. */
const UNLOVED: ReadonlySet<LimitRole> = new Set(['children', 'others', 'time']);

/** Whether words name something that may be loved for itself: nobody, no place, no number, nothing that is denied. */
export function isLoved(words: string, { language }: ReadingContext): boolean {
  if (limitBooks[language].findAll(read(words)).some(({ value }) => UNLOVED.has(value))) return false;
  if (rolesIn(flat(words), [language], ({ love }) => love).some(({ value }) => value === 'nobody')) return false;
  const tokens = tokensOf(words).map(({ word }) => word);
  if (tokens.length === 0 || tokens.length > MOST_WORDS || /\d/u.test(words)) return false;
  if (KIN.test(flat(words)) || isTown(words) || read(words).some((word) => isNegator(word))) return false;
  const { daily } = ownWorkWords[language];
  return tokens.some((word) => !isCommon(stem(word), language)) && !tokens.some((word) => daily.has(word));
}

/** The items of a part, where they stand. */
function itemsOf(message: string, { from, to }: Stretch): Stretch[] {
  let at = from;
  return listItems(message.slice(from, to)).map((item) => {
    const begin = message.indexOf(item, at);
    at = begin + item.length;
    return { from: begin, to: at };
  });
}

/**
 * What a message says its teller loves, by the frames in which people say so: “my joys are keeping hens and a set dance”,
 * “mes ruches, c’est ma vie”. No list need know it.
 */
export function lovesTold(message: string, heard: ReadingContext): Love[] {
  const parts = stretchesOf(PART, message).slice(0, MOST_PARTS);
  return parts.flatMap((part, at) => {
    const text = flat(message.slice(part.from, part.to));
    const roles = rolesIn(text, heard.languages, ({ love }) => love);
    // “I'm not mad about dogs” says the opposite.
    const isDenied = (upTo: number) => {
      const ahead = read(text.slice(0, upTo));
      return isNegated(ahead, ahead.length, undefined, heard.language);
    };
    const lead = roles.findLast(({ value }) => value === 'lead');
    const behind = roles.find(({ value }) => value === 'behind');
    if ((lead && isDenied(lead.from)) || (behind && isDenied(behind.from))) return [];
    // “The hens, they are my life”: what is loved may stand before a comma.
    const before = behind && behind.from <= 1 ? parts[at - 1] : part;
    const loved = lead
      ? { from: part.from + lead.to, to: part.to }
      : behind && before && { from: before.from, to: before === part ? part.from + behind.from : before.to };
    if (!loved) return [];
    const items = itemsOf(message, loved).filter(({ from, to }) => isLoved(message.slice(from, to), heard));
    return items.map((item) => ({ ...item, said: { from: Math.min(loved.from, part.from), to: part.to } }));
  });
}

/** What was heard, with what is loved among the hobbies, where neither they nor the skills hold it. */
export function withLoves(said: readonly Mention[], loves: readonly Love[], message: string): Mention[] {
  if (loves.length === 0) return [...said];
  const folded = flat(message);
  const placeOf = (one: Mention): Stretch => placeOfWords(wordsOf(one), folded) ?? { from: -1, to: -1 };
  const held = said.filter(({ field }) => HELD.has(field)).map(placeOf);
  const added = loves.filter((love) => !held.some((place) => overlaps(place, love)));
  const isElse = (one: Mention) =>
    (TAKEN.has(one.field) && added.some((love) => overlaps(placeOf(one), love))) ||
    (ASKED.has(one.field) && loves.some(({ said: part }) => overlaps(placeOf(one), part)));
  const kept = said.filter((one) => !isElse(one));
  return [...kept, ...added.map(({ from, to }): Mention => ({ field: 'hobbies', value: message.slice(from, to) }))];
}
