import { namesRole } from '../../resume/experience/evidence.ts';
import { anyOf } from '../../resume/fold.ts';
import { wordList } from '../../resume/word-list.ts';

/** What is learnt, and what schools give for it. */
const STUDIED = new RegExp(
  anyOf(
    wordList(`
    gcse, gcses, a levels, a-levels, a level, btec, nvq, bsc, ba, msc, bachelor, degree, diploma, hnd, high school, ged,
    studied, i studied, left school, city & guilds, baccalauréat, bac, bac pro, cap, bep, bts, licence pro, diplôme,
    brevet des collèges, j'ai étudié, études, eso, egb, bachillerato, graduado escolar, fp, ciclo formativo, ciclo de,
    grado medio, grado superior, licenciatura, estudié, estudios, curso de, primaria, secundaria, preparatoria, ensino
    médio, ensino fundamental, ensino superior, ensino primário, supletivo, estudei, série, graduação, bacharelado,
    técnico em, tecnólogo, 12.º ano, 9.º ano, תואר, תואר ראשון, תואר שני, בגרות, תעודת בגרות, תיכון, שנות לימוד, קורס,
    סמינר, למדתי, השכלה
  `),
  ),
  'u',
);
/** Schools and words that alone could belong to a job as well. */
const SCHOOL = new RegExp(
  anyOf(
    wordList(`
    course, courses, college, university, certificate in, formation, lycée, université, école, diplôme d'état, titre
    professionnel, curso, cursos, universidad, instituto, máster, formación profesional, universidade, faculdade, mestrado,
    escola, curso técnico, דיפלומה, דיפלומת, מכללה, מכללת, אוניברסיטה, אוניברסיטת, קורסים
  `),
  ),
  'u',
);
/** "Fiz o curso", "I studied": what follows was learnt, whatever roles and schools it names. */
const LEARNT = new RegExp(
  `^(?:i\\s+|j'|eu\\s+|אני\\s+)?${anyOf(
    wordList(`
    studied, did a course, did my, took a course, completed, passed, got my, gained, left school, finished school, graduated, have a
    degree, have a diploma, have gcses, hold a degree, went to school, went to college, qualified, trained as, ai étudié, étudié, ai
    obtenu, ai passé, ai fait une formation, ai suivi, ai fait des études, ai un cap, ai un bac, ai un bep, ai mon bac, ai eu mon bac,
    estudié, hice un curso, hice el curso, hice un, hice la, obtuve, me titulé, me gradué, terminé, acabé, tengo el graduado, tengo la
    eso, tengo el título, tengo un título, tengo bachillerato, saqué, cursé, realicé un curso, estudei, fiz o curso, fiz um curso,
    fiz curso, fiz o ensino, fiz até, terminei, concluí, completei, me formei, formei-me, tenho o ensino, tenho ensino, tenho curso,
    tirei o curso, cursei, למדתי, סיימתי, עשיתי קורס, עברתי קורס, יש לי תעודת, יש לי תואר, בוגר, בוגרת
  `),
  )}`,
  'u',
);

/** Whether folded text tells of studies; `isJob`: it also names a role and an employer with dates. */
export function isStudies(folded: string, isJob: boolean): boolean {
  const isStudied = STUDIED.test(folded);
  const isSchool = isStudied || SCHOOL.test(folded);
  return LEARNT.test(folded)
    ? isSchool || /^(?:i )?(?:studied|estudie|estudei|למדתי)/u.test(folded)
    : isJob
      ? false
      : isStudied || (isSchool && !namesRole(folded));
}
