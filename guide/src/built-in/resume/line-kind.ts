import { datedLine } from './experience/dated-line.ts';
import { namesEmployer, namesRole } from '../../resume/experience/evidence.ts';
import type { Month } from '../../resume/dates/duration.ts';
import { anyOf, fold, wordsOf } from '../../resume/fold.ts';
import type { Line } from './lines.ts';
import { ageOf } from './person/age.ts';
import type { SectionKind } from './section-words.ts';
import { AM, HAS, LEADS, LICENCE } from './narrative/leads.ts';
import { itemsTold } from './narrative/items.ts';
import { TIES } from './narrative/verbs.ts';
import { isStudies } from './studies.ts';
import { namesLanguage } from './skills/languages.ts';
import { levelOf } from '../../resume/skills/level.ts';
import { wordList } from '../../resume/word-list.ts';

/** What a line of a CV without headings is about, and how many UTF-16 units of it only say so ("I like"). */
export type LineKind = { kind: SectionKind; lead: number };

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
/** A telephone number or an address of mail, and little beside it. */
const CONTACT = /^.{0,30}(?:\S{1,64}@\S{1,64}\.\p{L}{2,10}|\+?\(?\d[\d\s().-]{6,25}\d).{0,10}$/u;
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
  // "29 ans – Annecy – permis B" tells of the person, and of a licence by the way
  const licence = wordsOf(line.text).length <= MAX_LICENCE_WORDS && !/\d{2}/.test(folded) && LICENCE.test(folded);
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
  if (isLanguages(line)) return { kind: 'languages', lead: 0 };
  if (CONTACT.test(folded)) return { kind: 'personal', lead: 0 };
  return ageOf([line], now) === null ? undefined : { kind: 'personal', lead: 0 };
}

/** "ordenada, paciente y puntual": words for what somebody is like, and neither trades, towns nor a family. */
function isAdjectives(text: string): boolean {
  const items = itemsTold(text);
  if (
    items.length < MIN_ADJECTIVES ||
    /\d/.test(text) ||
    namesRole(fold(text).replace(RESPONSIBLE, '')) ||
    namesEmployer(text) ||
    namesLanguage(text)
  )
    return false;
  return items.every((item) => item.split(' ').length <= MAX_ADJECTIVE_WORDS) && !FAMILY.test(fold(text));
}

/** "Mother" in Hebrew, which is a role elsewhere. */
const MOTHER_TONGUE = /שפת אם/gu;

/** A short line with a language and its level, and nothing about work. */
function isLanguages({ text }: Line): boolean {
  if (!namesLanguage(text) || wordsOf(text).length > 8 || namesRole(text.replace(MOTHER_TONGUE, ''))) return false;
  return /[–—:,(-]/u.test(text) || wordsOf(text).some((word) => levelOf(word) !== undefined);
}
