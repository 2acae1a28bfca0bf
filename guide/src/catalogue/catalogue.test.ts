import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { beginsWithVerb, guessLanguage, lix, lixLimit, promisesAnything } from '../checks/prose.ts';
import { slotsOf } from '../text/fill.ts';
import { titleKey } from '../text/title-key.ts';
import { archetypes } from './archetype-facts.ts';
import { loadWords, topics, wordsOf } from './load.ts';
import { archetypeSlots, type ArchetypeWords, phases, sectors, sharedSubsteps } from './schema.ts';
import { sharedSubstepFacts } from './shared-substeps.ts';

/** Every text of a tree of words, by its path. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`));
}

const slotsByPath = (words: unknown) => Object.fromEntries(textsOf(words).map(([path, text]) => [path, slotsOf(text)]));
const ownNames = (id: string) =>
  phases
    .flatMap((phase) => archetypes.find((one) => one.id === id)?.phases[phase] ?? [])
    .filter(({ ref }) => ref.startsWith('own.'))
    .map(({ ref }) => ref.slice(4))
    .sort();

describe('the facts', () => {
  it('cover all nine sectors with at least 24 archetypes', () => {
    expect(archetypes.length).toBeGreaterThanOrEqual(24);
    expect(new Set(archetypes.map((archetype) => archetype.sector))).toEqual(new Set(sectors));
  });

  it('name only topics that have words', () => {
    const named = archetypes.flatMap(({ skills, interests, angles }) => [
      ...skills.required.flat(),
      ...skills.helpful,
      ...interests,
      ...angles.flatMap((angle) => angle.suits),
    ]);
    expect([...new Set(named)].filter((topic) => !topics[topic])).toEqual([]);
  });

  it('are about what they ask for or serve, so that a reason can be told', () => {
    const astray = archetypes.filter(({ subject, skills, interests }) => {
      const all = [...skills.required.flat(), ...interests, ...skills.helpful];
      return subject.some((topic) => !all.includes(topic));
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it('have something for the person with no skill, no money and three hours', () => {
    const open = archetypes.filter(
      ({ skills, startup_cost_band, hours_per_week, min_age }) =>
        skills.required.length === 0 && startup_cost_band === 0 && hours_per_week.min <= 3 && min_age <= 16,
    );
    expect(open.length).toBeGreaterThanOrEqual(5);
    expect(new Set(open.map((archetype) => archetype.sector)).size).toBeGreaterThanOrEqual(3);
  });

  it('check the rules wherever a licence may be asked for', () => {
    const unchecked = archetypes.filter(
      ({ licence, phases: { check } }) => licence !== 'none' && !check.some(({ ref }) => ref === 'shared.check-rules'),
    );
    expect(unchecked.map((archetype) => archetype.id)).toEqual([]);
  });

  it('know every shared substep', () => {
    expect(Object.keys(sharedSubstepFacts).sort()).toEqual([...sharedSubsteps].sort());
  });
});

describe.each(languages)('the words in %s', async (language) => {
  const words = await loadWords(language);
  const english = await loadWords('en');

  it('are there for every archetype, angle and own substep', () => {
    expect(Object.keys(words.archetypes).sort()).toEqual(archetypes.map((archetype) => archetype.id).sort());
    for (const { id, angles } of archetypes) {
      const own = wordsOf(words, id);
      const angleIds = angles.map((angle) => angle.id).sort();
      expect([id, Object.keys(own.angles).sort()]).toEqual([id, angleIds]);
      expect([id, Object.keys(own.substeps).sort()]).toEqual([id, ownNames(id)]);
    }
  });

  it('use the same slots as English, and only known ones', () => {
    for (const { id } of archetypes) {
      const own: ArchetypeWords = wordsOf(words, id);
      expect([id, slotsByPath(own)]).toEqual([id, slotsByPath(wordsOf(english, id))]);
      const known: readonly string[] = archetypeSlots;
      expect(
        textsOf(own)
          .flatMap(([, text]) => slotsOf(text))
          .filter((slot) => !known.includes(slot)),
      ).toEqual([]);
    }
    const { counted: _counted, units: _units, ...frames } = words.shared;
    const { counted: _englishCounted, units: _englishUnits, ...englishFrames } = english.shared;
    expect(slotsByPath(frames)).toEqual(slotsByPath(englishFrames));
  });

  it('are in that language', () => {
    const wrong = [...Object.entries(words.archetypes), ['shared', words.shared] as const].filter(
      ([, own]) =>
        guessLanguage(
          textsOf(own)
            .map(([, text]) => text)
            .join(' '),
        ) !== language,
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('begin every title of a step or substep with a verb', () => {
    const titles = [
      ...Object.entries(words.archetypes).flatMap(([id, own]) =>
        [...Object.values(own.substeps), ...Object.values(own.phases)].map((one) => [id, one?.title ?? ''] as const),
      ),
      ...[words.shared.substeps, words.shared.phases, words.shared.business_phases, words.shared.goal_phases].flatMap(
        (group) => Object.values(group).map(({ title }) => ['shared', title] as const),
      ),
    ];
    expect(titles.filter(([, title]) => !beginsWithVerb(title, language))).toEqual([]);
  });

  it('never give two substeps of a plan the same title', () => {
    const shared = Object.values(words.shared.substeps).map(({ title }) => titleKey(title));
    for (const [id, own] of Object.entries(words.archetypes)) {
      const titles = [...shared, ...Object.values(own.substeps).map(({ title }) => titleKey(title))];
      expect([id, new Set(titles).size]).toEqual([id, titles.length]);
    }
  });

  it('promise nothing and print no money', () => {
    const money = /[$€£₪]|\d{2,}/u;
    const wrong = Object.entries(words.archetypes).flatMap(([id, own]) =>
      textsOf(own)
        .filter(([, text]) => promisesAnything(text, language) || money.test(text))
        .map(([path]) => id + path),
    );
    expect(wrong).toEqual([]);
  });

  it('read easily', () => {
    const hard = Object.entries(words.archetypes)
      .map(
        ([id, own]) =>
          [
            id,
            Math.round(
              lix(
                textsOf(own)
                  .map(([, text]) => text)
                  .join('. '),
              ),
            ),
          ] as const,
      )
      .filter(([, ease]) => ease > lixLimit[language]);
    expect(hard).toEqual([]);
  });
});
