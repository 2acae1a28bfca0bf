import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { parseResume } from './parse-resume.ts';

const now = { year: 2026, month: 11 };
const parse = (text: string) => parseResume(text, now);
const jobs = (text: string) =>
  parse(text).experience.map((job) => [job.role_title, job.company_name, job.duration_months]);

const nurse = `Margaret O'Brien
12 Rose Lane, Leeds LS6 2AB
07700 900123 | m.obrien@example.com
Date of birth: 14/05/1984

Employment history

Staff Nurse, St James's University Hospital, Leeds
September 2015 – present
Caring for patients on a 28-bed ward
Training new staff since 2019

Healthcare Assistant
Sunny Bank Care Home
June 2009 to August 2015
- Helped residents with washing, dressing and eating.
- Wrote care notes in 2012 for the audit.

Education and qualifications
BSc Nursing (Adult), University of Leeds, 2012 – 2015

Skills
Wound care
Microsoft Word and Excel (intermediate)

Languages
English (native), Irish - basic

Hobbies
Baking and choir singing
`;

const electrician = `Karim BENALI
Électricien du bâtiment
34 ans – Permis B
15 rue des Lilas, 69003 Lyon

EXPÉRIENCES PROFESSIONNELLES
Depuis mars 2019 : Électricien chez Dupont Électricité
• Dépannage chez les particuliers
De septembre 2014 à février 2019
Électricien intérimaire – Manpower, Lyon
2012 - 2014\tApprenti électricien, SARL Martin

COMPÉTENCES
Lecture de plans, câblage, domotique
CENTRES D’INTÉRÊT
Football, bricolage
`;

const baker = `María Gómez
Edad: 39 años
Dirección: Calle Mayor 5, 41001 Sevilla
EXPERIENCIA LABORAL
Panadería La Espiga, Sevilla
Panadera
Enero 2016 - Actualidad
Elaboración de pan artesano.

Dependienta en Supermercados Día
03/2010 - 12/2015
HABILIDADES
Masa madre; Inglés: nivel medio
`;

const driver = `João da Silva
45 anos
EXPERIÊNCIA PROFISSIONAL
Transportadora Rápido Sul – Motorista carreteiro
mar/2018 até o momento

Padaria Pão Quente
Cargo: Entregador
Período: 2012 a 2017
ESCOLARIDADE
Ensino médio completo, 2005
`;

const carer = `רחל כהן
גיל: 47 | חיפה | 050-1234567
ניסיון תעסוקתי
2018 - היום מטפלת סיעודית, בית אבות "גיל הזהב", חיפה
טיפול אישי בקשישים
2017-2010 סייעת בגן ילדים, עיריית חיפה
השכלה
תיכון עירוני ה', חיפה
שפות
רוסית - שוטפת
תחביבים
בישול וגינון
`;

const parent = `PROFILE
Organised parent returning to work, 44 years old.
WORK EXPERIENCE
Volunteer Treasurer | Hillside Primary School PTA | 2021 – Present
Full-time parent (2012 – 2021)
Receptionist
Dr Patel's Surgery
Feb 2008 - Nov 2012
KEY SKILLS: organisation, first aid
`;

describe('jobs of a CV', () => {
  it('of a nurse: header above the dates, with lists and with plain lines under them', () => {
    expect(jobs(nurse)).toEqual([
      ['Staff Nurse', "St James's University Hospital", 135],
      ['Healthcare Assistant', 'Sunny Bank Care Home', 75],
    ]);
    expect(parse(nurse).experience[1]?.description).toBe(
      'Helped residents with washing, dressing and eating.\nWrote care notes in 2012 for the audit.',
    );
  });

  it('of a French electrician: since, from … to, and years in a column', () => {
    expect(jobs(electrician)).toEqual([
      ['Électricien', 'Dupont Électricité', 93],
      ['Électricien intérimaire', 'Manpower', 54],
      ['Apprenti électricien', 'SARL Martin', 24],
    ]);
  });

  it('of a Spanish baker: employer first, then "role en employer"', () => {
    expect(jobs(baker)).toEqual([
      ['Panadera', 'Panadería La Espiga', 131],
      ['Dependienta', 'Supermercados Día', 70],
    ]);
  });

  it('of a Brazilian driver: labels of a form', () => {
    expect(jobs(driver)).toEqual([
      ['Motorista carreteiro', 'Transportadora Rápido Sul', 105],
      ['Entregador', 'Padaria Pão Quente', 60],
    ]);
  });

  it('of a carer in Hebrew, with a range printed backwards', () => {
    expect(jobs(carer)).toEqual([
      ['מטפלת סיעודית', 'בית אבות "גיל הזהב"', 101],
      ['סייעת בגן ילדים', 'עיריית חיפה', 84],
    ]);
  });

  it('of a parent returning: unpaid work and years at home count as printed', () => {
    expect(jobs(parent)).toEqual([
      ['Volunteer Treasurer', 'Hillside Primary School PTA', 65],
      ['Full-time parent', null, 108],
      ['Receptionist', "Dr Patel's Surgery", 58],
    ]);
  });

  it('without any dates: printed lengths of time, else 0', () => {
    const text = 'Work experience\nCleaner – Hilton Hotel (3 years)\nCleaning rooms\nKitchen porter at Pizza Express\n';
    expect(jobs(text)).toEqual([
      ['Cleaner', 'Hilton Hotel', 36],
      ['Kitchen porter', 'Pizza Express', 0],
    ]);
  });
});

describe('everything else in a CV', () => {
  it('reads skills and languages with the level that is printed, else beginner', () => {
    const levels = (text: string) => parse(text).skills.map(({ name, level }) => `${name}: ${level}`);
    expect(levels(nurse)).toEqual([
      'Wound care: beginner',
      'Microsoft Word and Excel: intermediate',
      'English: advanced',
      'Irish: beginner',
    ]);
    expect(levels(baker)).toEqual(['Masa madre: beginner', 'Inglés: intermediate']);
    expect(levels(carer)).toEqual(['רוסית: advanced']);
    expect(levels(parent)).toEqual(['organisation: beginner', 'first aid: beginner']);
  });

  it('reads education and hobbies as printed', () => {
    expect(parse(nurse).education).toBe('BSc Nursing (Adult), University of Leeds, 2012 – 2015');
    expect(parse(driver).education).toBe('Ensino médio completo, 2005');
    expect(parse(electrician).hobbies).toBe('Football, bricolage');
    expect(parse(carer).hobbies).toBe('בישול וגינון');
  });

  it.each([
    ['en', 'Skills', 'splicing', 'Referees available on request'],
    ['en', 'Hobbies', 'splicing', 'References: Fr. D. Shea, Parish House, 021 555 8821'],
    ['he', 'כישורים', 'רקמה', 'ממליצים: הרב כהן, 04-5556677'],
    ['fr', 'Compétences', 'ramendage', 'Références sur demande'],
    ['es', 'Habilidades', 'tejido', 'Referencias: Sra. Juana Condori, 951 555 999'],
    ['pt', 'Habilidades', 'crochê', 'Referências: Pe. Cícero, 81 99555-1212'],
  ])('keeps nobody who can be asked about them as something they have, in %s', (_language, heading, known, line) => {
    const { skills, hobbies } = parse(['Ana Lee', '', heading, known, line].join('\n'));
    expect([...skills.map(({ name }) => name), ...(hobbies === '' ? [] : [hobbies])]).toEqual([known]);
  });

  it('reads where the person lives', () => {
    expect([nurse, electrician, baker, carer, driver].map((text) => parse(text).location)).toEqual([
      '12 Rose Lane, Leeds LS6 2AB',
      '15 rue des Lilas, 69003 Lyon',
      'Calle Mayor 5, 41001 Sevilla',
      'חיפה',
      '',
    ]);
  });

  it('reads a printed age, or the one a birth date gives; years of experience are no age', () => {
    expect([nurse, electrician, baker, driver, carer, parent].map((text) => parse(text).age)).toEqual([
      42, 34, 39, 45, 47, 44,
    ]);
    expect(parse("20 ans d'expérience\n").age).toBeNull();
    expect(parse('Age: 12\n').age).toBeNull();
  });

  it('gives nothing for nothing', () => {
    const empty = { experience: [], skills: [], education: '', hobbies: '', location: '', age: null, doubts: [] };
    expect(parse('')).toEqual(empty);
    expect(parse('\n \t\f\n')).toEqual(empty);
  });

  it('reads no further than a CV can be long', () => {
    const skills = (text: string) => parse(text).skills.map(({ name }) => name);
    const filler = `${'x'.repeat(99)}\n`;
    expect(skills(`Skills\nSewing\n\n${filler.repeat(700)}\nSkills\nBaking\n`)).not.toContain('Baking');
    expect(skills(`Skills\nSewing\n\n${filler.repeat(500)}\nSkills\nBaking\n`)).toContain('Baking');
  });
});

describe('a text that is no CV any more', () => {
  it('is read as far as a long CV goes', () => {
    const after = (lines: number) => parse(`${'a line\n'.repeat(lines)}Skills\nWelding`).skills.map(({ name }) => name);
    expect(after(700)).toContain('Welding');
    expect(after(800)).not.toContain('Welding');
  });

  it('keeps what stands behind a hundred cells of a row with the last of them', () => {
    const cells = Array.from({ length: 300 }, (_one, at) => `c${at}`);
    const [line] = linesOf(cells.join('\t'));
    expect([line?.cells.length, line?.cells.at(-1)?.startsWith('c99 c100'), line?.text]).toEqual([
      100,
      true,
      cells.join(' '),
    ]);
  });
});
