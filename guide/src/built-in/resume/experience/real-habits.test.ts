import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { isSelfEmployed } from './self-employed.ts';

const now = { year: 2026, month: 11 };
const parse = (...lines: string[]) => parseResume(lines.join('\n'), now);
const jobs = (...lines: string[]) =>
  parse(...lines).experience.map((job) => [job.role_title, job.company_name, job.duration_months]);

it.each([
  ['Experience', 'CITY TYRES, HULL / MECHANIC / 2015/2019'],
  ['Expérience', 'Garage Martin / Mécanicien / 2015/2019'],
  ['Experiencia', 'Taller Ruiz / Mecánico / 2015/2019'],
  ['Experiência', 'Oficina Lima / Mecânico / 2015/2019'],
  ['ניסיון', 'מוסך דן / מכונאי / 2015/2019'],
])('%s: strokes part employer, role and dates', (...lines) => {
  const [job] = jobs(...lines);
  expect(job?.[0]).toMatch(/^M|מכונאי/u);
  expect(job?.[2]).toBe(48);
});

it.each([
  'Hortícolas Sol, S.C.A.',
  'Talleres Ruiz, S.L.',
  'Silva & Filhos, Lda.',
  'Dupont, SARL',
  'Hill Brothers, Ltd.',
])('%s is one name', (name) => {
  expect(jobs('Experiencia', '2010 - 2012', `PEÓN AGRÍCOLA | ${name}`)[0]?.[1]).toBe(name);
});

it('a role under another of the same employer was held there, too', () => {
  const linkedIn = [
    'Experience',
    '',
    'Acme',
    '3 years',
    'Team Leader',
    'January 2022 - December 2023 (2 years)',
    '',
    'Guard',
  ];
  expect(jobs(...linkedIn, 'January 2021 - December 2021 (1 year)')).toEqual([
    ['Team Leader', 'Acme', 24],
    ['Guard', 'Acme', 12],
  ]);
});

it.each(['Self-employed', 'עצמאי (Freelance)', 'autónomo', 'À mon compte', 'por conta própria', 'freelance'])(
  '%s stands for an employer',
  (text) => {
    expect(isSelfEmployed(text)).toBe(true);
  },
);

describe('what stands around the dates', () => {
  it.each([
    ['Experience', '09/2010 – 06/2012 Aleppo, Syria', 'NURSE – AL-SHIFA CLINIC'],
    ['Experiencia', '09/2010 – 06/2012 Nador, Marruecos', 'NURSE – AL-SHIFA CLINIC'],
    ['Expérience', '09/2010 – 06/2012 Bukavu, RDC', 'NURSE – AL-SHIFA CLINIC'],
  ])('%s: a place is no employer', (...lines) => {
    expect(jobs(...lines)).toEqual([['NURSE', 'AL-SHIFA CLINIC', 22]]);
  });

  it('a length of time is no part of the employer', () => {
    expect(jobs('Emplois', '2004 : hôtesse de caisse chez Carrefour, 8 mois')).toEqual([
      ['hôtesse de caisse', 'Carrefour', 8],
    ]);
  });

  it('seasons of one job add up', () => {
    expect(jobs('Saisons :', 'Hiver 2018/19 et hiver 2019/20 : serveuse, Hôtel des Cimes')).toEqual([
      ['serveuse', 'Hôtel des Cimes', 8],
    ]);
  });

  it.each([
    ['Servicio social: Biblioteca Central, 2007-2008', 'Servicio social', 'Biblioteca Central'],
    ['Fonda Sol (cocinera) de 2007 a 2008', 'cocinera', 'Fonda Sol'],
    ['Eletricista por conta própria (recibos verdes), 2007-2008', 'Eletricista', 'por conta própria'],
  ])('%s', (line, role, company) => {
    expect(jobs('Experiencia', line)).toEqual([[role, company, 12]]);
  });
});

it.each([
  ['Driving licence: B', 'Driving licence: B'],
  ['Permiso de conducir: B', 'Permiso de conducir: B'],
  ['Permis de conduire : B, C', 'Permis de conduire : B, C'],
  ['Driving licence: full, clean', 'Driving licence'],
])('%s among personal details is a skill, and the details go on', (line, name) => {
  const cv = parse('Ana Lee', line, 'Leeds');
  expect(cv.skills.map((skill) => skill.name)).toEqual([name]);
  expect(cv.location).toBe('Leeds');
});
