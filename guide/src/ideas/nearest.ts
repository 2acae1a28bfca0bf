import MiniSearch from 'minisearch';
import { archetypes } from '../catalogue/archetype-facts.ts';
import { topics, type Words, wordsOf } from '../catalogue/load.ts';
import type { ArchetypeFacts } from '../catalogue/schema.ts';
import { topicsIn } from '../profile/facts.ts';
import { formsOf, tokensOf } from '../text/fold.ts';

export interface Near {
  archetype: ArchetypeFacts;
  score: number;
}

interface Entry {
  id: string;
  title: string;
  text: string;
  /** What people call the skills it asks for, in the index's language. */
  skills: string;
}

/** What one shared topic adds to the words' score, which goes up to 20. */
const TOPIC_REQUIRED = 14;
const TOPIC_INTEREST = 9;
const TOPIC_HELPFUL = 3;
const MOST_BY_WORDS = 20;
/** Below this, likeness is a matter of stray words. */
const NEAR = 8;
/** From this likeness on, an archetype's customers and risks may be spoken of as those of the text. */
export const SURELY_NEAR = 26;
/** As much of a text as is searched for: what it is about stands at its beginning. */
const READ_OF_TEXT = 1_200;
/** A word that more than this share of the entries use says nothing about any of them. */
const COMMON = 0.25;

const indexes = new Map<string, MiniSearch<Entry>>();

function entryOf(archetype: ArchetypeFacts, words: Words): Entry {
  const own = wordsOf(words, archetype.id);
  const angles = Object.values(own.angles);
  const asked = [...archetype.skills.required.flat(), ...archetype.interests];
  return {
    id: archetype.id,
    title: angles.map((angle) => `${angle.title} ${angle.offer}`.replace(/\{\w+\}/g, ' ')).join(' '),
    text: `${own.what_it_is} ${own.who_pays}`.replace(/\{\w+\}/g, ' '),
    skills: asked.flatMap((topic) => topics[topic]?.[words.language] ?? []).join(' '),
  };
}

/** The forms of a word; those of one or two letters join sentences and are left out. */
function terms(word: string): string[] {
  return formsOf(word).filter((form) => form.length > 2);
}

function commonTerms(entries: readonly Entry[]): Set<string> {
  const used = new Map<string, number>();
  for (const { title, text, skills } of entries) {
    const own = new Set(tokensOf(`${title} ${text} ${skills}`).flatMap((token) => terms(token.word)));
    for (const term of own) used.set(term, (used.get(term) ?? 0) + 1);
  }
  return new Set([...used].filter(([, count]) => count > COMMON * entries.length).map(([term]) => term));
}

function indexOf(words: Words): MiniSearch<Entry> {
  const known = indexes.get(words.language);
  if (known) return known;
  const entries = archetypes.map((archetype) => entryOf(archetype, words));
  const common = commonTerms(entries);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'text', 'skills'],
    tokenize: (text) => tokensOf(text).map((token) => token.word),
    processTerm: (word) => terms(word).filter((term) => !common.has(term)),
    searchOptions: { boost: { title: 2 } },
  });
  index.addAll(entries);
  indexes.set(words.language, index);
  return index;
}

function topicScore(archetype: ArchetypeFacts, named: ReadonlySet<string>): number {
  const share = (list: readonly string[], worth: number) => (list.some((topic) => named.has(topic)) ? worth : 0);
  return (
    share(archetype.skills.required.flat(), TOPIC_REQUIRED) +
    share(archetype.interests, TOPIC_INTEREST) +
    share(archetype.skills.helpful, TOPIC_HELPFUL)
  );
}

/** The archetypes nearest to a free text in any of the five languages, the nearest first; none when nothing is near. */
export function nearestTo(whole: string, words: Words): Near[] {
  const text = whole.slice(0, READ_OF_TEXT);
  const byWords = new Map(
    indexOf(words)
      .search(text)
      .map((hit) => [String(hit.id), hit.score]),
  );
  const named = topicsIn(text);
  return archetypes
    .map((archetype) => ({
      archetype,
      score: Math.min(MOST_BY_WORDS, byWords.get(archetype.id) ?? 0) + topicScore(archetype, named),
    }))
    .filter((near) => near.score >= NEAR)
    .sort((a, b) => b.score - a.score || (a.archetype.id < b.archetype.id ? -1 : 1));
}
