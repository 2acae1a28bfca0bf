import { emptyProfile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { builtInGuide } from './built-in/guide.ts';
import { profileOf } from './testing/profiles.ts';
import { stored } from './testing/stored.ts';
import { fallbackGuide } from './fallback-guide.ts';
import type { Answer, CheckIn, Guide, GuideContext, Idea, RecommendInput, ReplyEvent } from './guide.ts';
import { type FailureKind, ModelFailure, type Models } from './prompted/ask.ts';
import { promptedGuide } from './prompted/guide.ts';

const context: GuideContext = { language: 'en', now: 0, seed: 's' };
const stopped: GuideContext = {
  ...context,
  signal: { aborted: true, addEventListener: () => undefined, removeEventListener: () => undefined },
};
const welcome = { profile: emptyProfile, plan: {}, days: 3 } as Parameters<Guide['checkIn']>[0];
const question = { profile: emptyProfile, history: [], message: 'Hello' };
const wanted: RecommendInput = { profile: emptyProfile, mode: 'brainstorm', already: [], count: 3 };
const idea = (title: string) => ({ title, fit: { archetype: title } }) as unknown as Idea;

const saying = (text: string, source: 'model' | 'builtin'): Answer<CheckIn> => ({
  value: { text, suggestions: [] },
  meta: { source, warnings: [] },
});

async function* spoken(text: string, source: 'model' | 'builtin'): AsyncGenerator<ReplyEvent> {
  yield { type: 'delta', text };
  yield { type: 'done', text, suggestions: [], meta: { source, warnings: ['own'] } };
}

const builtIn = {
  checkIn: async () => saying('built in', 'builtin'),
  onboardingTurn: () => spoken('built in', 'builtin'),
  recommend: async ({ already, count }: RecommendInput) => ({
    value: ['a', 'b', 'c', 'd']
      .filter((title) => !already.some((one) => one.title === title))
      .slice(0, count)
      .map(idea),
    meta: { source: 'builtin', warnings: [] },
  }),
} as unknown as Guide;

const failing = (kind: FailureKind) => {
  const fail = () => {
    throw new ModelFailure(kind, 'p:m');
  };
  return { checkIn: async () => fail(), onboardingTurn: fail } as unknown as Guide;
};

async function heard(events: AsyncIterable<ReplyEvent>): Promise<ReplyEvent[]> {
  const all: ReplyEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

describe('an answer', () => {
  it('is the model’s while there is one', async () => {
    const prompted = { checkIn: async () => saying('model', 'model') } as unknown as Guide;
    const { value, meta } = await fallbackGuide(prompted, builtIn).checkIn(welcome, context);
    expect([value.text, meta]).toEqual(['model', { source: 'model', warnings: [] }]);
  });

  it('is the built-in guide’s when the model fails, and says why', async () => {
    const { value, meta } = await fallbackGuide(failing('rate-limit'), builtIn).checkIn(welcome, context);
    expect(value.text).toBe('built in');
    expect(meta).toEqual({ source: 'builtin', fellBackFrom: 'rate-limit', warnings: ['fell-back'] });
  });

  it('is the built-in guide’s when the prompted guide has a fault of its own', async () => {
    const broken = { checkIn: async () => Promise.reject(new TypeError('x')) } as unknown as Guide;
    const { meta } = await fallbackGuide(broken, builtIn).checkIn(welcome, context);
    expect(meta.fellBackFrom).toBe('unknown');
  });

  it('is none when the person stopped it', async () => {
    const guide = fallbackGuide(failing('aborted'), builtIn);
    await expect(guide.checkIn(welcome, context)).rejects.toMatchObject({ kind: 'aborted' });
    await expect(fallbackGuide(failing('network'), builtIn).checkIn(welcome, stopped)).rejects.toMatchObject({
      kind: 'network',
    });
  });

  it('is the built-in guide’s alone for somebody who wants no model asked', async () => {
    let asked = 0;
    const prompted = { checkIn: async () => saying(`${(asked += 1)}`, 'model') } as unknown as Guide;
    const { meta } = await fallbackGuide(prompted, builtIn).checkIn(welcome, { ...context, builtInOnly: true });
    expect([asked, meta]).toEqual([0, { source: 'builtin', warnings: [] }]);
  });
});

describe('a reply', () => {
  it('is the built-in guide’s when the model fails before its first word', async () => {
    const events = await heard(fallbackGuide(failing('timeout'), builtIn).onboardingTurn(question, context));
    expect(events).toEqual([
      { type: 'delta', text: 'built in' },
      {
        type: 'done',
        text: 'built in',
        suggestions: [],
        meta: { source: 'builtin', fellBackFrom: 'timeout', warnings: ['own', 'fell-back'] },
      },
    ]);
  });

  it.each(['endless', 'timeout', 'network', 'overloaded', 'refused'] as const)(
    'that failed in its middle (%s) stays as far as it was shown, and the built-in guide’s follows',
    async (kind) => {
      async function* half(): AsyncGenerator<ReplyEvent> {
        yield { type: 'delta', text: 'on and on', source: 'model' };
        throw new ModelFailure(kind, 'p:m');
      }
      const guide = fallbackGuide({ onboardingTurn: half } as unknown as Guide, builtIn);
      const events = await heard(guide.onboardingTurn(question, context));
      const shown = events.flatMap((event) => (event.type === 'delta' ? [event.text] : [])).join('');
      expect(shown).toBe('on and on …\n\nbuilt in');
      expect(events.at(-1)).toEqual({
        type: 'done',
        text: 'on and on …\n\nbuilt in',
        suggestions: [],
        meta: { source: 'mixed', fellBackFrom: kind, warnings: ['own', 'fell-back'] },
      });
    },
  );

  it('that has written something down and then fails is not answered twice', async () => {
    const update = { field: 'age', value: 40 } as unknown as Extract<ReplyEvent, { type: 'update' }>['update'];
    async function* noted(): AsyncGenerator<ReplyEvent> {
      yield { type: 'delta', text: 'Good.', source: 'model' };
      yield { type: 'update', update, before: update };
      throw new ModelFailure('network', 'p:m');
    }
    const guide = fallbackGuide({ onboardingTurn: noted } as unknown as Guide, builtIn);
    await expect(heard(guide.onboardingTurn(question, context))).rejects.toMatchObject({ kind: 'network' });
  });

  it('that ends in a fault of our own behind its first words is thrown', async () => {
    async function* half(): AsyncGenerator<ReplyEvent> {
      yield { type: 'delta', text: 'Begin with the', source: 'model' };
      throw new TypeError('x');
    }
    const guide = fallbackGuide({ onboardingTurn: half } as unknown as Guide, builtIn);
    await expect(heard(guide.onboardingTurn(question, context))).rejects.toThrow(TypeError);
  });

  it('that the person stopped in its middle is thrown', async () => {
    async function* half(): AsyncGenerator<ReplyEvent> {
      yield { type: 'delta', text: 'half' };
      throw new ModelFailure('aborted', 'p:m');
    }
    const guide = fallbackGuide({ onboardingTurn: half } as unknown as Guide, builtIn);
    await expect(heard(guide.onboardingTurn(question, context))).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is none when the person left', async () => {
    const reply = heard(fallbackGuide(failing('network'), builtIn).onboardingTurn(question, stopped));
    await expect(reply).rejects.toMatchObject({ kind: 'network' });
  });

  it('is the built-in guide’s, unmarked, for somebody who wants no model asked', async () => {
    const events = await heard(
      fallbackGuide(failing('network'), builtIn).onboardingTurn(question, { ...context, builtInOnly: true }),
    );
    expect(events.at(-1)).toMatchObject({ meta: { source: 'builtin', warnings: ['own'] } });
  });
});

it('keeps the ideas that were told before the model failed, and repeats none', async () => {
  const recommend: Guide['recommend'] = async ({ onIdea }) => {
    onIdea?.(idea('b'));
    throw new ModelFailure('timeout', 'p:m');
  };
  const told: string[] = [];
  const { value, meta } = await fallbackGuide({ recommend } as Guide, builtIn).recommend(
    { ...wanted, onIdea: ({ title }) => told.push(title) },
    context,
  );
  expect(told).toEqual(['b']);
  expect(value.map(({ title }) => title)).toEqual(['b', 'a', 'c']);
  expect(meta).toMatchObject({ source: 'mixed', fellBackFrom: 'timeout' });
});

describe('a guide on models that all fail', () => {
  const models: Models = {
    ask: () => Promise.reject(new ModelFailure('network', 'p:m')),
    stream: () => {
      throw new ModelFailure('network', 'p:m');
    },
  };
  const own = builtInGuide();
  const guide = fallbackGuide(promptedGuide(models, own), own);
  const profile = profileOf({ jobs: [['Bike mechanic', 30]], location: 'Leeds', hours: 6, budget: 100 });

  it('answers everything as the built-in guide does', async () => {
    const wish = { profile, mode: 'brainstorm' as const, already: [], count: 3 };
    const { value: ideas, meta } = await guide.recommend(wish, context);
    expect(ideas).toEqual((await own.recommend(wish, context)).value);
    const metas = [meta];
    const made = await guide.planFromIdea({ profile, recommendation: ideas[0]! }, context);
    const described = await guide.planFromDescription({ profile, description: 'Offering: bike repair' }, context);
    const plan = stored(made.value, 'en', ['0.0']);
    const adapted = await guide.adaptPlan({ profile, plan, feedback: 'make it cheaper' }, context);
    const back = await guide.checkIn({ profile, plan, days: 9 }, context);
    const cv = await guide.parseResume({ text: 'Experience\nNurse\n2015 - 2019', fileName: 'cv.pdf' }, context);
    metas.push(made.meta, described.meta, adapted.meta, back.meta, cv.meta);
    expect((await guide.condense({ turns: [] }, context)).value).toBeNull();
    const asked = { profile, plan, stepId: '0', history: [], message: 'How do I begin?' };
    for (const reply of [
      guide.stepChat(asked, context),
      guide.onboardingTurn({ profile, history: [], message: 'I like tea' }, context),
    ]) {
      const last = (await heard(reply)).at(-1);
      if (last?.type === 'done') metas.push(last.meta);
    }
    expect(metas.map(({ source, fellBackFrom }) => [source, fellBackFrom])).toEqual(
      metas.map(() => ['builtin', 'network']),
    );
    expect(metas).toHaveLength(8);
    expect(cv.value.experience).toHaveLength(1);
  });
});
