import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';

const now = { year: 2026, month: 11 };
const parse = (...lines: string[]) => parseResume(lines.join('\n'), now);
const jobs = (...lines: string[]) =>
  parse(...lines).experience.map((job) => [job.role_title, job.company_name, job.duration_months]);

describe('dates of a form', () => {
  it.each([
    ['Experiência', 'Cozinheira', 'Hotel Mar Azul', 'Admissão: 03/02/2015 Saída: 10/08/2016', 19],
    ['Experiencia', 'Cocinera', 'Hotel Mar Azul', 'Ingreso: 02/2015 - Egreso: 08/2016', 19],
    ['Employment', 'Cook', 'Blue Sea Hotel', 'Start date: 02/2015, End date: 08/2016', 19],
    ['Expérience', 'Cuisinière', 'Hôtel de la Mer', "Date d'entrée : 02/2015 – Date de sortie : 08/2016", 19],
    ['Experiência', 'Cozinheira', 'Hotel Mar Azul', 'De 02/2015 até à presente data', 142],
  ])('%s: %s', (heading, role, ...[employer, dates, months]) => {
    expect(jobs(heading, role, employer, dates)).toEqual([[role, employer, months]]);
  });

  it('stand on two lines', () => {
    const lines = ['Experiência', 'Cozinheira', 'Hotel Mar Azul', 'Admissão: 02/2015', 'Saída: 08/2016', 'Almoços'];
    expect(jobs(...lines)).toEqual([['Cozinheira', 'Hotel Mar Azul', 19]]);
  });
});

describe('a length of time', () => {
  it('alone dates its own block and adds nothing to one with dates', () => {
    const lines = [
      'Work',
      'Cook',
      'Red Lion Hotel',
      '2010 - 2012',
      '2 years',
      '',
      'Carer',
      'Beech Care Home',
      '3 years',
    ];
    expect(jobs(...lines)).toEqual([
      ['Cook', 'Red Lion Hotel', 24],
      ['Carer', 'Beech Care Home', 36],
    ]);
  });

  it.each([
    ['Gardener, self-employed, two years', 24],
    ['Jardinero, autónomo, dos años', 24],
    ['Jardineiro, autônomo, três anos', 36],
    ['Vendeuse, Galeries Lafayette : deux ans', 24],
    ['גנן, עצמאי, שנתיים', 24],
  ])('%s', (line, months) => {
    expect(jobs('Experience', 'Cook | Red Lion Hotel | 2010 - 2012', line)[1]?.[2]).toBe(months);
  });
});

describe('employer and role', () => {
  it('roles with dates of their own, under the employer with all of them', () => {
    const lines = [
      'Experiencia',
      '1996 - 2022 (26 años) Ministerio de Salud',
      '- Secretaria (2008 a 2022)',
      '- Auxiliar (1996 a 2008)',
    ];
    expect(jobs(...lines)).toEqual([
      ['Secretaria', 'Ministerio de Salud', 168],
      ['Auxiliar', 'Ministerio de Salud', 144],
    ]);
  });

  it('an employer above roles it did not hold keeps its own line', () => {
    const lines = ['Experience', 'Blue Sea Hotel', '2018 - 2019', '', 'Cook', '2005 - 2010'];
    expect(jobs(...lines).map(([title]) => title)).toEqual(['Blue Sea Hotel', 'Cook']);
  });

  it('a role before its duties names the job', () => {
    const [job] = parse(
      'Experience',
      'Corner Shop, Otley',
      '2008 - 2020',
      'Owner: buying, prices and the till',
    ).experience;
    expect(job).toMatchObject({
      role_title: 'Owner',
      company_name: 'Corner Shop',
      description: 'buying, prices and the till',
    });
  });

  it.each([
    ['Panadero. Horno San Roque', 'Panadero', 'Horno San Roque'],
    ['Baker. Oddies Bakery, Nelson', 'Baker', 'Oddies Bakery'],
  ])('%s: a full stop parts them', (line, role, employer) => {
    expect(jobs('Experience', line, '2010 - 2012')).toEqual([[role, employer, 24]]);
  });

  it('brackets that only say how somebody worked are no part of a role', () => {
    expect(jobs('Work', 'Nursery nurse (part-time) | Little Stars Nursery | 2010 - 2012')[0]?.[0]).toBe(
      'Nursery nurse',
    );
    expect(jobs('Work', 'Driver (HGV) | Hill Transport | 2010 - 2012')[0]?.[0]).toBe('Driver (HGV)');
  });

  it('a word for the time of the year before the dates names no job', () => {
    expect(jobs('Work', 'Christmas 2019: sales assistant, Hill Stores')[0]?.slice(0, 2)).toEqual([
      'sales assistant',
      'Hill Stores',
    ]);
  });
});

describe('what a CV in sentences tells', () => {
  it('a place before the verb, and what somebody does there', () => {
    const [job] = parse('In Colombia I was a night baker at Oddies Bakery from 2010 to 2012.').experience;
    expect(job?.role_title).toBe('night baker');
    const told = parse('Since May 2017 I have worked at Oddies Bakery as a night baker, where I make bread and pies.');
    expect(told.experience[0]?.description).toBe('I make bread and pies');
  });

  it('an age and a telephone belong to the person', () => {
    const read = parse('Ann Lee', 'I can use Word and Excel.', 'I am 34 years old and I drive.', 'Phone 07700 900118');
    expect(read.age).toBe(34);
    expect(read.skills.map(({ name }) => name)).toEqual(['Word', 'Excel']);
  });
});

it.each([
  ['Rua Padre Cícero 88, Juazeiro do Norte'],
  ['3 Station Terrace, Llandeilo'],
  ['C/ Olmo 7, Linares'],
  ['12 allée des Tilleuls'],
])('%s is where somebody lives', (address) => {
  expect(parse('Ann Lee', address, '', 'Skills', 'cooking').location).toBe(address);
});

it.each([
  ['Beading\tadvanced', [['Beading', 'advanced']]],
  [
    'Word and Excel: good',
    [
      ['Word', 'intermediate'],
      ['Excel', 'intermediate'],
    ],
  ],
  ['planillas de Excel (más o menos)', [['planillas de Excel', 'beginner']]],
] as const)('%s: a level is no skill', (line, skills) => {
  expect(parse('Skills', line).skills.map(({ name, level }) => [name, level])).toEqual(skills);
});
