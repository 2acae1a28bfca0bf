import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../../built-in/guide.ts';
import { contextFor } from '../../checks/ask.ts';
import { lookAtIdea, lookAtSet } from '../../checks/check-ideas.ts';
import { peopleIn, saidBy } from '../../checks/golden/people.ts';
import type { Guide, Idea, RecommendInput } from '../../guide.ts';
import { ModelFailure } from '../ask.ts';
import { canaryOf } from '../containment/canary.ts';
import { type Scripted, scriptedModels } from '../testing/scripted-models.ts';
import { ideasAnswer, type WireIdea, wireIdeas } from '../testing/written-ideas.ts';
import { recommend } from './recommend.ts';

const nurse = peopleIn('en').find(({ name }) => name === 'nurse')!;
const context = contextFor('en', nurse);
const COUNT = 5;
const [near] = (
  await builtInGuide().recommend({ profile: nurse.profile, mode: 'brainstorm', already: [], count: 1 }, context)
).value;

async function asks(script: readonly Scripted[], more: Partial<RecommendInput> = {}) {
  const { models, asked } = scriptedModels(script);
  const told: Idea[] = [];
  const input: RecommendInput = {
    profile: nurse.profile,
    mode: 'brainstorm',
    already: [],
    count: COUNT,
    onIdea: (idea) => told.push(idea),
    ...more,
  };
  const answer = await recommend(models, builtInGuide())(input, context);
  return { ...answer, told, asked, issues: asked[0]?.issues ?? [] };
}

const answers = (...sets: readonly (readonly object[])[]): Scripted[] =>
  sets.map((ideas) => ({ object: ideasAnswer(ideas) }));
const spoilt = (at: number, change: (idea: WireIdea) => object) =>
  wireIdeas(COUNT, (idea, index) => (index === at ? change(idea) : idea));
const titles = (ideas: readonly Idea[]) => ideas.map(({ title }) => title);

describe('ideas of a good model', async () => {
  const { value, meta, told, issues } = await asks(answers(wireIdeas(COUNT)));

  it('are told one by one and are the answer', () => {
    expect(issues).toEqual([]);
    expect(told).toEqual(value);
    expect(titles(value)).toEqual(wireIdeas(COUNT).map(({ title }) => title));
    expect(meta).toEqual({ source: 'model', warnings: [] });
  });

  it('hold the bars of the house', () => {
    const looks = [...value.flatMap((idea) => lookAtIdea(idea, nurse, 'en')), ...lookAtSet(value, nurse, 'en')];
    expect(looks.flatMap(({ quality, findings }) => findings.map((one) => `${quality}: ${one}`))).toEqual([]);
  });

  it('rest on facts to the letter, and reckon with the contract’s arithmetic', () => {
    for (const { fit } of value) {
      expect(fit.why).toHaveLength(3);
      for (const fact of fit.why) expect(saidBy(nurse)).toContain(fact);
      expect(fit.numbers).toMatchObject({ goal: { amount: 400, currency: 'GBP' }, hours_per_week: 6 });
    }
  });
});

describe('an idea is sent back when it', () => {
  const faults: [string, (idea: WireIdea) => object, RegExp][] = [
    ['names a fact that is none', () => ({ evidence: ['E1', 'E99'] }), /evidence names facts that don't exist/u],
    ['names too few facts', () => ({ evidence: ['E1'] }), /at least 2 of the numbered facts/u],
    ['asks for more hours', () => ({ hours_min: 9, hours_max: 12 }), /only 6 hours a week/u],
    ['costs more', () => ({ startup_cost_band: 3 }), /no more than band 1/u],
    ['promises', () => ({ expectations: 'Income is guaranteed from the first month on.' }), /promise nothing/u],
    [
      'names a figure of its own',
      () => ({ who_pays: 'Families here pay about £45 for each visit.' }),
      /nobody named this figure/u,
    ],
    [
      'is in another language',
      () => ({ what_it_is: 'Vous passez deux heures chez une personne âgée pour que la famille puisse sortir.' }),
      /write this in English/u,
    ],
    [
      'quotes what nobody wrote',
      () => ({ why_you: 'You wrote “I love running shops”.' }),
      /the person never wrote “I love running shops”/u,
    ],
    ['holds markup', () => ({ first_week: 'Read [this page](https://example.com) and begin.' }), /plain text/u],
    ['leaves a text out', () => ({ stop_if: undefined }), /stop_if must be a text/u],
    [
      'is of a kind that is not planned',
      () => ({ short_description: 'You trade crypto coins for friends and keep a share.' }),
      /not planned here/u,
    ],
    ['flatters', () => ({ expectations: 'What a brilliant idea this is for you.' }), /leave the praise out/u],
    [
      'is for the learned',
      () => ({
        what_it_is:
          'Institutional considerations necessitate comprehensive methodological deliberations concerning organisational responsibilities, administrative intermediaries, professional documentation, interdisciplinary communication, governmental requirements, educational infrastructures, psychological predispositions, international classifications, pharmaceutical regulations, environmental consequences, technological developments, philosophical foundations',
      }),
      /shorter sentences/u,
    ],
    [
      'repeats the instructions',
      () => ({ who_pays: `People pay. The reference is ${canaryOf(context.seed)}.` }),
      /repeats the instructions/u,
    ],
  ];

  it.each(faults)('%s; the place is filled by a better one', async (_fault, change, issue) => {
    const { value, told, issues, meta } = await asks(answers(spoilt(1, change), wireIdeas(6).slice(5)));
    expect(issues).toHaveLength(1);
    expect(issues[0]!.join('\n')).toMatch(issue);
    expect(value).toHaveLength(COUNT);
    expect(value.every(({ fit }) => fit.source === 'model')).toBe(true);
    expect(titles(value)).toEqual([0, 2, 3, 4, 5].map((index) => wireIdeas(6)[index]!.title));
    expect(told).toEqual(value);
    expect(meta.warnings).toEqual([]);
  });

  it.each(faults)('%s; after one re-ask the built-in guide fills the place', async (_fault, change) => {
    const { value, told, issues, meta } = await asks(answers(spoilt(1, change), spoilt(1, change)));
    expect(issues).toHaveLength(1);
    expect(value.map(({ fit }) => fit.source)).toEqual(['model', 'model', 'model', 'model', 'builtin']);
    expect(told).toEqual(value);
    expect(meta).toEqual({ source: 'mixed', warnings: ['filled'] });
  });
});

describe('among ideas', () => {
  const shown = async (): Promise<Idea[]> => (await asks(answers(wireIdeas(COUNT)))).value;

  it('what was shown or declined does not come again, in other words either', async () => {
    const before = await shown();
    const already = before.map((idea, index) =>
      index === 0 ? { ...idea, declined: { reason: 'other' as const, note: '' } } : idea,
    );
    const again = wireIdeas(COUNT, ({ title }) => ({
      title: `${title} nearby`,
      first_customer: 'Somebody else whom you meet in another place.',
    }));
    const { value, issues } = await asks(answers(again, again.slice(0, 1).concat(wireIdeas(6).slice(5))), { already });
    expect(issues[0]!.join('\n')).toMatch(/which was declined before/u);
    expect(issues[0]!.join('\n')).toMatch(/which was shown before/u);
    expect(titles(value).slice(0, 1)).toEqual([wireIdeas(6)[5]!.title]);
    expect(value.filter(({ fit }) => fit.source === 'model')).toHaveLength(1);
  });

  it('three of one sector are too many', async () => {
    const { issues } = await asks(
      answers(
        wireIdeas(COUNT, () => ({ sector: 'food' })),
        wireIdeas(COUNT),
      ),
    );
    expect(issues[0]!.join('\n')).toMatch(/2 ideas of the sector food already/u);
  });

  it('one in the words of another is too many', async () => {
    const copy = wireIdeas(COUNT).map((idea, index) =>
      index === 1
        ? {
            ...wireIdeas(1)[0]!,
            title: 'Evenings with puzzles',
            first_customer: 'A club that plays on Tuesdays and needs a host.',
          }
        : idea,
    );
    const { issues } = await asks(answers(copy, wireIdeas(COUNT)));
    expect(issues[0]!.join('\n')).toMatch(/reads like “Sitting with older people/u);
  });

  it('a declined cost is not asked for again', async () => {
    const already = (await shown()).slice(0, 1).map((idea) => ({
      ...idea,
      fit: { ...idea.fit, startup_cost_band: 1 },
      declined: { reason: 'too-expensive' as const, note: '' },
    }));
    const { issues } = await asks(
      answers(
        spoilt(2, () => ({ startup_cost_band: 1 })),
        wireIdeas(6),
      ),
      { already },
    );
    expect(issues[0]!.join('\n')).toMatch(/no more than band 0/u);
  });
});

describe('what the built-in guide fills up with', () => {
  it('is no work that the model has written about', async () => {
    const first = await builtInGuide().recommend(
      { profile: nurse.profile, mode: 'brainstorm', already: [], count: 3 },
      context,
    );
    const entries = first.value.map(({ fit }) => fit.archetype);
    const followed = wireIdeas(3, ({ min_age }, index) => ({ entry: entries[index], min_age: min_age - 2, needs: [] }));
    const { value } = await asks(answers(followed, followed));
    const filled = value.filter(({ fit }) => fit.source === 'builtin').map(({ fit }) => fit.archetype);
    expect(value.slice(0, 3).map(({ fit }) => fit.archetype)).toEqual(entries);
    expect(filled).toHaveLength(2);
    expect(filled.filter((id) => entries.includes(id))).toEqual([]);
  });

  it('is first what is least like the ideas that are there', async () => {
    const { models } = scriptedModels(answers(wireIdeas(2), wireIdeas(2)));
    const [crowding, other] = ['Sitting with older people while families have a rest', 'Bicycle lamps'].map(
      (title) => ({
        ...near!,
        title,
      }),
    );
    const builtIn: Guide = {
      ...builtInGuide(),
      recommend: async () => ({ value: [crowding!, other!], meta: { source: 'builtin', warnings: [] } }),
    };
    const input = { profile: nurse.profile, mode: 'brainstorm' as const, already: [], count: 3 };
    const { value } = await recommend(models, builtIn)(input, context);
    expect(titles(value).slice(2)).toEqual(['Bicycle lamps']);
  });
});

describe('an answer that', () => {
  it('holds more than was asked for is cut', async () => {
    const { value, told } = await asks(answers(wireIdeas(6)));
    expect(titles(value)).toEqual(titles(told));
    expect(value).toHaveLength(COUNT);
  });

  it('has the wrong shape is asked for once more, then fails', async () => {
    await expect(asks([{ object: { thoughts: 'none' } }, { object: [] }])).rejects.toMatchObject({
      kind: 'bad-output',
    });
  });

  it('breaks off keeps what was told, and the built-in guide goes on', async () => {
    const text = JSON.stringify(ideasAnswer(wireIdeas(COUNT)));
    const part = text.slice(0, text.indexOf(wireIdeas(3)[2]!.title));
    const { value, told, meta } = await asks([{ part, failure: new ModelFailure('network', 'test:model') }]);
    expect(value.map(({ fit }) => fit.source)).toEqual(['model', 'model', 'builtin', 'builtin', 'builtin']);
    expect(told).toEqual(value);
    expect(meta).toEqual({ source: 'mixed', fellBackFrom: 'network', warnings: ['filled'] });
    expect(new Set(titles(value)).size).toBe(COUNT);
  });

  it('fails before the first idea is a failure', async () => {
    await expect(asks([{ failure: new ModelFailure('overloaded', 'test:model') }])).rejects.toMatchObject({
      kind: 'overloaded',
    });
  });

  it('nobody waits for any more is not filled', async () => {
    const part = JSON.stringify(ideasAnswer(wireIdeas(COUNT))).slice(0, 4_000);
    await expect(asks([{ part, failure: new ModelFailure('aborted', 'test:model') }])).rejects.toMatchObject({
      kind: 'aborted',
    });
  });

  it('comes in fences and with words around it is told as well', async () => {
    const text = JSON.stringify(ideasAnswer(wireIdeas(COUNT)), null, 2);
    const { models } = scriptedModels([]);
    const told: string[] = [];
    models.ask = async (prompt, _context, onText = () => undefined) => {
      onText(`Here:\n\`\`\`json\n${text}`);
      expect(told).toHaveLength(COUNT);
      const reading = prompt.read(JSON.parse(text));
      if (!reading.ok) throw new Error('refused');
      return reading.value;
    };
    const input = { profile: nurse.profile, mode: 'brainstorm' as const, already: [], count: COUNT };
    await recommend(models, builtInGuide())({ ...input, onIdea: ({ title }) => told.push(title) }, context);
    expect(told).toHaveLength(COUNT);
  });
});
