import { describe, expect, it } from 'vitest';
import { wordPieces } from './in-pieces.ts';
import { jobClause } from './job-clause.ts';
import { withoutTown } from './pieces.ts';

describe('a sentence about a job', () => {
  it.each([
    ['Trabalhei como agricultor no meu sítio de ', 'agricultor no meu sítio de'],
    ['I worked as a cook at the Red Lion ', 'cook at the Red Lion'],
    ['עבדתי כמזכירה במשרד עורכי דין ', 'מזכירה במשרד עורכי דין'],
    ['Conducteur receveur chez Ilévia ', 'Conducteur receveur chez Ilévia'],
  ])('%s names it', (before, clause) => {
    expect(jobClause(before)).toBe(clause);
  });

  it.each(['Training new staff ', 'Wrote care notes for the audit ', 'I was glad. Nurse at heart '])(
    '%s names none',
    (text) => {
      expect(jobClause(text)).toBeUndefined();
    },
  );
});

it.each([
  ['מזכירה במשרד כהן', ['מזכירה', 'משרד כהן']],
  ['Jardinero ayuntamiento de Lugo', ['Jardinero', 'ayuntamiento de Lugo']],
  ['presidente da Associação dos Produtores', ['presidente', 'Associação dos Produtores']],
  ['Head of School', ['Head of School']],
  ['Hospital Porter', ['Hospital Porter']],
])('%s is parted where the employer begins', (text, pieces) => {
  expect(wordPieces(text)).toEqual(pieces);
});

it('a town nobody listed leaves the company, a part of its name stays', () => {
  expect(withoutTown('Cabinet Lebrun, Aurillac')).toBe('Cabinet Lebrun');
  expect(withoutTown('Martin, Ltd')).toBe('Martin, Ltd');
});
