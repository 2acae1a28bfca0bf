import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtInGuide } from '../built-in/guide.ts';
import { stored } from '../testing/stored.ts';
import { contextFor } from '../checks/ask.ts';
import { lookAtIdea } from '../checks/check-ideas.ts';
import { lookAtPlan } from '../checks/check-plan.ts';
import { peopleIn, saidBy } from '../checks/golden/people.ts';
import type { Look } from '../checks/quality.ts';
import { adaptPlan } from './adapt/adapt-plan.ts';
import { ModelFailure, type Models } from './ask.ts';
import { growingItems } from './growing/items.ts';
import { planFromIdea } from './plan/plan-from-idea.ts';
import { recommend } from './recommend/recommend.ts';
import { scriptedModels } from './testing/scripted-models.ts';
import { ideasAnswer, wireIdeas } from './testing/written-ideas.ts';
import { planAnswer } from './testing/written-plan.ts';

const nurse = peopleIn('en').find(({ name }) => name === 'nurse')!;
const context = contextFor('en', nurse);
const { profile } = nurse;
const [idea] = (await builtInGuide().recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context)).value;
const plan = stored((await builtInGuide().planFromIdea({ profile, recommendation: idea! }, context)).value, 'en', [
  '0.0',
]);

const found = (looks: readonly Look[]) =>
  looks.flatMap(({ quality, findings }) => findings.map((one) => `${quality}: ${one}`));

/** What the house finds wrong with the answers of the three that ask for objects; a failure with a name is none. */
async function faultsOf(models: Models): Promise<string[]> {
  const asks = [
    recommend(models, builtInGuide())({ profile, mode: 'brainstorm', already: [], count: 3 }, context).then(
      ({ value }) => value.flatMap((one) => found(lookAtIdea(one, nurse, 'en'))),
    ),
    planFromIdea(models, builtInGuide())({ profile, recommendation: idea! }, context).then(({ value }) =>
      found(lookAtPlan(value, { profile, said: saidBy(nurse), where: 'plan', language: 'en' })),
    ),
    adaptPlan(models, builtInGuide())({ profile, plan, feedback: 'Please change something' }, context).then(
      ({ value }) =>
        value.draft
          ? found(lookAtPlan(value.draft, { profile, said: saidBy(nurse), where: 'plan', language: 'en' }))
          : [],
    ),
  ];
  const all = await Promise.allSettled(asks);
  return all.flatMap((one) => {
    if (one.status === 'fulfilled') return one.value;
    return one.reason instanceof ModelFailure ? [] : [String(one.reason)];
  });
}

/** A sound answer with one thing in it, however deep, put in place of another. */
function spoilt(sound: unknown): fc.Arbitrary<unknown> {
  const paths: (string | number)[][] = [];
  const walk = (value: unknown, path: (string | number)[]) => {
    paths.push(path);
    if (Array.isArray(value)) value.forEach((one, index) => walk(one, [...path, index]));
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) walk(one, [...path, key]);
  };
  walk(sound, []);
  const put = (value: unknown, [key, ...rest]: (string | number)[], other: unknown): unknown => {
    if (key === undefined) return other;
    if (Array.isArray(value)) return value.map((one, index) => (index === key ? put(one, rest, other) : one));
    const object = value as Record<string, unknown>;
    return { ...object, [key]: put(object[key], rest, other) };
  };
  return fc.tuple(fc.constantFrom(...paths), fc.jsonValue()).map(([path, other]) => put(sound, path, other));
}

const answers = fc.oneof(
  fc.jsonValue(),
  spoilt(ideasAnswer(wireIdeas(3))),
  spoilt(planAnswer()),
  spoilt({
    understood: true,
    title: null,
    short_description: null,
    steps: [{ key: 'S1', substeps: [{ key: 'S1.1' }] }],
  }),
);

it('whatever a model answers, it is a sound answer or a failure with a name', async () => {
  await fc.assert(
    fc.asyncProperty(answers, async (object) => {
      expect(await faultsOf(scriptedModels([{ object }, { object }]).models)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('the items of a growing answer are those of the whole, wherever it is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
      fc.jsonValue(),
      fc.nat(40),
      (ideas, other, size) => {
        const text = JSON.stringify({ other, ideas });
        const read = growingItems('ideas');
        const told: unknown[] = [];
        for (let end = 1; end < text.length + size + 1; end += size + 1) told.push(...read(text.slice(0, end)).items);
        expect(told).toEqual(JSON.parse(text).ideas);
      },
    ),
  );
});
