import type { Language } from '@foothold/contract';
import { saysLittle, verbsIn } from '../../work/deeds.ts';
import { asideWords } from '../../work/small-words.ts';
import type { Mention } from '../fields.ts';
import type { Stretch } from './message.ts';
import { has, type Part } from './standing-parts.ts';

/**
 * For what the teller ended something, where that is something to do: of “left my job to paint full time” the painting
 * stands. “To move to Leeds” and “to have more time” are no pastime.
 */
export function endedFor(
  one: Mention,
  part: Part,
  place: Stretch,
  { message, language }: { message: string; language: Language },
) {
  const at = part.standing.find(
    ({ value, start }) =>
      value === 'barrier' && !has(part, 'because', start) && part.from + (part.words[start]?.from ?? 0) > place.from,
  );
  const ended = part.standing.find(({ value, end }) => value === 'ended' && at && end <= at.start);
  const [verb, next] = at ? part.words.slice(at.end, at.end + 2) : [];
  if (!ended || !verb || part.whose.some(({ value, start }) => value === 'kin' && start < ended.start)) return [];
  const done = verbsIn([[...verb.forms]], language);
  const isAside = next?.forms.some((form) => asideWords.has(form)) ?? false;
  const words = message.slice(part.from + verb.from, Math.max(place.to, part.from + verb.from)).trim();
  if (words === '' || isAside || !done.some(({ classes }) => !saysLittle(classes))) return [];
  if (one.field === 'hobbies') return [{ ...one, value: words }];
  return one.field === 'skills' ? [{ ...one, value: { ...one.value, name: words } }] : [];
}
