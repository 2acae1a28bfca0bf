import { type Language, languages } from '@foothold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archetypeOf, archetypes } from '../../catalogue/archetype-facts.ts';
import { loadWords } from '../../catalogue/load.ts';
import type { Need } from '../../catalogue/schema.ts';
import { askedByAngle, askedByMost } from '../../understand/asked-by-words.ts';
import { workFacts } from '../../catalogue/work/facts.ts';
import { titles } from '../../catalogue/work/load.ts';
import { profileOf } from '../../testing/profiles.ts';
import { needsAskedIn } from '../../understand/limits.ts';
import { asksNothingOf, ownSentences } from '../../understand/within-limits.ts';
import { planFromIdea } from '../plan/plan-from-idea.ts';
import { recommend } from '../recommend.ts';

/** A limit as somebody tells it, and what it rules out. */
const limits: Record<Language, readonly (readonly [text: string, need: Need])[]> = {
  en: [
    ['I gave up my licence', 'car'],
    ['church on Sundays', 'weekends'],
    ['no strangers’ homes', 'homes'],
    ['allergic to cats', 'animals'],
    ['no alcohol', 'alcohol'],
    ['no social media', 'social-media'],
    ['I can’t drive any more', 'car'],
    ['no phone calls', 'phone'],
    ['no lifting', 'physical-work'],
    ['never in the evening', 'evenings'],
    ['not on weekends', 'weekends'],
    ['no children', 'children'],
    ['no computers', 'computer'],
    ['I can’t stand for long', 'standing'],
  ],
  he: [
    ['הברכיים גמורות', 'standing'],
    ['שבת אצלנו קדושה', 'weekends'],
    ['בלי אלכוהול', 'alcohol'],
    ['לא יודעת להשתמש במחשב', 'computer'],
    ['לא מרים כבד', 'physical-work'],
    ['לא נוהגת', 'car'],
    ['בלי טלפונים', 'phone'],
    ['לא בערבים', 'evenings'],
    ['שומר שבת', 'weekends'],
    ['בלי ילדים', 'children'],
    ['בלי חיות', 'animals'],
  ],
  fr: [
    ['je n’ai plus le permis', 'car'],
    ['je ne sais pas me servir d’un ordinateur', 'internet'],
    ['pas d’enfants', 'children'],
    ['je ne peux plus porter', 'physical-work'],
    ['pas chez les gens', 'homes'],
    ['je ne conduis pas', 'car'],
    ['pas de téléphone', 'phone'],
    ['pas le soir', 'evenings'],
    ['pas le week-end', 'weekends'],
    ['plus de ménage', 'cleaning'],
    ['pas d’alcool', 'alcohol'],
  ],
  es: [
    ['no sé usar la computadora', 'computer'],
    ['los domingos voy a misa', 'weekends'],
    ['rodillas destrozadas', 'standing'],
    ['sin alcohol', 'alcohol'],
    ['alergia a los gatos', 'animals'],
    ['no conduzco', 'car'],
    ['nada de llamadas', 'phone'],
    ['no por la noche', 'evenings'],
    ['sin niños', 'children'],
    ['no puedo cargar peso', 'physical-work'],
  ],
  pt: [
    ['não sei mexer em computador', 'internet'],
    ['aos domingos vou à missa', 'weekends'],
    ['joelhos estourados', 'standing'],
    ['sem álcool', 'alcohol'],
    ['parei de dirigir', 'car'],
    ['não dirijo', 'car'],
    ['nada de telefone', 'phone'],
    ['não à noite', 'evenings'],
    ['sem crianças', 'children'],
    ['não posso carregar peso', 'physical-work'],
  ],
};

const groups = [...workFacts.keys()].filter((entry) => /^\d{4}$/u.test(entry));
const things = [...workFacts.keys()].filter((entry) => !/^\d{4}$/u.test(entry));

async function personOf(language: Language, group: string, thing: string, limit: string) {
  const { work } = await loadWords(language);
  const title = work.entries.get(group)?.also[0] ?? titles[language]?.[group]?.split('|')[0] ?? group;
  const skill = work.entries.get(thing)?.also[0] ?? thing;
  const sketch = { jobs: [[title, 40]], skills: [[skill, 'advanced']], hours: 8, budget: 60, age: 40, goal: '300' };
  return { ...profileOf(sketch as Parameters<typeof profileOf>[0]), language, limits: limit };
}

/** Ideas for somebody of this work and thing who told the limit, and what they are asked with. */
async function ideasOf([language, group, thing, limit]: Parameters<typeof personOf>, count: number) {
  const profile = await personOf(language, group, thing, limit);
  const context = { language, now: 0, seed: group };
  const { value: ideas } = await recommend({ profile, mode: 'brainstorm', already: [], count }, context);
  return { profile, context, ideas };
}

describe('what an offer asks for', () => {
  it('stands in its facts, as most languages say it', async () => {
    const books = await Promise.all(languages.map(loadWords));
    const astray = [...workFacts].flatMap(([entry, { offers }]) =>
      offers.flatMap(({ asks }, index) =>
        asks.join() === askedByMost(entry, index, books).join()
          ? []
          : [`${entry}/${index}: node guide/scripts/asks.mjs`],
      ),
    );
    expect(astray).toEqual([]);
    const angles = archetypes.flatMap((archetype) =>
      archetype.angles.flatMap(({ id, asks = [] }) =>
        asks.join() === askedByAngle(archetype, id, books).join() ? [] : [`${archetype.id}/${id}`],
      ),
    );
    expect(angles).toEqual([]);
  });
});

describe.each(languages)('the words of any form, in %s,', (language) => {
  it('ask for nothing that somebody may rule out, where nothing can stand in for them', async () => {
    const { work, shared } = await loadWords(language);
    const said = [
      ...Object.entries(work.forms).flatMap(([form, { phases, what_it_is, first_week, risks }]) =>
        [what_it_is, first_week, ...risks, ...Object.values(phases).flatMap((one) => Object.values(one ?? {}))].map(
          (text) => [form, text] as const,
        ),
      ),
      ...Object.values(shared.phases).flatMap((one) => Object.values(one).map((text) => ['any', text] as const)),
    ];
    const asking = said.filter(([, text]) => needsAskedIn(text).size > 0);
    expect(asking.map(([form, text]) => `${form}: ${[...needsAskedIn(text)].join()} in ${text}`)).toEqual([]);
  });
});

describe.each(languages)('a limit told in %s', (language) => {
  const somebody = fc.tuple(
    fc.constantFrom(...groups),
    fc.constantFrom(...things),
    fc.constantFrom(...limits[language]),
  );

  it('is broken by no idea, whoever tells it', async () => {
    let looked = 0;
    await fc.assert(
      fc.asyncProperty(somebody, async ([group, thing, [limit, need]]) => {
        const { ideas } = await ideasOf([language, group, thing, limit], 5);
        looked += ideas.length;
        const broken = ideas.filter(
          (idea) =>
            archetypeOf(idea.fit.archetype)?.needs.includes(need) ||
            !asksNothingOf(ownSentences(idea), new Set([need])),
        );
        expect(broken.map(({ title }) => `${limit}: ${title}`)).toEqual([]);
      }),
      { numRuns: 60, seed: 17 },
    );
    // A limit is no reason to be offered nothing.
    expect(looked).toBeGreaterThan(60);
  });

  it('is broken by no step and no task of a plan', async () => {
    await fc.assert(
      fc.asyncProperty(somebody, async ([group, thing, [limit, need]]) => {
        const { profile, context, ideas } = await ideasOf([language, group, thing, limit], 1);
        const [idea] = ideas;
        if (!idea) return;
        const { value: plan } = await planFromIdea({ profile, recommendation: idea }, context);
        const steps = plan.steps.map(({ title, description, smallest_test, stop_if }) => ({
          title,
          description: [description, smallest_test, stop_if].join(' '),
        }));
        const substeps = plan.steps.flatMap((step) => step.substeps);
        const results = substeps.map(({ title, deliverable }) => ({ title, description: deliverable }));
        const tasks = [...steps, ...substeps, ...results];
        const quoted = /\u2068[^\u2069]*\u2069/gu;
        const broken = tasks.filter(
          ({ title, description }) => !asksNothingOf(`${title}. ${description}`.replace(quoted, ' '), new Set([need])),
        );
        expect(broken.map(({ title, description }) => `${limit}: ${title} · ${description}`)).toEqual([]);
      }),
      { numRuns: 20, seed: 17 },
    );
  });
});
