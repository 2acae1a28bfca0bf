import { emptyProfile, type Language, languages } from '@foothold/contract';
import type { Guide, Idea } from '../guide.ts';
import { contextFor, planOf } from './ask.ts';
import { lookAtIdea, lookAtSet } from './check-ideas.ts';
import { lookAtPlan } from './check-plan.ts';
import { lookAtPushBack } from './check-push-back.ts';
import { lookAcross, lookAtRounds, type Offered } from './check-variety.ts';
import { peopleIn, type Person, saidBy } from './golden/people.ts';
import { lookAtChat, lookAtInterview } from './look-at-chat.ts';
import { type Look, type Score, scoresOf } from './quality.ts';
import { lookAtRedTeam } from './red-team/look-at-red-team.ts';

const WANTED = 5;
const ROUNDS = 5;

export interface Evaluated {
  scores: Score[];
  /** What could not be looked at, because the guide failed. */
  errors: string[];
}

/** Which part of the people and languages is looked at; a model costs money by the call. */
export interface Scope {
  languages?: readonly Language[];
  /** Names of people; absent = all 24. */
  people?: readonly string[];
}

async function fiveRounds(guide: Guide, person: Person, language: Language): Promise<Idea[][]> {
  const rounds: Idea[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const input = { profile: person.profile, mode: 'brainstorm' as const, already: rounds.flat(), count: WANTED };
    rounds.push((await guide.recommend(input, contextFor(language, person))).value);
  }
  return rounds;
}

async function lookAtPerson(
  guide: Guide,
  person: Person,
  language: Language,
): Promise<{ looks: Look[]; offered: Offered }> {
  const where = `${language} ${person.name}`;
  const rounds = await fiveRounds(guide, person, language);
  const [ideas = []] = rounds;
  const plans = await Promise.all(ideas.map((idea) => planOf(guide, person, idea, language)));
  const looks = [
    ...ideas.flatMap((idea) => lookAtIdea(idea, person, language)),
    ...lookAtSet(ideas, person, language),
    lookAtRounds(rounds, where),
    ...plans.flatMap((plan) => {
      const steps = plan.steps.map((step) => ({
        ...step,
        key: null,
        substeps: step.substeps.map((substep) => ({ ...substep, key: null })),
      }));
      return lookAtPlan(
        { ...plan, steps },
        { profile: person.profile, said: saidBy(person), where: `${where} plan “${plan.title}”`, language },
      );
    }),
    ...(plans[0] ? await lookAtChat(guide, person, plans[0], language) : []),
  ];
  return { looks, offered: { person, ideas } };
}

async function lookAtLanguage(guide: Guide, language: Language, names: readonly string[] | undefined) {
  const people = peopleIn(language).filter(({ name }) => names === undefined || names.includes(name));
  const each = await Promise.allSettled(people.map((person) => lookAtPerson(guide, person, language)));
  const seen = each.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [anybody] = people;
  const further = await Promise.allSettled([
    lookAtInterview(guide, emptyProfile, language),
    ...(anybody ? [lookAtPushBack(guide, anybody, language), lookAtRedTeam(guide, anybody, language)] : []),
  ]);
  const told = (reason: unknown) => `${language}: ${reason instanceof Error ? reason.message : String(reason)}`;
  return {
    looks: [
      ...seen.flatMap(({ looks }) => looks),
      ...lookAcross(
        seen.map(({ offered }) => offered),
        language,
      ),
      ...further.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    ],
    errors: [...each, ...further].flatMap((one) => (one.status === 'rejected' ? [told(one.reason)] : [])),
  };
}

/** Looks at every quality of guide.md over the golden people in each language, one language after another. */
export async function evaluate(guide: Guide, scope: Scope = {}): Promise<Evaluated> {
  const looks: Look[] = [];
  const errors: string[] = [];
  for (const language of scope.languages ?? languages) {
    const one = await lookAtLanguage(guide, language, scope.people);
    looks.push(...one.looks);
    errors.push(...one.errors);
  }
  return { scores: scoresOf(looks), errors };
}
