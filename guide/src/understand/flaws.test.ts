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

describe('a word that a list has against an idea', () => {
  it.each([
    'Write essays for a village paper and teach students to write their own',
    'Lessons for students on how to write a thesis of their own, I only read it',
    'Charlas en colegios sobre las drogas y cómo decir que no',
  ])('says nothing where the idea is plainly honest: %s', (idea) => {
    expect(flawsIn(idea)).toEqual([]);
  });

  it('hides of few that they are against the law', () => {
    const ideas = [
      'Replica Rolex watches from China, I tell buyers they are real',
      'Des sacs Vuitton de contrefaçon, je dis aux clientes que ce sont des vrais',
      'Bolsos Gucci falsos, a las clientas les digo que son originales',
      'תיקי גוצי מזויפים, אומר ללקוחות שזה מקורי',
      'Bolsas Gucci falsas da China, digo às clientes que são originais',
    ];
    expect(ideas.filter((idea) => flawsIn(idea)[0] === 'illegal').length).toBeGreaterThanOrEqual(3);
    for (const idea of ideas) expect(flawsIn(idea)).not.toEqual([]);
  });
});

describe('a trade in a few words', () => {
  it('is seldom against the law by the sound of it', () => {
    const trades = ['cut keys', 'cortar grama', 'couper des clés', 'cortar llaves', 'לחתוך דשא'];
    expect(trades.filter((idea) => flawsIn(idea).length > 0).length).toBeLessThanOrEqual(2);
  });

  it.each(['selling stolen bikes', 'vender motos robadas', 'vendre des vélos volés', 'למכור אופניים גנובים'])(
    'is where it says so: %s',
    (idea) => {
      expect(flawsIn(idea)).toContain('illegal');
    },
  );
});
