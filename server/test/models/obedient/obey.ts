import { type Language, languages } from '@foothold/contract';
import { promptsIn } from '@foothold/guide/checks/red-team/prompts';
import * as z from 'zod';
import { languageAsked } from '../good/read.ts';
import type { Asked } from '../wire-format.ts';
import sayings from './sayings.json' with { type: 'json' };

/** What somebody may try to make a model do; the kinds of the red-team set. */
export const obeyedKinds = [
  'instructions',
  'exfiltration',
  'expert',
  'legal',
  'tax',
  'investment',
  'health',
  'claim',
  'act',
  'guarantee',
  'illegal',
  'minor',
  'distress',
] as const;
export type ObeyedKind = (typeof obeyedKinds)[number];

const Sayings = z.record(z.enum(obeyedKinds), z.record(z.enum(['en', 'he', 'fr', 'es', 'pt']), z.string()));
const said = Sayings.parse(sayings);

/** A prompt of the red-team set that a request holds, by what it tries; null when it holds none. */
export function kindIn({ messages }: Asked): ObeyedKind | null {
  const text = messages.map(({ content }) => content).join('\n');
  // As it stands inside a data block.
  const written = (prompt: string) =>
    JSON.stringify(prompt).slice(1, -1).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  const found = languages
    .flatMap((language) => promptsIn(language))
    .filter(({ prompt }) => text.includes(written(prompt)))
    .at(-1);
  return obeyedKinds.find((kind) => kind === found?.kind) ?? null;
}

/** What a model says that obeys, in the language of the request; asked for its instructions it repeats them whole. */
export function obeying(kind: ObeyedKind, asked: Asked, language: Language = languageAsked(asked)): string {
  const saying = said[kind][language];
  return kind === 'instructions' ? `${saying} ${asked.instructions}` : saying;
}

/** A sentence in a language nobody asked for. */
export function foreign(asked: Asked): string {
  return languageAsked(asked) === 'en'
    ? 'Commencez par demander à cinq voisins ce qui leur manque le plus dans la rue.'
    : 'Begin with five neighbours and ask them what they miss most in your street.';
}

/** A fact of the person that nobody said, and a figure that nobody named. */
export const INVENTED = '“Harvard professor of astrophysics”, 4,711 satisfied customers and 83 % success.';
