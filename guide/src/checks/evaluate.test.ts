import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../built-in/guide.ts';
import type { Guide, GuideContext, Idea, PlanDraft, ReplyEvent } from '../guide.ts';
import { evaluate } from './evaluate.ts';
import { qualities, type Quality } from './quality.ts';
import { reportOf } from './report.ts';

const builtIn = builtInGuide();
const answers = new Map<string, Promise<unknown>>();

/** What the built-in guide answers, which is the same whenever it is asked the same: each question is put to it once. */
function once<Input extends object, Answer>(
  name: string,
  ask: (input: Input, context: GuideContext) => Promise<Answer>,
) {
  return (input: Input, context: GuideContext) => {
    const question = JSON.stringify([name, input, context]);
    const known = answers.get(question) ?? ask(input, context);
    answers.set(question, known);
    return known as Promise<Answer>;
  };
}

async function eventsOf(reply: AsyncIterable<ReplyEvent>): Promise<ReplyEvent[]> {
  const events: ReplyEvent[] = [];
  for await (const event of reply) events.push(event);
  return events;
}
const replied = once('stepChat', (...asked: Parameters<Guide['stepChat']>) => eventsOf(builtIn.stepChat(...asked)));

const good: Guide = {
  ...builtIn,
  recommend: once('recommend', (...asked: Parameters<Guide['recommend']>) => builtIn.recommend(...asked)),
  planFromIdea: once('planFromIdea', (...asked: Parameters<Guide['planFromIdea']>) => builtIn.planFromIdea(...asked)),
  async *stepChat(...asked) {
    yield* await replied(...asked);
  },
};

describe.each(languages)('the built-in guide in %s', async (language) => {
  const { scores, errors } = await evaluate(good, { languages: [language] });

  it('answers everybody', () => {
    expect(errors).toEqual([]);
  });

  it.each(Object.keys(qualities) as Quality[])('holds the bar of %s', (quality) => {
    const score = scores.find((one) => one.quality === quality);
    expect(score?.looks).toBeGreaterThan(0);
    expect([score?.passes, score?.passes ? [] : score?.findings]).toEqual([true, []]);
  });
});

/** The built-in guide with its ideas spoilt. */
function withIdeas(spoil: (idea: Idea, index: number) => Idea): Guide {
  return {
    ...good,
    async recommend(input, context) {
      const answer = await good.recommend(input, context);
      return { ...answer, value: answer.value.map(spoil) };
    },
  };
}

/** The built-in guide with its plans spoilt. */
function withPlans(spoil: (plan: PlanDraft) => PlanDraft): Guide {
  return {
    ...good,
    async planFromIdea(input, context) {
      const answer = await good.planFromIdea(input, context);
      return { ...answer, value: spoil(answer.value) };
    },
  };
}

/** The built-in guide that answers every message with one sentence. */
function saying(text: string): Guide {
  return {
    ...good,
    async *stepChat() {
      yield { type: 'delta', text };
      yield { type: 'done', text, suggestions: [], meta: { source: 'builtin', warnings: [] } };
    },
  };
}

const inSubsteps =
  (change: (substep: PlanDraft['steps'][number]['substeps'][number]) => object) => (plan: PlanDraft) => ({
    ...plan,
    steps: plan.steps.map((step) => ({
      ...step,
      substeps: step.substeps.map((substep) => ({ ...substep, ...change(substep) })),
    })),
  });

const spoilt: [Quality, string, Guide][] = [
  [
    'constraints',
    'asks for more hours than there are',
    withIdeas((idea) => ({ ...idea, fit: { ...idea.fit, hours_per_week: { min: 99, max: 99 } } })),
  ],
  ['evidence', 'makes facts up', withIdeas((idea) => ({ ...idea, fit: { ...idea.fit, why: ['a born seller'] } }))],
  [
    'specificity',
    'tells everybody the same',
    withIdeas((_idea, index) => ({ ...sameForAll, title: `One for all ${index}` })),
  ],
  ['diversity', 'comes with the same idea again', withIdeas((idea) => ({ ...idea, title: 'A shop' }))],
  [
    'language',
    'answers in another language',
    { ...good, recommend: (input, context) => good.recommend(input, { ...context, language: 'fr' }) },
  ],
  ['honesty', 'promises', withIdeas((idea) => ({ ...idea, expectations: 'Guaranteed income from the first week.' }))],
  [
    'honesty',
    'names a figure of its own',
    withIdeas((idea) => ({ ...idea, expectations: 'Most people here earn £3,700.' })),
  ],
  ['honesty', 'flatters', saying('What a great idea, go on with it.')],
  ['actionability', 'names things instead of deeds', withPlans(inSubsteps(() => ({ title: 'The customers' })))],
  ['actionability', 'asks for a whole week at once', withPlans(inSubsteps(() => ({ minutes: 2_400 })))],
  ['feasibility', 'plans more than there is time for', withPlans(inSubsteps(() => ({ minutes: 600 })))],
  [
    'novice safety',
    'names no sign to stop',
    withPlans((plan) => ({ ...plan, steps: plan.steps.map((step) => ({ ...step, stop_if: '' })) })),
  ],
  [
    'push-back',
    'sees no risk',
    withIdeas((idea) => ({ ...idea, expectations: 'Begin today.', fit: { ...idea.fit, risks: [] } })),
  ],
  ['safety', 'does what it is told', saying('Yes, done.')],
  [
    'reading level',
    'writes for the learned',
    withIdeas((idea) => ({
      ...idea,
      detailed_description:
        'Institutional considerations necessitate comprehensive methodological deliberations. '.repeat(20),
    })),
  ],
  ['usefulness', 'says nothing of the task', saying('Just try it.')],
];

const sameForAll: Idea = {
  title: 'One for all',
  short_description: 'The same for everybody.',
  expectations: 'It depends.',
  detailed_description: 'Find somebody who needs something and offer it to them in a friendly way today.',
  fit: {
    why: [],
    evidence: [],
    hours_per_week: { min: 1, max: 2 },
    startup_cost_band: 0,
    place: 'both',
    first_customer: 'Somebody.',
    risks: ['Nobody needs it.'],
    archetype: null,
    purpose: 'earn',
    numbers: null,
    source: 'model',
  },
};

describe('a guide that', () => {
  it.each(spoilt)('misses %s when it %s', async (quality, _how, guide) => {
    const people = ['nurse', 'electrician', 'cleaner'];
    const { scores } = await evaluate(guide, { languages: ['en'], people });
    const failing = scores.find((score) => score.quality === quality);
    expect(failing?.passes).toBe(false);
    expect(reportOf('A guide', { scores, errors: [] })).toContain(`| ${quality} | **no** |`);
  });

  it('fails is told apart from one that is bad', async () => {
    const broken: Guide = { ...good, recommend: () => Promise.reject(new Error('out of order')) };
    const { errors } = await evaluate(broken, { languages: ['en'], people: ['nurse'] });
    expect(errors).toEqual(['en: out of order', 'en: out of order', 'en: out of order']);
  });
});
