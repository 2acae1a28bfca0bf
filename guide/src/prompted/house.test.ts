import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { builtInGuide } from '../built-in/guide.ts';
import { contextFor } from '../checks/ask.ts';
import { lookAtIdea, lookAtSet } from '../checks/check-ideas.ts';
import { lookAtPlan } from '../checks/check-plan.ts';
import { lookAcross, lookAtRounds } from '../checks/check-variety.ts';
import { lookAtPushBack } from '../checks/check-push-back.ts';
import { peopleIn, saidBy } from '../checks/golden/people.ts';
import type { Look } from '../checks/quality.ts';
import type { Idea } from '../guide.ts';
import { promptedGuide } from './guide.ts';
import { catalogueWriter } from './testing/catalogue-writer.ts';
import { scriptedModels } from './testing/scripted-models.ts';

const found = (looks: readonly Look[]) =>
  looks.flatMap(({ quality, where, findings }) => findings.map((one) => `${quality} ${where}: ${one}`));

/** Unlike each other, with a thin one and a young one among them. */
const names = ['nurse', 'developer', 'thin', 'pupil-16'];
const people = (language: Language) => peopleIn(language).filter(({ name }) => names.includes(name));

describe.each(languages)('a guide on a good model, in %s,', (language) => {
  const { models, asked } = scriptedModels(catalogueWriter);
  const guide = promptedGuide(models, builtInGuide());

  it('offers ideas that hold the bars of the house, three rounds long', async () => {
    const offered = [];
    let fromModel = 0;
    for (const person of people(language)) {
      const rounds: Idea[][] = [];
      for (let round = 0; round < 3; round += 1) {
        const input = { profile: person.profile, mode: 'brainstorm' as const, already: rounds.flat(), count: 5 };
        rounds.push((await guide.recommend(input, contextFor(language, person))).value);
      }
      const [ideas = []] = rounds;
      fromModel += ideas.filter(({ fit }) => fit.source === 'model').length;
      expect(
        found([...ideas.flatMap((idea) => lookAtIdea(idea, person, language)), ...lookAtSet(ideas, person, language)]),
      ).toEqual([]);
      expect(found([lookAtRounds(rounds, person.name)])).toEqual([]);
      offered.push({ person, ideas });
    }
    expect(found(lookAcross(offered, language))).toEqual([]);
    // What is sound is let through: the gates send hardly anything back.
    expect(fromModel).toBeGreaterThanOrEqual(4 * names.length);
  });

  it('plans that hold the bars of the house', async () => {
    for (const person of people(language)) {
      const context = contextFor(language, person);
      const { profile } = person;
      const [recommendation] = (
        await builtInGuide().recommend({ profile, mode: 'brainstorm', already: [], count: 1 }, context)
      ).value;
      const { value, meta } = await guide.planFromIdea({ profile, recommendation: recommendation! }, context);
      expect(found(lookAtPlan(value, { profile, said: saidBy(person), where: person.name, language }))).toEqual([]);
      expect([person.name, meta, asked.at(-1)!.issues]).toEqual([person.name, { source: 'model', warnings: [] }, []]);
    }
  });

  it('names the blocking risk of flawed ideas, and does not give way to insisting', async () => {
    expect(found(await lookAtPushBack(guide, people(language)[0]!, language))).toEqual([]);
  });
});
