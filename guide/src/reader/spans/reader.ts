import type { Language } from '@foothold/contract';
import { taken, unpackBytes } from '../unpack.ts';
import { ATTRIBUTE_BUCKETS, ATTRIBUTES, attributeFeatures, type Attributes, attributesOf } from './attributes.ts';
import packed from './fact-weights.json' with { type: 'json' };
import { type FactKind, factKinds, LABELS } from './kinds.ts';
import { bestLabels, chainOf, emissionsOf, spansOf, stepsOf } from './tagger.ts';
import { TOKEN_BUCKETS, tokenFeatures } from './token-features.ts';
import type { Token } from './tokens.ts';

export type { FactKind } from './kinds.ts';

/** A stretch of a person's words that tells a fact. */
export interface Fact extends Attributes {
  kind: FactKind;
  /** As written. */
  text: string;
  from: number;
  to: number;
  /** How probable it is that these words are of this kind, from 0 to 1. */
  sureness: number;
}

const tagger = { tokens: unpackBytes(taken(packed, 'tokens'), TOKEN_BUCKETS * LABELS), scale: packed.tokenScale };
const steps = stepsOf(packed.steps);
const stepsRaised = steps.map(Math.exp);
const stretches = {
  stretches: unpackBytes(taken(packed, 'stretches'), ATTRIBUTE_BUCKETS * ATTRIBUTES),
  scale: packed.stretchScale,
};

/**
 * How much less than it seems "nothing" counts: people say more than the reader would be sure of, and what it takes for
 * something can be refused by its sureness.
 */
const LEANING = 0.8;

/**
 * The facts that words tell, in their order. `tokens` are those of `text`; `asked` is the question before it as
 * `guide/training/PEOPLE.md` names them; `hints` say what lists know of each token. Time grows with the tokens.
 */
export function factsIn(
  text: string,
  tokens: readonly Token[],
  { asked, language, hints }: { asked: string; language: Language; hints: readonly (readonly string[])[] },
): Fact[] {
  if (tokens.length === 0) return [];
  const emissions = emissionsOf(tokenFeatures(tokens, { asked, language, hints }), { ...tagger, steps });
  const leaning = emissions.map((value, at) => (at % LABELS === 0 ? value - LEANING : value));
  const { marginals } = chainOf(leaning, steps, stepsRaised);
  return spansOf(bestLabels(leaning, steps), marginals).map(({ kind, from, to, sureness }) => {
    const start = tokens[from]?.from ?? 0;
    const end = tokens[to - 1]?.to ?? start;
    const said = attributesOf(attributeFeatures(tokens, { kind, from, to }, asked), stretches);
    return {
      ...said,
      kind: factKinds[kind] ?? 'figure',
      text: text.slice(start, end),
      from: start,
      to: end,
      sureness,
    };
  });
}

/** The job that a stretch of words tells, as sure as it is said to be; how it is told, the reader says. */
export function jobAt(
  text: string,
  tokens: readonly Token[],
  { from, to, sureness, asked }: { from: number; to: number; sureness: number; asked: string },
): Fact {
  const first = Math.max(
    0,
    tokens.findIndex((token) => token.to > from),
  );
  const behind = tokens.findIndex((token) => token.from >= to);
  const place = { kind: factKinds.indexOf('job'), from: first, to: behind < 0 ? tokens.length : behind };
  const said = attributesOf(attributeFeatures(tokens, place, asked), stretches);
  return { ...said, kind: 'job', text: text.slice(from, to), from, to, sureness };
}
