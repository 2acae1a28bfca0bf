import { describe, expect, it } from 'vitest';
import { flawsIn, goesWithoutLeave } from './flaws.ts';

describe('an idea that keeps out of sight', () => {
  it.each([
    'Giving lessons undeclared',
    'שיעורים פרטיים בלי לדווח',
    'Faire du ménage sans le déclarer',
    'Dar clases sin declararlo',
    'Dar aulas sem declarar',
  ])('goes without leave: %s', (idea) => {
    expect(goesWithoutLeave(idea)).toBe(true);
  });

  it.each(['Peindre des murs en noir', 'Pintar paredes en negro', 'Declarar imposto é meu medo'])(
    'is not one that only sounds like it: %s',
    (idea) => {
      expect(goesWithoutLeave(idea)).toBe(false);
    },
  );
});

it.each(['Des soins infirmiers à domicile', 'Servicios de enfermería a domicilio', 'Cuidados de enfermagem em casa'])(
  'nursing is health work: %s',
  (idea) => {
    expect(flawsIn(idea)).toContain('health');
  },
);

it('a flaw is found behind as many clauses as an idea has, and what stands behind more is not read', () => {
  const after = (clauses: number) => flawsIn(`${'a, '.repeat(clauses)}des soins infirmiers à domicile`);
  expect(after(149)).toContain('health');
  expect(after(150)).not.toContain('health');
});
