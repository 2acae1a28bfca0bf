import phrases from './section-phrases.json' with { type: 'json' };
import { wordList } from '../../resume/word-list.ts';

export type SectionKind =
  | 'experience'
  | 'skills'
  | 'education'
  | 'hobbies'
  | 'languages'
  | 'certificates'
  | 'profile'
  | 'personal'
  | 'other';

/**
 * Words and phrases that name a section, in en, fr, es, pt, he. A heading is a line made only of these, of
 * `headingModifiers` and of `headingJoiners`. First in the list wins where a word could name two kinds.
 */
export const sectionWords: Readonly<Record<SectionKind, readonly string[]>> = phrases;

/** Words that say more about a section without naming one. */
export const headingModifiers: readonly string[] = wordList(`
    professional, work, working, relevant, previous, other, additional, key, core, main, personal, technical, soft,
    hard, social, practical, recent, selected, formal, higher, further, vocational, clinical, nursing, teaching,
    industry, management, language, my, history, background, special, professionnel, professionnelle,
    professionnelles, professionnels, technique, techniques, clés, clé, personnelles, personnels, principales, autres,
    scolaire, universitaire, académique, remarquables, complémentaire, complémentaires, linguistiques, informatiques,
    sociales, humaines, mes, mon, ma, profesional, profesionales, laboral, laborales, técnicas, técnicos, personales,
    clave, blandas, académica, académicos, complementaria, complementarios, destacados, adicionales, informáticos,
    mis, profissional, profissionais, pessoais, acadêmica, complementar, complementares, adicionais, em destaque,
    destaque, chave, principais, interpessoais, minhas, sociais, comportamentais, מקצועי, מקצועית, מקצועיים, תעסוקתי,
    אישיים, אישיות, טכניים, טכניות, נוספים, נוספות, רלוונטי, קודם, עיקריים, אקדמית, אקדמי, צבאי, בעבודה, תעסוקתית,
    בולטים, נבחרים, שלי, paid, unpaid, military, voluntary, past, held, list, summary, record, occupés, exercés,
    effectués, suivies, principaux, ma, militaire, realizados, anteriores, previa, previas, militar, voluntaria,
    anterior, prévia, realizados, voluntário, meu, minha, meus, mi, gerais, generales, générales,
    informáticas, organizativas, organizacionais, artísticas, organisationnelles, artistiques, organisational, artistic
  `);

export const headingJoiners: readonly string[] = wordList(`
    and, of, the, in, et, de, des, du, la, le, les, y, e, del, los, las, da, do, dos, das, em, en, my, for, ו, של,
    with
  `);

/** Short words that open a section only where they stand out: apart, in capitals or before a colon. */
export const quietSectionWords: Readonly<Partial<Record<SectionKind, readonly string[]>>> = {
  experience: wordList(`
    work, jobs, job, travail, boulots, trabajo, trabajos, trabalho, emprego, עבד, עבדתי, positions, employers, postes, saisons, concerts, scène, enseignement, orchestres, spectacles, performances, teaching, actuaciones, docencia, conciertos, enseñanza, concertos, atuações, ensino, aulas, estágio, bicos, changas, chambas, percurso, הופעות, הוראה
  `),
  skills: wordList(`
    can do, je sais, savoirs, sé, sei, knowledge, programas, instruments, matériel, computación, programs, machines
  `),
  education: wordList(`
    school, école, escuela, escola, college, colegio, diploma, בית ספר, תיכון, talleres, preparación, estudo, estudio
  `),
  hobbies: wordList('likes, fun, gosto, aime'),
  personal: wordList(`
    personal, applicant, identité
  `),
  other: wordList(`
    extra, extras, ref, firma, motivo, motivation, declaration, declaración, declaração, signature, autres, también, además, varios, ועוד, נוסף, et aussi, and also, e também
  `),
};
