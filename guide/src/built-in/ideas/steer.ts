import type { Idea } from '../../guide.ts';
import { type Words, wordsOf } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import { topicsIn } from '../facts.ts';
import { nearestTo } from '../nearest.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, PhraseBook, read } from '../text/phrases.ts';
import type { Limits } from '../understand/limits.ts';
import { placeIn, ruledOutIn } from '../understand/limits.ts';
import { hoursPerWeekIn } from '../understand/quantities.ts';
import { wishesIn } from '../understand/wishes.ts';
import { topicsOf } from './rank.ts';

/** What a feedback on ideas asks of the next ones. */
export interface Steering {
  limits: Limits;
  /** Added to an archetype's score. */
  bonus: (archetype: ArchetypeFacts) => number;
  /** False for an archetype that was declined in words. */
  allows: (archetype: ArchetypeFacts) => boolean;
}

const WANTED = 6;
const SEEN_SECTOR = -2;

type Shown = readonly Pick<Idea, 'title' | 'fit'>[];

function sectorsOf(shown: Shown, archetypes: readonly ArchetypeFacts[]): Set<string> {
  const ids = new Set(shown.map((idea) => idea.fit.archetype));
  return new Set(archetypes.filter((archetype) => ids.has(archetype.id)).map((archetype) => archetype.sector));
}

/** Topics that a feedback turns down: “no cleaning”, “nothing with animals”. */
function declinedTopics(feedback: string): Set<string> {
  const all = clausesOf(feedback).filter((clause) => read(clause).some((_, index, words) => isNegated(words, index)));
  // `topicsIn` leaves denied words out; without the negation they would be read as wanted.
  const denied = all.flatMap((clause) => {
    const words = read(clause);
    const from = words.findIndex((_, index) => isNegated(words, index));
    return [...topicsIn(clause.slice(words[from]?.from ?? 0))];
  });
  const wanted = topicsIn(feedback);
  return new Set(denied.filter((topic) => !wanted.has(topic)));
}

function tightened(limits: Limits, feedback: string): Limits {
  const wishes = wishesIn(feedback);
  const asks = (intent: string) => wishes.some((wish) => wish.intent === intent);
  const hours = hoursPerWeekIn(feedback);
  const fewer = limits.hours === null ? 4 : Math.max(2, limits.hours / 2);
  const wider = limits.hours === null ? null : limits.hours * 1.5;
  const place = placeIn(feedback) ?? (asks('online') ? 'online' : asks('local') ? 'local' : limits.place);
  return {
    ...limits,
    place,
    hours: hours ?? (asks('less-time') ? fewer : asks('more-time') ? wider : limits.hours),
    band: asks('cheaper') ? 0 : limits.band,
    ruledOut: new Set([...limits.ruledOut, ...ruledOutIn(feedback)]),
  };
}

function likedIds(feedback: string, shown: Shown, intent: 'more-like' | 'drop', words: Words): Set<string> {
  const objects = wishesIn(feedback)
    .filter((wish) => wish.intent === intent && wish.object !== '')
    .map((wish) => wish.object);
  const shownBook = new PhraseBook(
    shown.flatMap((idea, index) => {
      const ordinals = ordinalWords[index]?.split('|') ?? [];
      return [...ordinals, String(index + 1)].map((word) => [word, idea.fit.archetype ?? ''] as const);
    }),
  );
  const ids = objects.flatMap((object) => {
    const numbered = [...shownBook.valuesIn(read(object))];
    return numbered.length > 0
      ? numbered
      : nearestTo(object, words)
          .slice(0, 2)
          .map((near) => near.archetype.id);
  });
  return new Set(ids);
}

const ordinalWords = [
  'first|ראשון|ראשונה|premier|premiere|primero|primera|primeiro|primeira',
  'second|שני|שנייה|deuxieme|second|segundo|segunda',
  'third|שלישי|שלישית|troisieme|tercero|tercera|terceiro|terceira',
  'fourth|רביעי|רביעית|quatrieme|cuarto|cuarta|quarto|quarta',
  'fifth|חמישי|חמישית|cinquieme|quinto|quinta',
];

/** Reads a feedback on ideas in any of the five languages into limits and preferences. */
export function steer(
  feedback: string,
  limits: Limits,
  shown: Shown,
  archetypes: readonly ArchetypeFacts[],
  words: Words,
): Steering {
  if (feedback.trim() === '') return { limits, bonus: () => 0, allows: () => true };
  const wishes = wishesIn(feedback);
  const declined = declinedTopics(feedback);
  const wanted = topicsIn(feedback);
  const liked = likedIds(feedback, shown, 'more-like', words);
  const dropped = likedIds(feedback, shown, 'drop', words);
  const seenSectors = sectorsOf(shown, archetypes);
  const elsewhere = wishes.some((wish) => wish.intent === 'other-sector');
  const likedSectors = new Set(archetypes.filter((one) => liked.has(one.id)).map((one) => one.sector));
  const easier = wishes.some((wish) => wish.intent === 'too-hard');
  const harder = wishes.some((wish) => wish.intent === 'too-easy');
  return {
    limits: tightened(limits, feedback),
    allows: (archetype) =>
      !dropped.has(archetype.id) &&
      ![...archetype.skills.required.flat(), ...archetype.interests].some((topic) => declined.has(topic)),
    bonus: (archetype) =>
      (topicsOf(archetype).some((topic) => wanted.has(topic)) ? WANTED : 0) +
      (likedSectors.has(archetype.sector) ? WANTED / 2 : 0) +
      (elsewhere && seenSectors.has(archetype.sector) ? 3 * SEEN_SECTOR : 0) +
      (easier && archetype.skills.required.length === 0 ? 1 : 0) +
      (harder && archetype.skills.required.length > 0 ? 1 : 0) +
      (wordsMatch(archetype, feedback, words) ? 1 : 0),
  };
}

function wordsMatch(archetype: ArchetypeFacts, feedback: string, words: Words): boolean {
  const wanted = new Set(read(feedback).flatMap((word) => word.forms.filter((form) => form.length > 4)));
  const angles = Object.values(wordsOf(words, archetype.id).angles);
  return angles.some((angle) => read(angle.offer).some((word) => word.forms.some((form) => wanted.has(form))));
}
