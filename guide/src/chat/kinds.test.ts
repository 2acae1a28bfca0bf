import { describe, expect, it } from 'vitest';
import { archetypes } from '../catalogue/archetype-facts.ts';
import { phases, sharedSubsteps } from '../catalogue/schema.ts';
import { type Kind, kindOf, kinds } from './kinds.ts';

describe('the kind of a substep', () => {
  it('is known for every substep of the catalogue', () => {
    const refs = archetypes.flatMap((one) =>
      phases.flatMap((phase) => one.phases[phase].map(({ ref }) => ({ ref, phase }))),
    );
    const shared = sharedSubsteps.map((name) => ({ ref: `shared.${name}`, phase: 'check' as const }));
    for (const { ref, phase } of [...refs, ...shared]) expect(kinds).toContain(kindOf({ ref, title: '' }, phase));
  });

  it.each<[ref: string | null, title: string, kind: Kind]>([
    ['shared.ask-five-people', '', 'ask'],
    ['own.count-bicycles', '', 'look'],
    ['own.count-food-costs', '', 'money'],
    ['own.first-doorstep-repair', '', 'work'],
    ['own.learn-to-lift', '', 'ask'],
    ['own.collect-references', '', 'ask'],
    ['own.collect-broken-things', '', 'look'],
    ['own.draw-the-line', '', 'write'],
    ['own.make-three-samples', '', 'practise'],
    ['shared.check-risk', '', 'ask'],
    ['shared.challenge-prices', '', 'price'],
    ['shared.agree-payment', '', 'plan'],
    [null, 'Call ten shops', 'reach'],
    [null, 'Demander à cinq voisins', 'ask'],
    [null, 'Calcular el precio de una clase', 'price'],
    [null, 'Escrever a oferta', 'write'],
    [null, 'לשאול חמישה אנשים', 'ask'],
    [null, 'Zzz', 'practise'],
  ])('%s %s → %s', (ref, title, kind) => {
    expect(kindOf({ ref, title }, 'ready')).toBe(kind);
  });
});
