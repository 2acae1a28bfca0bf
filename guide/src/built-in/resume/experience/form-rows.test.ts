import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';

const now = { year: 2026, month: 11 };
const jobs = (...lines: string[]) =>
  parseResume(lines.join('\n'), now).experience.map((job) => [job.role_title, job.company_name, job.duration_months]);

describe('tables with a column for the beginning and one for the end', () => {
  it.each([
    ['Work history', 'From | To | Employer | Position', '01/2010 | 12/2012 | Tesco | Cashier'],
    ['Emplois', 'Du | Au | Employeur | Poste', '01/2010 | 12/2012 | Tesco | Cashier'],
    ['Experiencia', 'Desde | Hasta | Empresa | Puesto', '01/2010 | 12/2012 | Tesco | Cashier'],
    ['Experiência', 'Início | Fim | Empresa | Cargo', '01/2010 | 12/2012 | Tesco | Cashier'],
    ['ניסיון', 'מתאריך | עד תאריך | מקום העבודה | תפקיד', '01/2010 | 12/2012 | Tesco | Cashier'],
  ])('%s: the names of the columns are no job', (...lines) => {
    expect(jobs(...lines)).toEqual([['Cashier', 'Tesco', 36]]);
    expect(jobs(...lines.map((line) => line.replaceAll(' | ', '\t')))).toEqual([['Cashier', 'Tesco', 36]]);
  });

  it('of schools stay education', () => {
    const cv = parseResume('Education\nYear | School | Certificate\n2001 | Hill School | GCSEs\n', now);
    expect(cv.experience).toEqual([]);
    expect(cv.education).toContain('Hill School');
  });
});

describe('forms', () => {
  it.each([
    [
      'Employment history',
      'Name of employer: Hill Ltd',
      'Job title: Cook',
      'From: 01/2010 To: 12/2012',
      'Reason for leaving: moved',
    ],
    [
      'Experiencia',
      'Empresa: Hill Ltd',
      'Puesto: Cook',
      'Periodo: enero 2010 - diciembre 2012',
      'Motivo de salida: cambio',
    ],
    ['Experiência', 'Empresa: Hill Ltd', 'Cargo: Cook', 'Admissão: 01/2010', 'Saída: 12/2012'],
    ['Emplois', 'Employeur : Hill Ltd', 'Poste occupé : Cook', 'Période : janvier 2010 à décembre 2012'],
    ['ניסיון', 'מעסיק: Hill Ltd', 'תפקיד: Cook', 'תקופה: 01/2010 - 12/2012', 'סיבת עזיבה: מעבר'],
  ])('%s: each field in its place, what nobody reads a CV for left out', (...lines) => {
    expect(jobs(...lines)).toEqual([['Cook', 'Hill Ltd', 36]]);
  });

  it('keep the duties as the description', () => {
    const [job] = parseResume(
      'Work\n\nExperience\nEmployer: Hill Ltd\nPosition: Cook\nDates: 2010 - 2012\nDuties: soups\n',
      now,
    ).experience;
    expect(job?.description).toBe('soups');
  });
});
