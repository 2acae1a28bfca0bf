import MiniSearch from 'minisearch';
import { archetypes, topics, type Words, wordsOf } from '../catalogue/load.ts';
import type { ArchetypeFacts } from '../catalogue/schema.ts';
import { topicsIn } from './facts.ts';
import { formsOf, tokensOf } from './text/fold.ts';
import { topicsOf } from './ideas/rank.ts';

export interface Near {
  archetype: ArchetypeFacts;
  score: number;
}

interface Entry {
  id: string;
  title: string;
  text: string;
  topics: string;
}

/** What one shared topic adds to the words' score (BM25, mostly 1 to 20). */
const TOPIC_REQUIRED = 14;
const TOPIC_INTEREST = 9;
const TOPIC_HELPFUL = 3;
/** Below this, likeness is a matter of stray words. */
const NEAR = 8;
/** From this likeness on, an archetype's customers and risks may be spoken of as those of the text. */
export const SURELY_NEAR = 26;

const indexes = new Map<string, MiniSearch<Entry>>();

function entryOf(archetype: ArchetypeFacts, words: Words): Entry {
  const own = wordsOf(words, archetype.id);
  const angles = Object.values(own.angles);
  const synonyms = topicsOf(archetype).flatMap((topic) => Object.values(topics[topic] ?? {}).flat());
  return {
    id: archetype.id,
    title: angles.map((angle) => `${angle.title} ${angle.offer}`.replace(/\{\w+\}/g, ' ')).join(' '),
    text: `${own.what_it_is} ${own.who_pays}`.replace(/\{\w+\}/g, ' '),
    topics: synonyms.join(' '),
  };
}

function indexOf(words: Words): MiniSearch<Entry> {
  const known = indexes.get(words.language);
  if (known) return known;
  const index = new MiniSearch<Entry>({
    fields: ['title', 'text', 'topics'],
    tokenize: (text) => tokensOf(text).map((token) => token.word),
    // Words of one or two letters join sentences; they say nothing about a business.
    processTerm: (term) => formsOf(term).filter((form) => form.length > 2),
    searchOptions: { boost: { title: 2, topics: 1.5 } },
  });
  index.addAll(archetypes.map((archetype) => entryOf(archetype, words)));
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
export function nearestTo(text: string, words: Words): Near[] {
  const byWords = new Map(
    indexOf(words)
      .search(text)
      .map((hit) => [String(hit.id), hit.score]),
  );
  const named = topicsIn(text);
  return archetypes
    .map((archetype) => ({
      archetype,
      score: Math.min(20, byWords.get(archetype.id) ?? 0) + topicScore(archetype, named),
    }))
    .filter((near) => near.score >= NEAR)
    .sort((a, b) => b.score - a.score || (a.archetype.id < b.archetype.id ? -1 : 1));
}
