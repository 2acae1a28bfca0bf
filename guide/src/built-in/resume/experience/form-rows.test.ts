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

describe('the Europass CV', () => {
  it.each([
    [
      'Work experience',
      ['Dates', 'Occupation or position held', 'Main activities and responsibilities'],
      ['Name and address of employer', 'Type of business or sector'],
      ['Education and training', 'Title of qualification awarded'],
      ['Personal skills and competences', 'Mother tongue(s)', 'Computer skills and competences'],
    ],
    [
      'Expérience professionnelle',
      ['Dates', 'Fonction ou poste occupé', 'Principales activités et responsabilités'],
      ['Nom et adresse de l’employeur', 'Type ou secteur d’activité'],
      ['Education et formation', 'Intitulé du certificat ou diplôme délivré'],
      ['Aptitudes et compétences personnelles', 'Langue(s) maternelle(s)', 'Aptitudes et compétences informatiques'],
    ],
    [
      'Experiencia laboral',
      ['Fechas', 'Profesión o cargo desempeñado', 'Funciones y responsabilidades principales'],
      ['Nombre y dirección de la empresa o empleador', 'Tipo de empresa o sector'],
      ['Educación y formación', 'Cualificación obtenida'],
      ['Capacidades y competencias personales', 'Idioma(s) materno(s)', 'Capacidades y competencias informáticas'],
    ],
    [
      'Experiência profissional',
      ['Datas', 'Função ou cargo ocupado', 'Principais actividades e responsabilidades'],
      ['Nome e morada do empregador', 'Tipo de empresa ou sector'],
      ['Formação académica e profissional', 'Designação da qualificação atribuída'],
      ['Aptidões e competências pessoais', 'Língua(s) materna(s)', 'Aptidões e competências informáticas'],
    ],
  ])('%s: labels are asked, not said', (heading, [dates, role, duties], [employer, sector], ...[studies, skills]) => {
    const [education, title] = studies;
    const [personal, tongue, computers] = skills;
    const job = (when: string, what: string, where: string) => [
      `${dates}\t${when}`,
      `${role}\t${what}`,
      `${duties}\tMenus and orders`,
      `${employer}\t${where}, 3 Park Road, Bristol`,
      `${sector}\tCare`,
    ];
    const text = [
      heading,
      ...job('2011 - 2017', 'Cook', 'Avon Homes'),
      ...job('01/2009 - 12/2009', 'Cleaner', 'St Anne School'),
      education,
      `${title}\tNVQ 2`,
      personal,
      `${tongue}\tEnglish`,
      `${computers}\tWord, Excel`,
    ];
    expect(jobs(...text.map(String))).toEqual([
      ['Cook', 'Avon Homes', 72],
      ['Cleaner', 'St Anne School', 12],
    ]);
    const cv = parseResume(text.join('\n'), now);
    expect(cv.experience.map(({ description }) => description)).toEqual(['Menus and orders', 'Menus and orders']);
    expect(cv.education).toBe('NVQ 2');
    expect(cv.skills.map(({ name }) => name).toSorted()).toEqual(['English', 'Excel', 'Word']);
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
