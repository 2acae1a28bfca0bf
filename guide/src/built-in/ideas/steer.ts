import type { ShownIdea } from '../../guide.ts';
import { archetypes } from '../../catalogue/archetype-facts.ts';
import type { Words } from '../../catalogue/load.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import { type Fact, topicsIn } from '../../profile/facts.ts';
import { nearestTo, SURELY_NEAR } from '../../ideas/nearest.ts';
import { clausesOf, PhraseBook, read } from '../../text/phrases.ts';
import type { Limits } from '../../understand/limits.ts';
import { type Wish, wishesIn } from '../../understand/wishes.ts';
import type { Lessons } from '../../ideas/declines.ts';
import { isFar } from '../../ideas/complaint-words/words.ts';
import { declinedTopics, tightened } from '../../ideas/feedback.ts';
import { proofOf, topicsOf } from '../../ideas/rank.ts';
import type { IdeaQuestion } from './question.ts';

/** What is asked of the next ideas beside what the profile says. */
export interface Steering {
  /** The profile's limits with those of the feedback. */
  limits: Limits;
  /** Added to an archetype's score. */
  bonus: (archetype: ArchetypeFacts) => number;
  /** False for an archetype that was declined, by name or by what it is about. */
  allows: (archetype: ArchetypeFacts) => boolean;
  /** Whether something else than what was brought is asked for. */
  elsewhere: boolean;
  /** Topics that are asked for. */
  wanted: ReadonlySet<string>;
}

const WANTED = 6;
const SEEN_SECTOR = -2;
/** What a sector, and an interest, lose when an idea of theirs did not appeal. */
const COOL_SECTOR = -3;
const COOL_TOPIC = -2;
const OTHER_PLACE = 3;
/** What well proven skills are worth to somebody who lacked one, and what skills named as a beginner lose. */
const PROVEN = 2;
/** Weight of a skill somebody has practised. */
const PRACTISED = 1.5;
/** As many things as are looked for that one feedback wants more of, or none of. */
const MOST_OBJECTS = 6;
/** The most that nearness to a text is worth beside the topics it names. */
const NEAREST = 3;

type Shown = readonly Pick<ShownIdea, 'title' | 'fit'>[];

function sectorsOf(ids: ReadonlySet<string | null>): Set<string> {
  return new Set(archetypes.filter((archetype) => ids.has(archetype.id)).map((archetype) => archetype.sector));
}

function likedIds(wishes: readonly Wish[], shown: Shown, intent: 'more-like' | 'drop', words: Words): Set<string> {
  const objects = wishes
    .filter((wish) => wish.intent === intent && wish.object !== '')
    .map((wish) => wish.object)
    .slice(0, MOST_OBJECTS);
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

/** How near each archetype is to a text, 0 to `NEAREST`. */
function nearnessTo(text: string, words: Words): (archetype: ArchetypeFacts) => number {
  const near = new Map(nearestTo(text, words).map(({ archetype, score }) => [archetype.id, score]));
  return ({ id }) => NEAREST * Math.min(1, (near.get(id) ?? 0) / SURELY_NEAR);
}

function preferencesOf(lessons: Lessons, facts: readonly Fact[]): (archetype: ArchetypeFacts) => number {
  const { coolSectors, coolTopics, place, prefersProven, wantedTopics } = lessons;
  return (archetype) =>
    (coolSectors.has(archetype.sector) ? COOL_SECTOR : 0) +
    (archetype.interests.some((topic) => coolTopics.has(topic)) ? COOL_TOPIC : 0) +
    (place !== null && (archetype.place === place || archetype.place === 'both') ? OTHER_PLACE : 0) +
    (topicsOf(archetype).some((topic) => wantedTopics.has(topic)) ? WANTED : 0) +
    (prefersProven && archetype.skills.required.length > 0
      ? proofOf(archetype, facts) >= PRACTISED
        ? PROVEN
        : -PROVEN
      : 0);
}

/** Reads a feedback on ideas, and what declining some has taught, into limits and preferences; `near` is brought text. */
export function steer(
  { input: { feedback = '', already: shown }, facts, words }: IdeaQuestion,
  near: string,
  limits: Limits,
  lessons: Lessons,
): Steering {
  const text = `${near}\n${feedback}`;
  const wishes = wishesIn(feedback);
  const asks = (intent: string) => wishes.some((wish) => wish.intent === intent);
  const denied = new Set([...declinedTopics(text), ...lessons.deniedTopics]);
  const wanted = topicsIn(text);
  const dropped = likedIds(wishes, shown, 'drop', words);
  const likedSectors = sectorsOf(likedIds(wishes, shown, 'more-like', words));
  const seenSectors = sectorsOf(new Set(shown.map((idea) => idea.fit.archetype)));
  const elsewhere = asks('other-sector');
  const easier = asks('too-hard');
  const harder = asks('too-easy');
  const far = clausesOf(feedback).some((clause) => isFar(clause, words.language));
  const nearness = nearnessTo(text, words);
  const taught = preferencesOf(lessons, facts);
  return {
    limits: tightened(limits, feedback, words.language),
    elsewhere,
    wanted: new Set([...wanted, ...lessons.wantedTopics]),
    allows: (archetype) =>
      !lessons.never.has(archetype.id) &&
      !dropped.has(archetype.id) &&
      ![...archetype.skills.required.flat(), ...archetype.interests].some((topic) => denied.has(topic)),
    bonus: (archetype) =>
      (topicsOf(archetype).some((topic) => wanted.has(topic)) ? WANTED : 0) +
      (likedSectors.has(archetype.sector) ? WANTED / 2 : 0) +
      (elsewhere && seenSectors.has(archetype.sector) ? 3 * SEEN_SECTOR : 0) +
      (easier && archetype.skills.required.length === 0 ? 1 : 0) +
      (far && archetype.place !== 'local' ? OTHER_PLACE : 0) +
      (harder && archetype.skills.required.length > 0 ? 1 : 0) +
      nearness(archetype) +
      taught(archetype),
  };
}
