import { anyOf, wordsOf } from '../../../resume/fold.ts';
import { wordList } from '../../../resume/word-list.ts';

/** What a column of a table or a field of a form holds. `aside`: what nobody reads a CV for. */
export type Field =
  | 'role'
  | 'company'
  | 'dates'
  | 'from'
  | 'to'
  | 'place'
  | 'duties'
  | 'aside'
  | 'school'
  | 'paper'
  | 'level';

const names: Readonly<Record<Field, readonly string[]>> = {
  role: wordList(`
    position, role, title, job title, job, post, post held, position held, job held, occupation, job role, poste, fonction,
    emploi, poste occupé, fonction exercée, emploi occupé, intitulé du poste, métier, puesto, cargo, ocupación, puesto
    desempeñado, cargo desempeñado, puesto de trabajo, cargo ocupado, función, función desempeñada, função, cargo/função,
    cargo ou função, profissão, ocupação, cargo exercido, função exercida, תפקיד, משרה, תיאור תפקיד, עיסוק, שם התפקיד, התפקיד,
    occupation or position held, fonction ou poste occupé, profesión o cargo desempeñado, función ou cargo ocupado,
    função ou cargo ocupado, profissão ou cargo ocupado
  `),
  company: wordList(`
    company, employer, organisation, organization, name of employer, employer name, employer's name, company name, employer
    name and address, name and address of employer, name of company, firm, entreprise, employeur, société, nom de
    l'employeur, nom de l'entreprise, raison sociale, structure, structure d'accueil, empresa, empleador, nombre de la
    empresa, empresa o institución, empresa/institución, compañía, entidad, patrón, nome da empresa, empregador, entidade,
    entidade empregadora, entidade patronal, local de trabalho, centro de trabajo, lugar de trabajo, מקום עבודה, מקום העבודה,
    חברה, מעסיק, שם המעסיק, שם החברה, שם מקום העבודה, המעסיק,
    name and address of the employer, nom et adresse de l'employeur, nombre y dirección del empleador,
    nombre y dirección de la empresa o empleador, nome e morada do empregador, nome e endereço do empregador
  `),
  dates: wordList(`
    dates, date, period, years, year, duration, dates employed, employment dates, dates of employment, period employed,
    length of service, période, durée, années, année, dates d'emploi, période d'emploi, fechas, fecha, periodo, período,
    años, año, tiempo, tiempo laborado, tiempo trabajado, periodo laborado, período trabajado, duración, datas, data, anos,
    ano, duração, tempo, tempo de serviço, período de trabalho, שנים, תאריכים, תקופה, תאריך, שנה, תקופת העסקה, תקופת עבודה,
    משך
  `),
  from: wordList(`
    from, date from, start, start date, date started, started, from date, du, de, début, date de début, date d'entrée,
    entrée, desde, inicio, fecha de inicio, fecha inicio, fecha de ingreso, ingreso, início, data de início, admissão, data
    de admissão, data de entrada, entrada, מתאריך, מ, תאריך התחלה, התחלה, משנת, משנה, תחילת עבודה
  `),
  to: wordList(`
    to, date to, until, end, end date, date left, left, to date, finish, finish date, au, à, fin, date de fin, date de sortie,
    sortie, hasta, término, fecha de término, fecha de fin, fecha fin, fecha de salida, fecha de egreso, egreso, salida, a,
    até, fim, data de fim, saída, data de saída, demissão, data de término, עד תאריך, עד, תאריך סיום, סיום, עד שנה, עד שנת,
    סיום עבודה
  `),
  place: wordList(`
    place, location, town, city, town/city, lieu, ville, lugar, ciudad, local, cidade, localidad, מקום, עיר, יישוב, כתובת
  `),
  duties: wordList(`
    duties, tasks, main duties, responsibilities, main responsibilities, duties and responsibilities, brief description of
    duties, description of duties, description, key duties, what i did, missions, tâches, activités, tâches principales,
    missions principales, tâches effectuées, description du poste, activités exercées, funciones, tareas, actividades,
    principales funciones, funciones realizadas, funciones principales, tareas realizadas, descripción, responsabilidades,
    atividades, atividades exercidas, funções, tarefas, principais atividades, atividades desenvolvidas, descrição,
    principais funções, תיאור, תחומי אחריות, פירוט, תיאור התפקיד, משימות, תחומי עיסוק,
    main activities and responsibilities, principales activités et responsabilités,
    funciones y responsabilidades principales, principales actividades y responsabilidades,
    principais actividades e responsabilidades, principais atividades e responsabilidades
  `),
  aside: wordList(`
    reason for leaving, reasons for leaving, salary, wage, pay, final salary, supervisor, line manager, manager's name,
    hours, hours per week, telephone, phone, type of business, nature of business, contract, may we contact, motif de départ,
    motif du départ, raison du départ, salaire, supérieur, responsable hiérarchique, type de contrat, contrat, secteur,
    motivo de salida, motivo de retiro, motivo de la salida, motivo de separación, jefe inmediato, jefe directo, sueldo,
    salario, teléfono, tipo de contrato, sector, motivo da saída, motivo de saída, salário, superior imediato, chefe
    imediato, telefone, ramo, setor, סיבת עזיבה, סיבת סיום, סיבת העזיבה, שכר, ממליץ, טלפון, היקף משרה, שם הממונה,
    type of business or sector, type ou secteur d'activité, tipo de empresa o sector, tipo de empresa ou sector,
    tipo de empresa ou setor
  `),
  school: wordList(`
    school, institution, school/college, school or college, college, university, établissement, école, organisme, centre de
    formation, institución, centro, centro de estudios, escuela, plantel, instituição, escola, instituição de ensino, מוסד,
    מוסד לימודים, שם המוסד, בית ספר, מקום לימודים,
    name and type of organisation providing education and training,
    nom et type de l'établissement d'enseignement ou de formation,
    nombre y tipo de la organización que ha impartido la educación o la formación,
    nome e tipo da organização de ensino ou formação
  `),
  paper: wordList(`
    qualification, qualifications, degree, certificate, diploma, subject, subjects, course, grade, grades, result, results,
    award, diplôme, formation, intitulé, mention, título, titulación, curso, certificado, documento obtenido, estudios,
    grau, curso/formação, nível de ensino, habilitação, תעודה, תואר, קורס, הסמכה, מקצוע, ציון, תחום, סוג תעודה, מגמה,
    title of qualification awarded, principal subjects/occupational skills covered,
    intitulé du certificat ou diplôme délivré, principales matières/compétences professionnelles couvertes,
    título de la cualificación obtenida, cualificación obtenida,
    principales materias o capacidades profesionales estudiadas, designação da qualificação atribuída,
    principais disciplinas/competências profissionais
  `),
  level: wordList(`
    language, languages, level, spoken, written, reading, writing, speaking, understanding, skill, langue, niveau, parlé,
    écrit, lu, idioma, nivel, hablado, escrito, leído, nível, falado, leitura, escrita, compétence, habilidad, שפה, רמה,
    דיבור, כתיבה, קריאה, כישור
  `),
};

const fieldOf = new Map<string, Field>();
for (const field of Object.keys(names) as Field[]) {
  for (const name of names[field]) {
    const key = wordsOf(name).join(' ');
    if (!fieldOf.has(key)) fieldOf.set(key, field);
  }
}

const ofJobs: readonly Field[] = ['role', 'company', 'dates', 'from', 'to', 'place', 'duties', 'aside'];
/** The names of fields about jobs as one pattern, in folded text. */
export const JOB_FIELD = anyOf(ofJobs.flatMap((field) => names[field]));

/** UTF-16 units: the labels of the Europass CV are whole phrases. */
const LONGEST_NAME = 90;

/** The field a text names when it says nothing else. */
export function fieldNamed(text: string): Field | undefined {
  return text.length > LONGEST_NAME ? undefined : fieldOf.get(wordsOf(text.replace(/\([^()]*\)/g, '')).join(' '));
}
