import { datedLine } from './experience/dated-line.ts';
import { namesEmployer, namesRole } from './experience/evidence.ts';
import type { Month } from './dates/duration.ts';
import { anyOf, fold, wordsOf } from './fold.ts';
import type { Line } from './lines.ts';
import type { SectionKind } from './section-words.ts';
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
/** "I like", "Sé usar": beginnings of lines that tell of hobbies, skills and languages. */
const LEADS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'hobbies',
    lead(
      "i like to, i like, i enjoy, i love, in my spare time, outside work, j'aime, j'adore, me gusta, me gustan, me encanta, mis aficiones son, aficiones, gosto de, gosto muito de, adoro, nas horas vagas, אני אוהב, אני אוהבת, אוהב, אוהבת, תחביבים",
    ),
  ],
  [
    'languages',
    lead('i speak, languages, je parle, langues, hablo, idiomas, falo, línguas, דובר, דוברת, מדבר, מדברת, שפות'),
  ],
  [
    'skills',
    lead(
      'i can use, i can, can use, i know how to, i know, i am good at, good at, je sais, je maîtrise, sé usar, sé, se usar, manejo, sei fazer, sei, faço, domino, יודע, יודעת, שולט ב, שולטת ב',
    ),
  ],
];

/** What the line is about, judged by its own words; undefined where they don't tell. */
export function lineKind(line: Line, now: Month): LineKind | undefined {
  const folded = fold(line.text);
  const dated = datedLine(line, now);
  const named = dated?.cells.join(' | ') ?? '';
  if (STUDIED.test(folded) && !(dated && namesRole(named) && namesEmployer(named)))
    return { kind: 'education', lead: 0 };
  if (dated && (namesRole(named) || namesEmployer(named))) return { kind: 'experience', lead: 0 };
  for (const [kind, pattern] of LEADS) {
    const match = pattern.exec(folded);
    if (match) return { kind, lead: match[0].length };
  }
  return isLanguages(line) ? { kind: 'languages', lead: 0 } : undefined;
}

/** A short line with a language and its level, and nothing about work. */
function isLanguages({ text }: Line): boolean {
  if (!namesLanguage(text) || wordsOf(text).length > 8 || namesRole(text)) return false;
  return /[–—:,(-]/u.test(text) || wordsOf(text).some((word) => levelOf(word) !== undefined);
}

function lead(words: string): RegExp {
  return new RegExp(`^${anyOf(wordList(words))}\\s*[:：]?\\s*`, 'u');
}
