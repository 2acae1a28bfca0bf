import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../../built-in/guide.ts';
import { stored } from '../../testing/stored.ts';
import { contextFor } from '../../checks/ask.ts';
import { peopleIn } from '../../checks/golden/people.ts';
import type { StoredPlan } from '../../guide.ts';
import { canaryOf } from '../containment/canary.ts';
import { dataIn } from '../testing/data-in.ts';
import { type Scripted, scriptedModels } from '../testing/scripted-models.ts';
import { adaptPlan } from './adapt-plan.ts';

const nurse = peopleIn('en').find(({ name }) => name === 'nurse')!;
const context = contextFor('en', nurse);
const { profile } = nurse;
const [idea] = (await builtInGuide().recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context)).value;
const draft = (await builtInGuide().planFromIdea({ profile, recommendation: idea! }, context)).value;
const plan: StoredPlan = stored(draft, 'en', ['0.0', '0.1']);
const FEEDBACK = 'Please let a friend come along to the first visit';

async function asks(script: readonly Scripted[], feedback = FEEDBACK, before: StoredPlan = plan) {
  const { models, asked } = scriptedModels(script);
  const answer = await adaptPlan(models, builtInGuide())({ profile, plan: before, feedback }, context);
  return { ...answer, asked, issues: asked[0]?.issues ?? [] };
}

type Part = { key: string | null; title: string | null; [field: string]: unknown };
type WireStep = Part & { substeps: Part[] };

/** The plan as it is, in keys; `change` makes it another one. */
function answer(change: (steps: WireStep[]) => WireStep[] = (steps) => steps) {
  const none = { title: null, description: null };
  const steps = plan.steps.map((step, index) => ({
    key: `S${index + 1}`,
    ...none,
    smallest_test: null,
    stop_if: null,
    substeps: step.substeps.map((_, at) => ({
      key: `S${index + 1}.${at + 1}`,
      ...none,
      deliverable: null,
      minutes: null,
    })),
  }));
  return { understood: true, title: null, short_description: null, steps: change(steps) };
}

const newTask = {
  key: null,
  title: 'Invite a friend to come along',
  description: 'Call somebody who stays calm. Say what the visit is about and when it begins.',
  deliverable: 'A friend who said yes',
  minutes: 20,
};

const at = (index: number, change: (step: WireStep) => WireStep) => (steps: WireStep[]) =>
  steps.map((step, place) => (place === index ? change(step) : step));
const adding = (task: Part, index = 3) => at(index, (step) => ({ ...step, substeps: [task, ...step.substeps] }));
const objects = (...all: readonly unknown[]): Scripted[] => all.map((object) => ({ object }));

describe('a changed plan', () => {
  it('keeps every part that goes on, and its changes are found by code', async () => {
    // So much that the longest time of its step is another, however long the step was.
    const long = { ...newTask, minutes: 300 };
    const { value, meta, issues } = await asks(objects(answer(adding(long))));
    expect(issues).toEqual([]);
    expect(meta).toEqual({ source: 'model', warnings: [] });
    expect(value.changes.filter(({ kind }) => kind !== 'kept')).toEqual([
      { kind: 'added', title: newTask.title },
      { kind: 'changed', title: plan.steps[3]!.title, aspects: ['cap'] },
    ]);
    expect(value.draft!.steps.map(({ key }) => key)).toEqual(['0', '1', '2', '3', '4']);
    expect(value.draft!.steps[3]!.substeps[0]).toEqual({ ...long, ref: null });
    expect(value.draft!.steps[3]!.substeps[1]).toMatchObject({ key: '3.0', title: plan.steps[3]!.substeps[0]!.title });
  });

  it('tells caps and pace anew for other minutes, by code', async () => {
    const long = { ...newTask, minutes: 300 };
    const { value } = await asks(objects(answer(adding(long))));
    expect(value.draft!.steps[3]!.cap).not.toBe(plan.steps[3]!.cap);
    expect(value.draft!.steps[2]!.cap).toBe(plan.steps[2]!.cap);
    expect(value.draft!.short_description).not.toBe(plan.short_description);
    expect(value.draft!.short_description).toMatch(/of work in all: at 6 hours a week/u);
  });

  it('makes a new part of one whose key nobody has', async () => {
    const { value } = await asks(objects(answer(adding({ ...newTask, key: 'S9.9' }))));
    expect(value.draft!.steps[3]!.substeps[0]!.key).toBeNull();
  });

  it('makes a new part of one whose key stands for other work', async () => {
    const swapped = at(3, (step) => ({
      ...step,
      substeps: [
        { ...newTask, key: 'S4.1', title: 'Paint a sign', description: 'Quite another thing to do with a brush.' },
        ...step.substeps.slice(1),
      ],
    }));
    const { value } = await asks(objects(answer(swapped)));
    expect(value.draft!.steps[3]!.substeps[0]!.key).toBeNull();
    const kinds = value.changes.map(({ kind, title }) => [kind, title]);
    expect(kinds).toContainEqual(['added', 'Paint a sign']);
    expect(kinds).toContainEqual(['removed', plan.steps[3]!.substeps[0]!.title]);
  });

  it('takes each key once', async () => {
    const twice = { ...newTask, key: 'S4.1', title: `${plan.steps[3]!.substeps[0]!.title} with a friend` };
    const { value, issues } = await asks(objects(answer(adding(twice)), answer(adding(twice))));
    expect(issues[0]!.join('\n')).toMatch(/the key “S4.1” stands for no part that is left/u);
    const keys = value.draft!.steps[3]!.substeps.map(({ key }) => key);
    expect(keys.filter((key) => key === '3.0')).toHaveLength(1);
  });

  it('leaves the words of what is done alone, and brings back what was left out', async () => {
    const reword = at(0, (step) => ({
      ...step,
      substeps: [{ ...step.substeps[1]!, title: 'Call it something else', minutes: 300 }, ...step.substeps.slice(2)],
    }));
    const { value } = await asks(objects(answer((steps) => reword(adding(newTask)(steps)))));
    const done = value.draft!.steps[0]!.substeps.slice(0, 2);
    expect(done.map(({ key }) => key)).toEqual(['0.0', '0.1']);
    expect(done.map(({ title, minutes }) => [title, minutes])).toEqual(
      plan.steps[0]!.substeps.slice(0, 2).map(({ title, minutes }) => [title, minutes]),
    );
  });

  it('brings back a step that was left out with what is done in it', async () => {
    const { value } = await asks(objects(answer((steps) => adding(newTask, 2)(steps.slice(1)))));
    expect(value.draft!.steps[0]).toMatchObject({ key: '0', title: plan.steps[0]!.title });
    expect(value.draft!.steps[0]!.substeps.map(({ key }) => key)).toEqual(['0.0', '0.1']);
  });

  it('stays in its own language', async () => {
    const words = await adaptPlan(scriptedModels(objects(answer(adding(newTask)))).models, builtInGuide())(
      { profile, plan, feedback: FEEDBACK },
      { ...context, language: 'fr' },
    );
    expect(words.value.draft!.short_description).toMatch(/of work in all/u);
  });
});

describe('a change is sent back when it', () => {
  const faults: [string, Part, RegExp][] = [
    ['names a thing instead of a deed', { ...newTask, title: 'The friend' }, /begin the title “The friend”/u],
    ['leaves a new part without words', { ...newTask, description: null }, /a new task needs/u],
    ['takes too long', { ...newTask, minutes: 1_000 }, /minutes must be at most 600/u],
    [
      'promises',
      { ...newTask, description: 'With a friend the first sale is guaranteed to come.' },
      /promise nothing/u,
    ],
    [
      'names a price of its own',
      { ...newTask, description: 'Give your friend £40 for coming along this time.' },
      /nobody named this figure/u,
    ],
    [
      'is in another language',
      { ...newTask, description: 'Appelez une personne calme et dites-lui ce que la visite doit montrer.' },
      /write this in English/u,
    ],
    ['says what is there already', { ...newTask, title: plan.steps[1]!.substeps[0]!.title }, /is there already/u],
  ];

  it.each(faults)('%s; a better one is taken', async (_fault, task, issue) => {
    const { value, issues } = await asks(objects(answer(adding(task)), answer(adding(newTask))));
    expect(issues).toHaveLength(1);
    expect(issues[0]!.join('\n')).toMatch(issue);
    expect(value.draft!.steps[3]!.substeps[0]!.title).toBe(newTask.title);
  });

  it.each(faults)('%s; after one re-ask that part is left out', async (_fault, task) => {
    const both = answer((steps) =>
      adding(task)(adding({ ...newTask, title: 'Tell a friend what you plan' }, 4)(steps)),
    );
    const { value } = await asks(objects(both, both));
    expect(value.draft!.steps[3]!.substeps.map(({ key }) => key)).not.toContain(null);
    expect(value.draft!.steps[4]!.substeps[0]!.title).toBe('Tell a friend what you plan');
  });

  it('repeats the instructions, and fails when it does so again', async () => {
    const leak = answer(adding({ ...newTask, deliverable: `The word ${canaryOf(context.seed)}` }));
    await expect(asks(objects(leak, leak))).rejects.toMatchObject({ kind: 'bad-output' });
  });

  it('throws most of the plan away', async () => {
    const { issues } = await asks(
      objects(
        answer((steps) => steps.slice(0, 1)),
        answer(adding(newTask)),
      ),
    );
    expect(issues[0]!.join('\n')).toMatch(/keep at least 3 steps/u);
  });

  it('changes nothing', async () => {
    const { issues } = await asks(objects(answer(), answer(adding(newTask))));
    expect(issues[0]!.join('\n')).toMatch(/nothing is different/u);
  });

  it('has the wrong shape, and fails when it has it again', async () => {
    await expect(asks(objects({ plan: 1 }, null))).rejects.toMatchObject({ kind: 'bad-output' });
  });
});

describe('a request', () => {
  const lost = { understood: false, title: null, short_description: null, steps: [] };

  it('that nobody understands leaves the plan and says what can change', async () => {
    const { value, meta } = await asks(objects(lost), 'What a lovely morning it was');
    expect(value.draft).toBeNull();
    expect(value.changes).toEqual([]);
    expect(value.notice).toMatch(/the plan stays as it is/u);
    expect(meta.source).toBe('builtin');
  });

  it('that only the built-in guide understands is carried out by it', async () => {
    const { value, meta } = await asks(objects(lost), 'I have only 2 hours a week now');
    expect(value.draft).not.toBeNull();
    expect(meta.source).toBe('builtin');
  });

  it('out of distress reaches no model', async () => {
    const { value, asked } = await asks(objects(answer(adding(newTask))), 'I want to kill myself');
    expect(asked).toEqual([]);
    expect(value.notice).toMatch(/You do not have to carry this alone/u);
  });

  it('is shown to a model beside the plan by its keys', async () => {
    const { asked } = await asks(objects(answer(adding(newTask))));
    const shown = dataIn<{ steps: { key: string; substeps: { key: string; done: boolean }[] }[] }>(
      asked[0]!.prompt,
      'plan',
    );
    expect(shown.steps[0]!.substeps.slice(0, 3).map(({ key, done }) => [key, done])).toEqual([
      ['S1.1', true],
      ['S1.2', true],
      ['S1.3', false],
    ]);
    expect(dataIn(asked[0]!.prompt, 'request')).toBe(FEEDBACK);
  });

  it.each([
    [{}, true],
    [{ money_per_month: null }, false],
    [{ money_per_month: 'none' }, true],
  ])('keeps the money of its caps where a model reads that none was named: %j', async (read, free) => {
    const raw = { ...answer(adding(newTask)), ...read };
    const { value } = await asks(objects(raw), 'Let a friend come along, travelling alone felt expensive');
    const [before, after] = [plan.steps[2]!.cap, value.draft!.steps[2]!.cap];
    expect(after !== before).toBe(free);
  });

  it.each([
    [{}, 3],
    [{ hours_per_week: null }, 6],
    [{ hours_per_week: 4 }, 4],
    [{ hours_per_week: 'few' }, 3],
  ])('keeps the hours of the person where a model reads that they named none: %j', async (read, hours) => {
    const raw = { ...answer(adding({ ...newTask, minutes: 300 })), ...read };
    const { value, asked } = await asks(objects(raw), 'My uncle only has 3 hours a week, so plan a visit to him');
    expect(value.draft!.short_description).toContain(`at ${hours} hours a week`);
    expect(dataIn(asked[0]!.prompt, 'profile')).toMatchObject({ resources: { hours_per_week: 6 } });
  });

  it('is asked beside what was said about the plan, and may name the person’s own figures from it', async () => {
    const { models, asked } = scriptedModels(objects(answer(adding({ ...newTask, title: 'Bring 47 leaflets along' }))));
    const lately = [
      { sender: 'user' as const, content: 'My cousin printed 47 leaflets' },
      { sender: 'foothold' as const, content: 'Take them to the first visit.' },
    ];
    const talk = { summary: 'They talked of leaflets.', lately };
    const { value } = await adaptPlan(models, builtInGuide())({ profile, plan, feedback: FEEDBACK, talk }, context);
    expect(dataIn(asked[0]!.prompt, 'talk')).toEqual({
      earlier: 'They talked of leaflets.',
      lately: [
        { from: 'person', text: 'My cousin printed 47 leaflets' },
        { from: 'you', text: 'Take them to the first visit.' },
      ],
    });
    expect(asked[0]!.issues).toEqual([]);
    expect(value.draft!.steps[3]!.substeps[0]!.title).toContain('47');
  });

  it('takes the hours and the money that a model reads, and makes the sums anew', async () => {
    const raw = { ...answer(adding(newTask)), hours_per_week: 4, money_per_month: 35 };
    const { value } = await asks(
      objects(raw),
      'Half of the week is gone now, and thirty-five is all there is to spend',
    );
    expect(value.draft!.short_description).toContain('at 4 hours a week');
    expect(value.draft!.steps[2]!.cap).toContain('35');
    const texts = value.draft!.steps.flatMap(({ substeps }) => substeps.map(({ description }) => description));
    expect(texts.filter((text) => /(?<!\d)6 hours a week/u.test(text))).toEqual([]);
  });

  it('for tasks of so many minutes names no hours a week, and a date stays in the description', async () => {
    const { value } = await asks(objects(answer(adding(newTask))), 'Tasks of 20 minutes at most, less until February');
    expect(value.draft!.short_description).toContain('Until February');
    expect(value.draft!.short_description).not.toMatch(/0[.]33/u);
  });
});

/** A request about one part, in words that the built-in guide reads. */
const oneAlone: Record<Language, { rename: string; name: string; drop: string }> = {
  en: {
    rename: 'Rename the last task of step 5 to Ask six people',
    name: 'Ask six people',
    drop: 'Remove the last task of step 5',
  },
  he: {
    rename: 'תשנה את השם של המשימה האחרונה בשלב 5 ל"לשאול שישה אנשים"',
    name: 'לשאול שישה אנשים',
    drop: 'תמחק את המשימה האחרונה בשלב 5',
  },
  fr: {
    rename: 'Renomme la dernière tâche de l’étape 5 en Demander à six personnes',
    name: 'Demander à six personnes',
    drop: 'Supprime la dernière tâche de l’étape 5',
  },
  es: {
    rename: 'Cambia el nombre de la última tarea del paso 5 a Preguntar a seis personas',
    name: 'Preguntar a seis personas',
    drop: 'Quita la última tarea del paso 5',
  },
  pt: {
    rename: 'Muda o nome da última tarefa da etapa 5 para Perguntar a seis pessoas',
    name: 'Perguntar a seis pessoas',
    drop: 'Tira a última tarefa da etapa 5',
  },
};

describe.each(languages)('a request about one part in %s', (language) => {
  const { rename, name, drop } = oneAlone[language];
  const idea = { ...context, language };
  const index = plan.steps.length - 1;
  const last = plan.steps[index]!;
  const key = last.substeps.at(-1)!.substep_id;

  /** The plan in the language of the person, changed by a model that answers one after the other. */
  async function changed(feedback: string, ...answers: object[]) {
    const { models, asked } = scriptedModels(objects(...answers));
    const before = { ...plan, language };
    const { value } = await adaptPlan(models, builtInGuide())({ profile, plan: before, feedback }, idea);
    const touched = value.changes.filter(({ kind, ...one }) => kind !== 'kept' && !isCap(one));
    return { touched, issues: asked[0]!.issues, draft: value.draft! };
  }
  const isCap = (change: { aspects?: readonly string[] | undefined }) => change.aspects?.join() === 'cap';
  const named = (title: string | null) =>
    at(index, (step) => ({
      ...step,
      substeps: step.substeps.map((one, place) => (place === step.substeps.length - 1 ? { ...one, title } : one)),
    }));
  const other = at(index - 1, (step) => ({ ...step, substeps: step.substeps.slice(1) }));
  const isRenamed = [{ kind: 'changed', title: name, aspects: ['title'] }];

  it('changes that and nothing else', async () => {
    const { touched, issues } = await changed(rename, answer(named(name)));
    expect([touched, issues]).toEqual([isRenamed, []]);
  });

  it('is asked for once more where a model changes others too', async () => {
    const both = answer((steps) => other(named(name)(steps)));
    const { touched, issues } = await changed(rename, both, answer(named(name)));
    expect(issues[0]!.join()).toMatch(/the request is about S\d\.\d alone/u);
    expect(touched).toEqual(isRenamed);
  });

  it('leaves the others as they were where it changes them again', async () => {
    const both = answer((steps) => other(named(name)(steps)));
    const { touched, draft: now } = await changed(rename, both, { ...both, title: 'Another plan', hours_per_week: 2 });
    expect([touched, now.title]).toEqual([isRenamed, plan.title]);
    expect(now.short_description).not.toMatch(/(?<!\d)2 /u);
  });

  it('takes that out alone', async () => {
    const gone = at(index, (step) => ({ ...step, substeps: step.substeps.slice(0, -1) }));
    const both = answer((steps) => other(gone(steps)));
    const { touched, draft: now } = await changed(drop, both, both);
    expect(touched).toEqual([{ kind: 'removed', title: last.substeps.at(-1)!.title }]);
    expect(now.steps.flatMap(({ substeps }) => substeps.map((one) => one.key))).not.toContain(key);
  });
});

it('of one part that a model takes for another one changes that', async () => {
  const another = at(2, (step) => ({ ...step, substeps: step.substeps.slice(0, -1) }));
  const { value, issues } = await asks(objects(answer(another)), 'Remove the last task');
  expect(issues).toEqual([]);
  expect(value.changes).toContainEqual({ kind: 'removed', title: plan.steps[2]!.substeps.at(-1)!.title });
});

it('asks for more than one part where something stands behind “and”', async () => {
  const both = answer((steps) =>
    adding(newTask)(at(4, (step) => ({ ...step, substeps: step.substeps.slice(0, -1) }))(steps)),
  );
  const { value, issues } = await asks(objects(both), 'Remove the last task of step 5 and let a friend come along');
  expect(issues).toEqual([]);
  expect(value.changes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['added', 'removed']));
});
