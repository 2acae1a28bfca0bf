import { LABELS, isFirst, kindOf, mayFollow } from './kinds.ts';

/** A trained chain: what each feature and each pair of neighbouring labels weighs. */
export interface TaggerWeights {
  /** `LABELS` weights a bucket, bucket after bucket; each is worth `scale`. */
  tokens: Int8Array | Float32Array;
  scale: number;
  /** From label (0 to LABELS − 1, LABELS = the beginning) to label. */
  steps: Float32Array | Float64Array;
}

/** A run of tokens with one kind: from the first up to, not including, the last. */
export interface Span {
  kind: number;
  from: number;
  to: number;
  /** How probable it is, given everything that stands around it. */
  sureness: number;
}

export const START = LABELS;
const FORBIDDEN = -1e9;

/** What each token's features say of each label, token after token. */
export function emissionsOf(features: readonly Uint32Array[], { tokens, scale }: TaggerWeights): Float64Array {
  const sums = new Float64Array(features.length * LABELS);
  for (const [at, buckets] of features.entries()) {
    const here = at * LABELS;
    for (const bucket of buckets) {
      const row = bucket * LABELS;
      for (let label = 0; label < LABELS; label += 1)
        sums[here + label] = (sums[here + label] ?? 0) + (tokens[row + label] ?? 0);
    }
    for (let label = 0; label < LABELS; label += 1) sums[here + label] = (sums[here + label] ?? 0) * scale;
  }
  return sums;
}

/** Weights of steps with those that can't be forbidden: a kind goes on only where it began. */
export function stepsOf(steps: ArrayLike<number>): Float64Array {
  const all = new Float64Array((LABELS + 1) * LABELS);
  for (let before = 0; before <= LABELS; before += 1)
    for (let label = 0; label < LABELS; label += 1) {
      const at = before * LABELS + label;
      const may = before === START ? label === 0 || isFirst(label) : mayFollow(before, label);
      all[at] = may ? (steps[at] ?? 0) : FORBIDDEN;
    }
  return all;
}

/** For each label, those that it may follow: most are forbidden, and what is forbidden need not be summed. */
const befores = Array.from({ length: LABELS }, (_, label) =>
  Uint8Array.from(
    Array.from({ length: LABELS }, (_label, before) => before).filter((before) => mayFollow(before, label)),
  ),
);
const afters = Array.from({ length: LABELS }, (_, label) =>
  Uint8Array.from(Array.from({ length: LABELS }, (_label, next) => next).filter((next) => mayFollow(label, next))),
);
const none = new Uint8Array();

/** The likeliest labels of all tokens together (Viterbi). */
export function bestLabels(emissions: Float64Array, steps: Float64Array): number[] {
  const count = emissions.length / LABELS;
  if (count === 0) return [];
  const back = new Int32Array(count * LABELS);
  let scores = new Float64Array(LABELS);
  for (let label = 0; label < LABELS; label += 1)
    scores[label] = (emissions[label] ?? 0) + (steps[START * LABELS + label] ?? 0);
  for (let at = 1; at < count; at += 1) {
    const next = new Float64Array(LABELS);
    for (let label = 0; label < LABELS; label += 1) {
      let best = -Infinity;
      let from = 0;
      const all = befores[label] ?? none;
      for (let index = 0; index < all.length; index += 1) {
        const before = all[index] ?? 0;
        const score = (scores[before] ?? 0) + (steps[before * LABELS + label] ?? 0);
        if (score > best) {
          best = score;
          from = before;
        }
      }
      next[label] = best + (emissions[at * LABELS + label] ?? 0);
      back[at * LABELS + label] = from;
    }
    scores = next;
  }
  const labels = Array.from({ length: count }, () => 0);
  labels[count - 1] = scores.indexOf(Math.max(...scores));
  for (let at = count - 1; at > 0; at -= 1) labels[at - 1] = back[at * LABELS + (labels[at] ?? 0)] ?? 0;
  return labels;
}

/** Probabilities over a chain (forward and backward, each step brought back to a sum of 1). */
export interface Chain {
  forward: Float64Array;
  backward: Float64Array;
  /** What the forward sums of each token were divided by. */
  norms: Float64Array;
  /** Probabilities of labels, token after token. */
  marginals: Float64Array;
  /** e to the emissions (less each token's highest) and to the steps. */
  raised: Float64Array;
  stepsRaised: Float64Array;
}

export function chainOf(emissions: Float64Array, steps: Float64Array, stepsRaised = steps.map(Math.exp)): Chain {
  const count = emissions.length / LABELS;
  const raised = new Float64Array(emissions.length);
  for (let start = 0; start < emissions.length; start += LABELS) {
    let highest = -Infinity;
    for (let label = 0; label < LABELS; label += 1) highest = Math.max(highest, emissions[start + label] ?? 0);
    for (let label = 0; label < LABELS; label += 1)
      raised[start + label] = Math.exp((emissions[start + label] ?? 0) - highest);
  }
  const forward = new Float64Array(emissions.length);
  const backward = new Float64Array(emissions.length);
  const norms = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const here = at * LABELS;
    const earlier = here - LABELS;
    let total = 0;
    for (let label = 0; label < LABELS; label += 1) {
      const from = befores[label] ?? none;
      let sum = at === 0 ? (stepsRaised[START * LABELS + label] ?? 0) : 0;
      for (let index = 0; at > 0 && index < from.length; index += 1) {
        const before = from[index] ?? 0;
        sum += (forward[earlier + before] ?? 0) * (stepsRaised[before * LABELS + label] ?? 0);
      }
      sum *= raised[here + label] ?? 0;
      forward[here + label] = sum;
      total += sum;
    }
    norms[at] = total;
    for (let label = 0; label < LABELS; label += 1) forward[here + label] = (forward[here + label] ?? 0) / total;
  }
  for (let label = 0; label < LABELS; label += 1) backward[(count - 1) * LABELS + label] = 1;
  for (let at = count - 2; at >= 0; at -= 1) {
    const later = (at + 1) * LABELS;
    const norm = norms[at + 1] ?? 1;
    for (let label = 0; label < LABELS; label += 1) {
      const to = afters[label] ?? none;
      let sum = 0;
      for (let index = 0; index < to.length; index += 1) {
        const next = to[index] ?? 0;
        sum += (stepsRaised[label * LABELS + next] ?? 0) * (raised[later + next] ?? 0) * (backward[later + next] ?? 0);
      }
      backward[at * LABELS + label] = sum / norm;
    }
  }
  const marginals = forward.map((value, at) => value * (backward[at] ?? 0));
  return { forward, backward, norms, marginals, raised, stepsRaised };
}

/** The spans that labels make, each as sure as its least sure token. */
export function spansOf(labels: readonly number[], marginals: Float64Array): Span[] {
  const spans: Span[] = [];
  for (const [at, label] of labels.entries()) {
    if (label === 0) continue;
    const sureness = marginals[at * LABELS + label] ?? 0;
    const open = spans.at(-1);
    if (!isFirst(label) && open) {
      open.to = at + 1;
      open.sureness = Math.min(open.sureness, sureness);
    } else spans.push({ kind: kindOf(label), from: at, to: at + 1, sureness });
  }
  return spans;
}
