import type { Language } from '@foothold/contract';
import { archetypeOf } from '../catalogue/archetype-facts.ts';
import { goalOf } from '../catalogue/goals/load.ts';
import type { ArchetypeFacts } from '../catalogue/schema.ts';
import { formOfId } from '../catalogue/work/compose.ts';
import type { Idea } from '../guide.ts';
import { type Person, saidBy } from './golden/people.ts';
import { type Truth, truths } from './golden/truths.ts';
import { jaccard } from './prose.ts';
import { textFaults } from './check-text.ts';
import { ideaFigures } from './known-figures.ts';
import type { Look } from './quality.ts';
import { wantedFacts } from './profile-texts.ts';

/** All a person reads of an idea. */
export function ideaText(idea: Idea): string {
  const { title, short_description, expectations, detailed_description, fit } = idea;
  return [title, short_description, expectations, detailed_description, fit.first_customer, ...fit.risks].join('\n');
}

function constraintFaults({ fit }: Idea, { profile }: Person, truth: Truth): string[] {
  const entry = archetypeOf(fit.archetype);
  const hours = profile.resources.hours_per_week;
  // Pocket money for material is left to the plan of one's own trade or goal, which begins with what is free.
  const isOwn = formOfId(fit.archetype ?? '') !== undefined || goalOf(fit.archetype ?? '') !== undefined;
  const spared = isOwn ? 1 : 0;
  const needed = entry?.needs.filter((need) => truth.without?.includes(need)) ?? [];
  return [
    ...(hours !== null && fit.hours_per_week.min > hours
      ? [`asks for ${fit.hours_per_week.min} of ${hours} hours`]
      : []),
    ...(truth.mostCost !== undefined && fit.startup_cost_band > Math.max(truth.mostCost, spared)
      ? ['costs more than the budget']
      : []),
    ...(profile.age !== null && entry && entry.min_age > profile.age ? [`is for ${entry.min_age} and older`] : []),
    ...(truth.place && fit.place !== 'both' && fit.place !== truth.place ? [`is ${fit.place}`] : []),
    ...needed.map((need) => `needs ${need}`),
  ];
}

function evidenceFaults({ fit }: Idea, person: Person): string[] {
  const said = saidBy(person);
  const wanted = wantedFacts(person.profile);
  return [
    ...(fit.why.length < Math.min(1, wanted) ? [`names ${fit.why.length} of ${wanted} facts`] : []),
    ...fit.why.filter((fact) => fact === '' || !said.includes(fact)).map((fact) => `“${fact}” is not in the profile`),
    ...(fit.evidence.map(({ text }) => text).join('\n') === fit.why.join('\n') ? [] : ['evidence and why differ']),
    ...fit.evidence.filter((fact) => !standsThere(fact, person)).map(({ text }) => `“${text}” does not stand there`),
  ];
}

/** Whether a fact stands where it says: the link on the page leads there. */
function standsThere({ text, field, index }: Idea['fit']['evidence'][number], { profile }: Person): boolean {
  const value = profile[field];
  if (typeof value === 'string') return index === null && value.includes(text);
  const item = index === null ? undefined : value[index];
  return item !== undefined && Object.values(item).some((part) => typeof part === 'string' && part.includes(text));
}

/** Looks at one idea for one person by itself. */
export function lookAtIdea(idea: Idea, person: Person, language: Language): Look[] {
  const where = `${language} ${person.name} “${idea.title}”`;
  return [
    { quality: 'constraints', where, findings: constraintFaults(idea, person, truths[person.name] ?? {}) },
    { quality: 'evidence', where, findings: evidenceFaults(idea, person) },
    ...textFaults(ideaText(idea), where, ideaFigures(idea.fit.hours_per_week, person.profile), language),
  ];
}

/** What kind of idea it is: its form of offer where it was composed, else its sector. */
const kindOf = ({ fit }: Idea) => formOfId(fit.archetype ?? '') ?? archetypeOf(fit.archetype)?.sector;
/** Whether an idea is for a goal that is not money: it rests on that goal. */
const servesGoal = ({ fit }: Idea) => fit.purpose !== 'earn';
/** Whether an idea was composed of the person's own job, skill or hobby. */
const isOfOwnWork = ({ fit }: Idea) =>
  formOfId(fit.archetype ?? '') !== undefined &&
  ['experiences', 'skills', 'hobbies'].includes(fit.evidence[0]?.field ?? '');
const topicsOf = ({ skills, interests }: ArchetypeFacts) => [
  ...skills.required.flat(),
  ...skills.helpful,
  ...interests,
];

/** Where limits and what was brought leave no more, fewer than five are an honest answer. */
const FEWEST = 1;

/** Looks at ideas that were given together. */
export function lookAtSet(ideas: readonly Idea[], person: Person, language: Language): Look[] {
  const known = ideas.map(kindOf).filter((kind) => kind !== undefined);
  const alike = ideas.flatMap((one, index) =>
    ideas
      .slice(index + 1)
      .filter((other) => jaccard(one.detailed_description, other.detailed_description) > 0.35)
      .map((other) => `“${one.title}” reads like “${other.title}”`),
  );
  const { can, first: obvious } = truths[person.name] ?? {};
  const [first] = ideas;
  const opening = first?.fit.archetype ?? null;
  const isObvious =
    opening === null || obvious?.includes(opening) || (first && (isOfOwnWork(first) || servesGoal(first)));
  const isAble = (idea: Idea) => {
    const entry = archetypeOf(idea.fit.archetype);
    const ofCan = entry && can && topicsOf(entry).some((topic) => can.includes(topic));
    return can && (ofCan || isOfOwnWork(idea) || servesGoal(idea));
  };
  const opened = ideas.slice(0, 3);
  const serves = opened.every(({ fit }) => fit.archetype === null) || opened.some(isAble);
  const where = `${language} ${person.name}`;
  return [
    {
      quality: 'diversity',
      where,
      findings: [
        ...(ideas.length < FEWEST ? [`${ideas.length} ideas`] : []),
        ...(known.length === ideas.length && new Set(known).size < Math.min(3, ideas.length)
          ? ['fewer than three sectors or forms']
          : []),
        ...alike,
      ],
    },
    {
      quality: 'evidence',
      where,
      findings: [
        ...(can && !serves ? ['none of the first three is what this person plainly can do'] : []),
        ...(obvious && !isObvious ? [`${opening} comes first`] : []),
      ],
    },
  ];
}
