import { type Language, languages, type Profile } from '@foothold/contract';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { loadWords, type Words, wordsOf } from '../../catalogue/load.ts';
import type { AngleFacts, ArchetypeFacts } from '../../catalogue/schema.ts';
import { type Version, versions } from '../../catalogue/shared-schema.ts';
import type { Idea } from '../../guide.ts';
import { evidenceFor } from '../../ideas/rank.ts';
import { phrasesFor } from '../../phrases/phrases-for.ts';
import { fill } from '../../text/fill.ts';
import { isTitled } from '../../text/title-key.ts';
import { ownFactsOf } from '../work/own-things.ts';

/** What an offered idea was made from. */
export interface IdeaBehind {
  /** The catalogue's entry whose plan it gets; none for the person's own idea and for what the catalogue does not know. */
  entry: ArchetypeFacts | undefined;
  /** The entry's angle that the idea is. */
  angle: AngleFacts | undefined;
  /** The way to begin with the person's own idea that it is. */
  version: Version | undefined;
  /** Words of the language it was written in, which need not be the plan's. */
  words: Words;
}

/** Whether a text is a template with any phrases in its slots. */
function isFilled(template: string, text: string): boolean {
  let from = 0;
  const parts = template.split(/\{\w+\}/u);
  const last = parts.at(-1) ?? '';
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0 || (from === 0 && part !== '' && at > 0)) return false;
    from = at + part.length;
  }
  return text.endsWith(last);
}

function angleBehind(idea: Idea, archetype: ArchetypeFacts, profile: Profile, words: Words): AngleFacts | undefined {
  const own = wordsOf(words, archetype.id);
  const phrases = phrasesFor(profile, evidenceFor(archetype, ownFactsOf(profile, words))[0], words);
  const same = (template: string | undefined, text: string) =>
    template !== undefined && isTitled(text, fill(template, phrases));
  return (
    archetype.angles.find(({ id }) => same(own.angles[id]?.title, idea.title)) ??
    archetype.angles.find(({ id }) => same(own.angles[id]?.short_description, idea.short_description))
  );
}

function readIn(idea: Idea, profile: Profile, words: Words): IdeaBehind | null {
  const archetype = archetypeOf(idea.fit.archetype);
  const angle = archetype && angleBehind(idea, archetype, profile, words);
  if (angle) return { entry: archetype, angle, version: undefined, words };
  const version = versions.find((one) =>
    isFilled(words.shared.versions[one].short_description, idea.short_description),
  );
  // Work of a kind the catalogue knows gets its plan; every other version keeps to the person's own idea.
  return version ? { entry: version === 'as-service' ? archetype : undefined, angle, version, words } : null;
}

const QUOTED_TITLE = /["“”«»״]\u00A0?\u2068/u;

/** Reads what is behind an idea in whichever of the five languages it was written, the plan's first. */
export async function ideaBehind(idea: Idea, profile: Profile, language: Language): Promise<IdeaBehind> {
  for (const one of new Set([language, profile.language, ...languages])) {
    const words = await loadWords(one);
    const found = readIn(idea, profile, words);
    if (found) return found;
  }
  const entry = QUOTED_TITLE.test(idea.title) ? undefined : archetypeOf(idea.fit.archetype);
  return { entry, angle: undefined, version: undefined, words: await loadWords(language) };
}
