import type { Language } from '@foothold/contract';
import { archetypes } from '../catalogue/archetype-facts.ts';
import type { Guide, Idea, PlanDraft } from '../guide.ts';
import { contextFor } from './ask.ts';
import { peopleIn, type Person } from './golden/people.ts';

const WANTED = 5;

interface Offer {
  person: Person;
  ideas: Idea[];
  /** Of the first idea. */
  plan: PlanDraft | null;
}

async function offerTo(guide: Guide, person: Person, language: Language): Promise<Offer> {
  const context = contextFor(language, person);
  const { profile } = person;
  const { value: ideas } = await guide.recommend({ profile, mode: 'brainstorm', already: [], count: WANTED }, context);
  const [recommendation] = ideas;
  const plan = recommendation ? (await guide.planFromIdea({ profile, recommendation }, context)).value : null;
  return { person, ideas, plan };
}

/** A text in one cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function whoIs({ profile }: Person): string {
  const { hours_per_week: hours, budget_per_month: budget } = profile.resources;
  return [
    ...(profile.age === null ? [] : [`${profile.age} years`]),
    profile.location,
    profile.experiences.map((job) => `${job.role_title} (${job.duration_months} months)`).join(', '),
    profile.skills.map((skill) => `${skill.skill_name} [${skill.level}]`).join(', '),
    profile.education,
    profile.hobbies,
    profile.limits,
    profile.dislikes,
    profile.notes,
    hours === null ? '' : `${hours} h/week`,
    budget === null ? '' : `budget ${budget}`,
    profile.goals.map((goal) => goal.value).join(', '),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function ideaRow({ title, fit }: Idea): string {
  const { min, max } = fit.hours_per_week;
  const why = fit.why.map((fact) => `“${fact}”`).join(', ');
  const facts = [
    `${min}–${max}`,
    String(fit.startup_cost_band),
    fit.place,
    why,
    fit.first_customer,
    fit.risks[0] ?? '',
  ];
  return `| ${[title, ...facts].map(cell).join(' | ')} |`;
}

function planLines(plan: PlanDraft): string[] {
  return plan.steps.map((step, index) => {
    const substeps = step.substeps.map((substep) => `${substep.title} (${substep.minutes} min)`).join('; ');
    return `${index + 1}. **${step.title}**: ${substeps}. Cap: ${step.cap} Stop if: ${step.stop_if}`;
  });
}

function personSection({ person, ideas, plan }: Offer): string[] {
  return [
    '',
    `## ${person.name}`,
    '',
    whoIs(person),
    '',
    '| idea | hours | cost band | place | why you | first customer | main risk |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...ideas.map(ideaRow),
    ...(plan ? ['', `Plan “${plan.title}”: ${plan.short_description}`, '', ...planLines(plan)] : []),
  ];
}

/** How often each entry of the catalogue was offered; a guide of its own ideas offers none. */
function usage(offers: readonly Offer[]): string[] {
  const ids = offers.flatMap(({ ideas }) => ideas.map(({ fit }) => fit.archetype));
  const counts = archetypes.map(({ id }) => ({ id, count: ids.filter((one) => one === id).length }));
  const offered = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  const never = counts.filter(({ count }) => count === 0);
  return [
    '',
    '## The catalogue',
    '',
    `Offered: ${offered.map(({ id, count }) => `${id} ${count}`).join(', ') || 'none'}.`,
    '',
    `Never offered to these people: ${never.map(({ id }) => id).join(', ') || 'none'}.`,
  ];
}

/** What each of the golden people gets, as Markdown that a reader can judge: who they are, five ideas, the first plan. */
export async function offersReport(guide: Guide, language: Language): Promise<string> {
  const offers = await Promise.all(peopleIn(language).map((person) => offerTo(guide, person, language)));
  return [
    `# What ${offers.length} people get (${language})`,
    '',
    '| person | ideas |',
    '| --- | --- |',
    ...offers.map(({ person, ideas }) => `| ${person.name} | ${ideas.map(({ title }) => cell(title)).join('<br>')} |`),
    ...offers.flatMap(personSection),
    ...usage(offers),
    '',
  ].join('\n');
}
