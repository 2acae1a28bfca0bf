import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import type { Phase } from '../catalogue/schema.ts';
import { workFacts } from '../catalogue/work/facts.ts';
import type { forms } from '../catalogue/work/schema.ts';
import { stopSignOf, stopSigns } from './stop-sign.ts';

/** By form, an id of something composed by it. */
const composed = new Map<string, string>(
  [...workFacts].flatMap(([id, { offers }]) => offers.map(({ form }, index) => [form, `work/${id}/${index}`] as const)),
);

describe('a sign to stop', () => {
  it('counts what its words say, in every language the catalogue speaks', async () => {
    for (const language of languages) {
      const words = await loadWords(language);
      for (const [key, [count, of]] of Object.entries(stopSigns)) {
        const at = key.lastIndexOf('/');
        const [entry, phase] = [key.slice(0, at), key.slice(at + 1) as Phase];
        const [kind, name = ''] = entry.split('/');
        const own =
          kind === 'form'
            ? words.work.forms[name as (typeof forms)[number]].phases
            : kind === 'goal'
              ? words.goals.get(name)?.phases
              : entry === 'shared'
                ? words.shared.phases
                : words.archetypes[entry]?.phases;
        const archetype = entry === 'shared' ? null : kind === 'form' ? (composed.get(name) ?? '') : entry;
        const stop_if = own?.[phase]?.stop_if ?? '';
        expect([key, language, stopSignOf({ ref: `phase.${phase}`, stop_if }, { archetype, language })]).toEqual([
          key,
          language,
          { count, of, when: 'yes' },
        ]);
      }
    }
  });

  it.each([
    ['en', 'Stop if none of twelve families would open the door.', 12],
    ['he', 'לעצור אם אף אחד מתוך שמונה אנשים לא רוצה.', 8],
    ['fr', 'Arrêtez si personne ne dit oui parmi dix voisins.', 10],
    ['es', 'Déjalo si nadie de ocho personas dice que sí.', 8],
    ['es', 'Déjalo si de nueve familias ninguna dice que sí.', 9],
    ['pt', 'Pare se ninguém de oito pessoas disser que sim.', 8],
    ['pt', 'Pare se, de nove pessoas, nenhuma disser que sim.', 9],
  ] as const)('is read from a model’s words in %s', (language, stop_if, of) => {
    expect(stopSignOf({ ref: null, stop_if }, { archetype: null, language })).toEqual({ count: 0, of, when: 'yes' });
  });

  it.each([
    'Stop if five people shrug and change the subject.',
    'Stop when nobody has come after three weeks.',
    'Stop if none of six pieces is sold within six weeks.',
    'Stop if the change can’t be undone within a day.',
  ])('is none where nothing counts answers: %s', (stop_if) => {
    expect(
      stopSignOf({ ref: 'phase.check', stop_if }, { archetype: 'baking-to-order', language: 'en' }),
    ).toBeUndefined();
  });
});
