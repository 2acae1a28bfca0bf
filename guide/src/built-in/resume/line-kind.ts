import { datedLine } from './experience/dated-line.ts';
import { namesEmployer, namesRole } from './experience/evidence.ts';
import type { Month } from './dates/duration.ts';
import { anyOf, fold, wordsOf } from './fold.ts';
import type { Line } from './lines.ts';
import type { SectionKind } from './section-words.ts';
import { AM, HAS, LEADS, LICENCE } from './told/leads.ts';
import { itemsTold } from './told/items.ts';
import { TIES } from './told/verbs.ts';
import { namesLanguage } from './skills/languages.ts';
import { levelOf } from './skills/level.ts';
import { wordList } from './word-list.ts';

/** What a line of a CV without headings is about, and how many UTF-16 units of it only say so ("I like"). */
export type LineKind = { kind: SectionKind; lead: number };

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
const FAMILY = new RegExp(
  anyOf(
    wordList(
      'married, single, divorced, mother, father, marié, mariée, célibataire, mère, père, casado, casada, soltero, soltera, madre, padre, solteiro, solteira, mãe, pai, נשוי, נשואה, רווק, רווקה, גרוש, גרושה, אם, אב',
    ),
  ),
  'u',
);
/** "Responsible", "professional": what somebody is like, though heads of departments bear the same word. */
const RESPONSIBLE = /responsab\p{L}+|responsav\p{L}+|profesional|profissional|אחראית?/gu;
const MAX_LICENCE_WORDS = 14;
/** A list of what somebody is like has at least this many adjectives, each of few words. */
const MIN_ADJECTIVES = 2;
const MAX_ADJECTIVE_WORDS = 3;

/** What the line is about, judged by its own words; undefined where they don't tell. */
export function lineKind(line: Line, now: Month): LineKind | undefined {
  const folded = fold(line.text);
  const ties = TIES.exec(folded)?.[0].length ?? 0;
  const untied = folded.slice(ties);
  const dated = datedLine(line, now);
  const named = dated?.cells.join(' | ') ?? '';
  if (isStudies(untied, dated !== undefined && namesRole(named) && namesEmployer(named)))
    return { kind: 'education', lead: 0 };
  if (dated && (namesRole(named) || namesEmployer(named))) return { kind: 'experience', lead: 0 };
  const licence = wordsOf(line.text).length <= MAX_LICENCE_WORDS && LICENCE.test(folded);
  if (licence) return { kind: 'certificates', lead: ties + (HAS.exec(untied)?.[0].length ?? 0) };
  for (const [kind, pattern] of LEADS) {
    for (const [start, text] of [
      [0, folded],
      [ties, untied],
    ] as const) {
      const match = pattern.exec(text);
      if (match) return { kind, lead: start + match[0].length };
    }
  }
  const am = AM.exec(folded);
  if (am && isAdjectives(line.text.slice(am[0].length))) return { kind: 'skills', lead: am[0].length };
  return isLanguages(line) ? { kind: 'languages', lead: 0 } : undefined;
}

function isStudies(folded: string, isJob: boolean): boolean {
  const isStudied = STUDIED.test(folded);
  const isSchool = isStudied || SCHOOL.test(folded);
  return LEARNT.test(folded)
    ? isSchool || /^(?:i )?(?:studied|estudie|estudei|למדתי)/u.test(folded)
    : isJob
      ? false
      : isStudied || (isSchool && !namesRole(folded));
}

/** "ordenada, paciente y puntual": words for what somebody is like, and neither trades, towns nor a family. */
function isAdjectives(text: string): boolean {
  const items = itemsTold(text);
  if (
    items.length < MIN_ADJECTIVES ||
    namesRole(fold(text).replace(RESPONSIBLE, '')) ||
    namesEmployer(text) ||
    namesLanguage(text)
  )
    return false;
  return (
    items.every((item) => item.split(' ').length <= MAX_ADJECTIVE_WORDS && !/\d/.test(item)) && !FAMILY.test(fold(text))
  );
}

/** "Mother" in Hebrew, which is a role elsewhere. */
const MOTHER_TONGUE = /שפת אם/gu;

/** A short line with a language and its level, and nothing about work. */
function isLanguages({ text }: Line): boolean {
  if (!namesLanguage(text) || wordsOf(text).length > 8 || namesRole(text.replace(MOTHER_TONGUE, ''))) return false;
  return /[–—:,(-]/u.test(text) || wordsOf(text).some((word) => levelOf(word) !== undefined);
}
