import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { emptyProfile, languages } from '@foothold/contract';
import type { Guide, GuideContext, Idea, ReplyEvent, StepDraft, StoredPlan } from '@foothold/guide';
import { builtInGuide, safetyReader } from '@foothold/guide/built-in';
import { afterAll, describe, expect, it } from 'vitest';
import { type GuideThread, guideThread } from './guide-thread.ts';

const context: GuideContext = { language: 'en', now: Date.UTC(2026, 10, 28), seed: 'somebody' };
const profile = {
  ...emptyProfile,
  skills: [{ skill_name: 'mending kites', level: 'advanced' as const, notes: '' }],
  goals: [{ goal_type: 'earn', value: '200 a month' }],
};

const thread = guideThread();
const here = builtInGuide();
afterAll(() => thread.close());

async function eventsOf(reply: AsyncIterable<ReplyEvent>): Promise<ReplyEvent[]> {
  const events: ReplyEvent[] = [];
  for await (const event of reply) events.push(event);
  return events;
}

/** What each ability of a guide answers, and what it tells on the way. */
async function asked(guide: Guide): Promise<Record<keyof Guide, unknown>> {
  const ideas: Idea[] = [];
  const steps: StepDraft[] = [];
  const onIdea = (idea: Idea) => void ideas.push(idea);
  const onStep = (step: StepDraft) => void steps.push(step);
  const offered = await guide.recommend({ profile, mode: 'brainstorm', already: [], count: 3, onIdea }, context);
  const recommendation = offered.value[0]!;
  const made = await guide.planFromIdea({ profile, recommendation, onStep }, context);
  const plan = storedPlan(made.value);
  const stepId = plan.steps[0]!.step_id;
  const history: never[] = [];
  return {
    recommend: { offered, ideas },
    planFromIdea: { made, steps },
    planFromDescription: await guide.planFromDescription({ profile, description: 'I mend kites in Whitby' }, context),
    adaptPlan: await guide.adaptPlan({ profile, plan, feedback: 'Tasks of 20 minutes each, please' }, context),
    stepChat: await eventsOf(guide.stepChat({ profile, plan, stepId, history, message: 'Why this?' }, context)),
    condense: await guide.condense({ turns: [] }, context),
    checkIn: await guide.checkIn({ profile, plan, days: 9 }, context),
    onboardingTurn: await eventsOf(
      guide.onboardingTurn({ profile: emptyProfile, history, message: 'I mend kites, 4 hours a week' }, context),
    ),
    parseResume: await guide.parseResume({ text: 'Kite mender\n2019 - 2024', fileName: 'cv.txt' }, context),
  };
}

function storedPlan(draft: Omit<StoredPlan, 'language' | 'steps'> & { steps: StepDraft[] }): StoredPlan {
  return {
    ...draft,
    language: 'en',
    steps: draft.steps.map((step, at) => ({
      ...step,
      step_id: `step-${at}`,
      status: 'pending',
      substeps: step.substeps.map((substep, index) => ({
        ...substep,
        substep_id: `substep-${at}-${index}`,
        status: 'pending',
      })),
    })),
  };
}

describe('the guide on its thread', () => {
  it('answers and tells on the way what it would in this one', async () => {
    expect(await asked(thread.guide)).toEqual(await asked(here));
  });

  it('hears danger and law as in this one', async () => {
    const safety = safetyReader();
    for (const text of ['I mend kites.', 'I do not want to live any more.', 'I sell stolen phones to whoever asks.']) {
      expect(await thread.safety.care(text, 'en', 'Leeds')).toEqual(await safety.care(text, 'en', 'Leeds'));
      expect(await thread.safety.lawfulness(text)).toBe(await safety.lawfulness(text));
      const cv = `${text} It was so for the whole of that long year.`;
      expect(await thread.safety.careForResume(cv, 'en')).toEqual(await safety.careForResume(cv, 'en'));
    }
  });

  it('reads what it knows in every language beforehand', async () => {
    await thread.warm(languages);
    expect(thread.meters.jobs).toBe(0);
    expect(thread.meters.seconds.get('warm')).toBeGreaterThan(0);
    for (const language of languages) {
      const input = { profile: emptyProfile, history: [], message: '' };
      const events = await eventsOf(thread.guide.onboardingTurn(input, { ...context, language }));
      expect(events.at(-1)).toMatchObject({ type: 'done' });
    }
  });

  it('does not answer whoever has left', async () => {
    const left = { ...context, signal: AbortSignal.abort() };
    await expect(thread.guide.condense({ turns: [] }, left)).rejects.toThrow('Nobody waits');
    const reply = thread.guide.onboardingTurn({ profile: emptyProfile, history: [], message: '' }, left);
    await expect(eventsOf(reply)).rejects.toThrow('Nobody waits');
  });

  it('tells whoever asked when the guide fails, and goes on', async () => {
    const plan = storedPlan({ title: '', short_description: '', archetype: null, steps: [] });
    const question = { profile, plan, stepId: 'nowhere', history: [], message: 'Why?' };
    await expect(eventsOf(thread.guide.stepChat(question, context))).rejects.toThrow('not of this plan');
    expect(await thread.safety.lawfulness('I mend kites in Whitby')).toBe('lawful');
  });
});

describe('a thread that begins when it is asked', () => {
  let begun = 0;
  const count = () => (begun += 1);
  let lazy: GuideThread | undefined;
  afterAll(async () => {
    unsubscribe('worker_threads', count);
    await lazy?.close();
  });

  it('is none before, and stays for the next question', async () => {
    subscribe('worker_threads', count);
    lazy = guideThread({ isLazy: true });
    expect(begun).toBe(0);
    expect(await lazy.safety.lawfulness('I mend kites in Whitby')).toBe('lawful');
    expect(await lazy.safety.lawfulness('I mend kites')).toBe('lawful');
    expect(begun).toBe(1);
  });
});

describe('a thread that does not come back', () => {
  let stuck: GuideThread | undefined;
  afterAll(() => stuck?.close());

  it('is ended as too slow, and the next question finds a new one', async () => {
    const worker = new URL('../../test/guide-thread/stuck-worker.ts', import.meta.url);
    stuck = guideThread({ worker, limitMs: 2_000 });
    const slow = stuck.safety.lawfulness('stuck');
    const next = stuck.safety.lawfulness('I mend kites');
    await expect(slow).rejects.toMatchObject({ reason: 'slow' });
    expect(await next).toBe('lawful');
  });

  it('is no reason to end a server that was only reading ahead', async () => {
    const worker = new URL('../../test/guide-thread/stuck-worker.ts', import.meta.url);
    const ahead = guideThread({ worker, limitMs: 500 });
    await expect(ahead.warm(['en', 'he'])).resolves.toBeUndefined();
    await ahead.close();
  });
});
