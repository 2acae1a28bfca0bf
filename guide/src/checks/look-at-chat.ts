import type { Language, Profile } from '@foothold/contract';
import type { Guide, StoredPlan } from '../guide.ts';
import { contextFor, heard, type Said, withUpdates } from './ask.ts';
import { textFaults } from './check-text.ts';
import { numbersIn } from './figures.ts';
import { figuresOfPerson, figuresOfPlan } from './known-figures.ts';
import { type Person, saidBy } from './golden/people.ts';
import { sentencesIn, type Sentence } from './interview/sentences.ts';
import type { Look } from './quality.ts';
import { type Question, questionsIn } from './questions/questions.ts';

/** Figures a reply about a plan may name: the person's and the plan's own, minutes also as hours or in parts of five. */
function knownFigures(plan: StoredPlan, person: Person): Set<number> {
  const minutes = plan.steps.flatMap((step) => step.substeps.map((substep) => substep.minutes));
  const parts = plan.steps.flatMap((step) => step.substeps);
  return new Set([
    ...numbersIn(saidBy(person)),
    ...figuresOfPlan(plan),
    ...figuresOfPerson(person.profile),
    ...minutes.flatMap((one) => [one, one / 60, ...Array.from({ length: Math.floor(one / 5) }, (_, part) => 5 * part)]),
    parts.length,
  ]);
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

function missing(
  { about }: Question,
  { text }: Said,
  substep: StoredPlan['steps'][number]['substeps'][number],
): string[] {
  const says = (part: string) => folded(text).includes(folded(part));
  if (text.trim().length < 2) return ['says nothing'];
  if (about === 'task' && ![substep.title, substep.deliverable, substep.description].some(says))
    return ['says nothing of the task'];
  if (
    about === 'minutes' &&
    !numbersIn(text).some((number) => [substep.minutes, substep.minutes / 60].includes(number))
  ) {
    return ['does not name the minutes'];
  }
  return [];
}

/** Asks every question at the first substep of a plan. */
export async function lookAtChat(guide: Guide, person: Person, plan: StoredPlan, language: Language): Promise<Look[]> {
  const [step] = plan.steps;
  const [substep] = step?.substeps ?? [];
  if (!step || !substep)
    return [{ quality: 'usefulness', where: `${language} ${person.name}`, findings: ['no substep'] }];
  const known = knownFigures(plan, person);
  const looks = questionsIn(language).map(async (question): Promise<Look[]> => {
    const where = `${language} ${person.name} asks “${question.message}”`;
    const input = {
      profile: person.profile,
      plan,
      stepId: step.step_id,
      substepId: substep.substep_id,
      history: [],
      message: question.message,
    };
    const said = await heard(guide.stepChat(input, contextFor(language, person)));
    return [
      { quality: 'usefulness', where, findings: missing(question, said, substep) },
      ...textFaults(said.text, where, known, language).filter(({ quality }) => quality !== 'reading level'),
    ];
  });
  return (await Promise.all(looks)).flat();
}

/** What a profile holds of a field that an interview fills. */
function held(profile: Profile, field: string): unknown {
  switch (field) {
    case 'experience':
      return profile.experiences.map((job) => job.role_title).join('\n');
    case 'skills':
      return profile.skills.map((skill) => skill.skill_name).join('\n');
    case 'goals':
      return profile.goals.map((goal) => goal.value).join('\n');
    case 'hours_per_week':
      return profile.resources.hours_per_week;
    case 'budget_per_month':
      return profile.resources.budget_per_month;
    default:
      return (profile as Record<string, unknown>)[field];
  }
}

function notTaken(profile: Profile, { takes, months }: Sentence): string[] {
  const wrong = Object.entries(takes).filter(([field, wanted]) => {
    const value = held(profile, field);
    return typeof wanted === 'number' ? value !== wanted : !folded(String(value)).includes(folded(wanted));
  });
  const length = months !== undefined && !profile.experiences.some((job) => job.duration_months === months);
  return [
    ...wrong.map(([field, wanted]) => `${field} is ${JSON.stringify(held(profile, field))}, not ${wanted}`),
    ...(length ? [`the job is not ${months} months long`] : []),
  ];
}

/** Says each free sentence to a new interview and compares what it took. */
export async function lookAtInterview(guide: Guide, empty: Profile, language: Language): Promise<Look[]> {
  const context = contextFor(language, { name: 'interview' });
  const looks = sentencesIn(language).map(async (sentence): Promise<Look> => {
    const profile = { ...empty, language };
    const opening = await heard(guide.onboardingTurn({ profile, history: [], message: '' }, context));
    const history = [{ sender: 'foothold' as const, content: opening.text }];
    const said = await heard(guide.onboardingTurn({ profile, history, message: sentence.say }, context));
    const findings = notTaken(withUpdates(profile, said.updates), sentence);
    return { quality: 'usefulness', where: `${language} interview “${sentence.say}”`, findings };
  });
  return Promise.all(looks);
}
