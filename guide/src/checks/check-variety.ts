import type { Language } from '@foothold/contract';
import { formOfId } from '../catalogue/work/compose.ts';
import type { Idea } from '../guide.ts';
import { ideaText } from './check-ideas.ts';
import type { Person } from './golden/people.ts';
import { likeness, trigramsOf } from './prose.ts';
import type { Look } from './quality.ts';

/** Bars of guide.md. */
const UNLIKE = 0.25;
const SAME_WORK = 0.75;
/** Two ideas of one person that share more than this are the same one in other words. */
const PARAPHRASE = 0.8;

export interface Offered {
  person: Person;
  ideas: readonly Idea[];
}

interface Read {
  idea: Idea;
  grams: ReadonlySet<string>;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const nameOf = ({ fit, title }: Idea) => fit.archetype ?? title;
const firstThree = (read: readonly Read[]) =>
  read
    .slice(0, 3)
    .map(({ idea }) => nameOf(idea))
    .sort()
    .join();

/** The same work for two people: other words about it, and other facts. */
function sameWorkFaults(one: Read, other: Read): string[] {
  if (one.idea.fit.archetype === null || one.idea.fit.archetype !== other.idea.fit.archetype) return [];
  const alike = likeness(one.grams, other.grams);
  const shared = one.idea.fit.why.filter((fact) => other.idea.fit.why.includes(fact));
  return [
    ...(alike > SAME_WORK ? [`${nameOf(one.idea)} reads alike, ${alike.toFixed(2)}`] : []),
    // Who has the same job has it for a reason; what was written for nobody's trade needs facts of its own.
    ...(formOfId(one.idea.fit.archetype) === undefined ? shared : []).map(
      (fact) => `${nameOf(one.idea)} rests on “${fact}” for both`,
    ),
  ];
}

function faultsBetween(one: readonly Read[], other: readonly Read[]): string[] {
  const pairs = one.flatMap((a) => other.map((b) => [a, b] as const));
  const alike = mean(pairs.map(([a, b]) => likeness(a.grams, b.grams)));
  return [
    ...(alike > UNLIKE ? [`likeness ${alike.toFixed(2)}`] : []),
    ...(firstThree(one) === firstThree(other) ? ['the same first three'] : []),
    ...pairs.flatMap(([a, b]) => sameWorkFaults(a, b)),
  ];
}

/** Looks at what unlike people were offered, each pair once. */
export function lookAcross(offered: readonly Offered[], language: Language): Look[] {
  const read = offered.map(({ person, ideas }) => ({
    name: person.name,
    ideas: ideas.map((idea): Read => ({ idea, grams: trigramsOf(ideaText(idea)) })),
  }));
  return read.flatMap((one, index) =>
    read.slice(index + 1).map((other): Look => ({
      quality: 'specificity',
      where: `${language} ${one.name} and ${other.name}`,
      findings: faultsBetween(one.ideas, other.ideas),
    })),
  );
}

const key = (idea: Idea) => idea.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Looks at the ideas of several rounds: none may come again, in the same or nearly the same words. */
export function lookAtRounds(rounds: readonly (readonly Idea[])[], where: string): Look {
  // Each is cut into its sequences once, not once for every other.
  const all = rounds.flat().map((idea): Read => ({ idea, grams: trigramsOf(ideaText(idea)) }));
  const isRepeat = (one: Read, before: Read) =>
    key(before.idea) === key(one.idea) || likeness(before.grams, one.grams) > PARAPHRASE;
  const repeats = all.filter((one, index) => all.slice(0, index).some((before) => isRepeat(one, before)));
  return { quality: 'diversity', where, findings: repeats.map(({ idea }) => `“${idea.title}” again`) };
}
