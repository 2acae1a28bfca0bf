import { type Language, languages } from '@foothold/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInGuide } from '../built-in/guide.ts';
import { flawsIn, isRefused } from '../understand/flaws.ts';
import { archetypes } from '../catalogue/archetype-facts.ts';
import { loadWords, wordsOf } from '../catalogue/load.ts';
import { contextFor, heard, planOf } from '../checks/ask.ts';
import { peopleIn, type Person } from '../checks/golden/people.ts';
import { sentencesOf } from '../checks/prose.ts';
import { questionsIn } from '../checks/questions/questions.ts';
import type { Idea, PlanDraft, StoredPlan } from '../guide.ts';
import { adaptPlan } from './adapt/adapt-plan.ts';
import { checkIn } from './check-in/check-in.ts';
import { suggestionsIn } from './chat/suggestions.ts';
import { languageGate } from './containment/language-gate.ts';
import { replyFilter } from './containment/reply-filter.ts';
import { verdictOf } from './containment/verdict.ts';
import { promptedGuide } from './guide.ts';
import { catalogueWriter } from './testing/catalogue-writer.ts';
import { scriptedModels } from './testing/scripted-models.ts';

const builtIn = builtInGuide();
const names = ['nurse', 'electrician', 'developer', 'thin', 'pupil-16'];
const people = (language: Language) => peopleIn(language).filter(({ name }) => names.includes(name));

/** What is dropped of any reply: marks that reorder. Amounts in Hebrew hold some. */
const BIDI_MARKS = /[\u200E\u200F\u2066-\u2069]/gu;
const lessTime: Record<Language, string> = {
  en: 'I have less time now',
  he: 'יש לי פחות זמן',
  fr: 'J’ai moins de temps',
  es: 'Tengo menos tiempo',
  pt: 'Tenho menos tempo',
};

/** A draft as a model would answer it: its parts by the short names that it was told. */
function onTheWire({ title, short_description, steps }: PlanDraft, plan: StoredPlan) {
  const tasks = plan.steps.flatMap((step, at) =>
    step.substeps.map((one, index) => [one.substep_id, `S${at + 1}.${index + 1}`] as const),
  );
  const aliases = new Map([...plan.steps.map((step, at) => [step.step_id, `S${at + 1}`] as const), ...tasks]);
  const named = <Part extends { key: string | null }>(part: Part) => ({
    ...part,
    key: part.key === null ? null : (aliases.get(part.key) ?? null),
  });
  const told = steps.map((step) => ({ ...named(step), substeps: step.substeps.map(named) }));
  return { understood: true, title, short_description, steps: told };
}

/** Told of a set of ideas, not of one of them. */
const OF_THE_SET = /^(?:these ideas are kept|send \d|idea \d.*(?:ideas of the sector|reads like))/u;

describe.each(languages)('what the built-in guide writes in %s', (language) => {
  const context = (person: Person) => contextFor(language, person);
  let made: { person: Person; ideas: Idea[]; plan: StoredPlan }[] = [];
  beforeAll(async () => {
    made = await Promise.all(
      people(language).map(async (person) => {
        const input = { profile: person.profile, mode: 'brainstorm' as const, already: [], count: 3 };
        const { value: ideas } = await builtIn.recommend(input, context(person));
        return { person, ideas, plan: await planOf(builtIn, person, ideas[0]!, language) };
      }),
    );
  });

  it('is about several people', () => expect(made.length).toBeGreaterThan(3));

  it('is of no family that is planned for nobody, in any angle of the catalogue', async () => {
    const words = await loadWords(language);
    const refused = archetypes.flatMap(({ id }) =>
      Object.values(wordsOf(words, id).angles).flatMap(({ title, short_description }) =>
        flawsIn(`${title}\n${short_description}`)
          .filter(isRefused)
          .map((family) => `${id}: ${family} in “${title}”`),
      ),
    );
    expect(refused).toEqual([]);
  });

  it('holds the gates of ideas and plans', async () => {
    const { models, asked } = scriptedModels(catalogueWriter);
    const guide = promptedGuide(models, builtIn);
    for (const { person, ideas } of made) {
      const { profile } = person;
      await guide.recommend({ profile, mode: 'brainstorm', already: [], count: 5 }, context(person));
      await guide.planFromIdea({ profile, recommendation: ideas[0]! }, context(person));
    }
    const issues = asked.flatMap((one) => one.issues.flat());
    expect(issues.filter((issue) => !OF_THE_SET.test(issue))).toEqual([]);
  });

  it('claims, promises and prescribes nothing', () => {
    const texts = made.flatMap(({ ideas, plan }) => [
      ...ideas.flatMap((idea) => [idea.short_description, idea.expectations, idea.detailed_description]),
      ...plan.steps.flatMap(({ title, description, smallest_test, stop_if, cap, substeps }) => [
        title,
        description,
        smallest_test,
        stop_if,
        cap,
        ...substeps.flatMap((one) => [one.title, one.description, one.deliverable]),
      ]),
    ]);
    const judged = texts.flatMap(sentencesOf).map((sentence) => [verdictOf(sentence, language), sentence]);
    expect(judged.filter(([verdict]) => verdict !== null)).toEqual([]);
  });

  it('passes the filters of a reply unchanged, and its chips may be shown', async () => {
    for (const { person, plan } of made.slice(0, 2)) {
      for (const { message } of questionsIn(language)) {
        const input = { profile: person.profile, plan, stepId: '0', history: [], message };
        const { text, suggestions } = await heard(builtIn.stepChat(input, context(person)));
        const found: string[] = [];
        const filter = replyFilter({ instructions: 'Be brief.', seed: 'x', language }, (what) => found.push(what));
        const gate = languageGate(language);
        const shown = text.split(/(?=\s)/u).map((word) => gate.push(filter.push(word)));
        expect([...shown, gate.push(filter.end()), gate.end()].join('')).toBe(text.replace(BIDI_MARKS, ''));
        expect(found).toEqual([]);
        expect(suggestionsIn(suggestions, language)).toEqual(suggestions.slice(0, 3));
      }
    }
  });

  it('is a refinement that a model might have made', async () => {
    for (const { person, plan } of made) {
      const input = { profile: person.profile, plan, feedback: lessTime[language] };
      const { value } = await builtIn.adaptPlan(input, context(person));
      const { models, asked } = scriptedModels(() => onTheWire(value.draft!, plan));
      const adapted = await adaptPlan(models, builtIn)(input, context(person));
      expect(asked.flatMap(({ issues }) => issues)).toEqual([]);
      expect(adapted.meta.source).toBe('model');
    }
  });

  it('is a welcome that a model might have written', async () => {
    for (const { person, plan } of made) {
      const input = { profile: person.profile, plan, days: 9 };
      const { value } = await builtIn.checkIn(input, context(person));
      const { models, asked } = scriptedModels(() => value);
      await checkIn(models, builtIn)(input, context(person));
      expect(asked.flatMap(({ issues }) => issues)).toEqual([]);
    }
  });
});
