import { languages, workKinds } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { goalFacts, idOfGoal } from '../goals/load.ts';
import { archetypes } from '../archetype-facts.ts';
import { type Phase, phases, sharedSubsteps } from '../schema.ts';
import { engineSubsteps } from '../shared-schema.ts';
import { formFacts, workFacts } from '../work/facts.ts';
import { forms } from '../work/schema.ts';
import { kindInWords } from './kind-in-words.ts';
import { placesIn } from './place.ts';
import { patternOf, placeWords } from './words.ts';

/** By form, an id of something composed by it. */
const composed = new Map<string, string>(
  [...workFacts].flatMap(([id, { offers }]) => offers.map(({ form }, index) => [form, `work/${id}/${index}`] as const)),
);
const entries: readonly (string | null)[] = [
  null,
  ...archetypes.map(({ id }) => id),
  ...[...goalFacts.keys()].map(idOfGoal),
  ...composed.values(),
];

describe('the place for a result', () => {
  it('is declared for every own substep of every entry, goal and form', () => {
    const declared = [...archetypes, ...goalFacts.values(), ...forms.map((form) => formFacts[form])].flatMap((facts) =>
      phases.flatMap((phase: Phase) => facts.phases[phase]),
    );
    const own = declared.filter(({ ref }) => ref.startsWith('own.'));
    expect(own.length).toBeGreaterThan(700);
    expect(own.filter(({ work }) => work === undefined)).toEqual([]);
    expect(new Set(own.map(({ work }) => work))).toEqual(new Set(workKinds));
  });

  it('is known for every substep that the engine or an entry borrows, in five languages, with words', () => {
    for (const language of languages)
      for (const archetype of entries) {
        const place = placesIn({ archetype, language });
        for (const name of [...sharedSubsteps, ...engineSubsteps]) {
          const { kind, example, prompts } = place({ ref: `shared.${name}`, deliverable: '' });
          expect(workKinds).toContain(kind);
          expect(example).toBe(
            placeWords[language][patternOf(kind, `shared.${name}`)].examples.find((one) => one === example),
          );
          expect(prompts).toHaveLength(2);
        }
      }
  });

  it('shows the gardener’s example to whoever plans lessons', () => {
    const ask = { ref: 'shared.ask-five-people', deliverable: '' };
    const examples = ['music-lessons', 'garden-care'].map(
      (archetype) => placesIn({ archetype, language: 'en' })(ask).example,
    );
    expect(examples[0]).toContain('Mr Hale');
    expect(examples[1]).toContain('Ruth');
  });

  it('follows a model that says it, and else the words of an unknown deliverable', () => {
    const place = placesIn({ archetype: 'dog-walking', language: 'en' });
    expect(place({ ref: null, deliverable: 'A list of vets', work: 'people' }).kind).toBe('people');
    expect(place({ ref: null, deliverable: 'A list of vets' }).kind).toBe('list');
    expect(place({ ref: 'own.gone-since', deliverable: 'A poem' }).kind).toBe('text');
    expect(place({ ref: 'own.count-dogs', deliverable: 'A poem' }).kind).toBe('sum');
  });

  it.each([
    ['en', 'Six answers in their words', 'people'],
    ['he', 'רשימה של עשרה מקומות', 'list'],
    ['fr', 'Un prix et son calcul', 'sum'],
    ['es', 'Una decisión con su motivo', 'decision'],
    ['pt', 'Uma carta pronta', 'text'],
  ] as const)('is read from words in %s', (language, deliverable, kind) => {
    expect(kindInWords(deliverable, language)).toBe(kind);
  });
});
