import { AGE_MAX, AGE_MIN } from '@foothold/contract';
import { findPoint } from '../../../resume/dates/date-point.ts';
import type { Month } from '../../../resume/dates/duration.ts';
import { anyOf, fold } from '../../../resume/fold.ts';
import type { Line } from '../lines.ts';
import { wordList } from '../../../resume/word-list.ts';

const LABELLED = new RegExp(
  `${anyOf(['age', 'aged', 'âge', 'edad', 'idade', 'גיל', 'בן', 'בת'])}\\s*[:：-]?\\s*(?<age>\\d{1,3})(?!\\d)`,
  'u',
);
const YEARS_OLD =
  /(?<!\d)(?<age>\d{2,3})\s*(?:years? old|year-old|yrs? old|ans(?!\s*d['e])|anos de (?:edad|idade)|anos(?!\s*(?:de|en|no|na|trabajando|trabalhando)\b))(?!\p{L})/u;
/** "I am 49 and live in Oldham", "hi, im 31". */
const I_AM = /(?<!\p{L})(?:i am|i'm|im|aged)\s+(?<age>\d{2})(?=\s*(?:[,.;]|and\s|$))/u;
const BIRTH = new RegExp(
  anyOf(
    wordList(`
    date of birth, birth date, birthdate, dob, d.o.b, born, born on, year of birth, date de naissance, né le, née
    le, né(e) le, né en, née en, fecha de nacimiento, nacido el, nacida el, nacimiento, f. nac, data de
    nascimento, nascido em, nascida em, nascido a, nascida a, nasci em, nasci a, nascido no dia, nascida no dia, nac., nacido en, nacida en, nací el, nací en, je suis né le, je suis née le, né, née, nascimento, data de nasc, data nasc, dt nasc, dt. nasc, d.n, dn, nasc, nasc., fecha nac, f. nacimiento, f.nac, fec. nac, naissance, תאריך לידה, ת. לידה, שנת לידה, יליד, ילידת,
    נולדתי, נולד, נולדה, ת.לידה, תאריך הלידה
  `),
  ),
  'u',
);
/** A birth date stands right beside its label. */
const BESIDE = 25;

/** The age printed in the lines, or the one a printed birth date gives at `now`; null outside 16-120. */
export function ageOf(lines: readonly Line[], now: Month): number | null {
  for (const line of lines) {
    const folded = fold(line.text);
    const printed = LABELLED.exec(folded) ?? YEARS_OLD.exec(folded) ?? I_AM.exec(folded);
    const age = printed ? Number(printed.groups?.['age']) : ageFromBirth(folded, now);
    if (age !== undefined && age >= AGE_MIN && age <= AGE_MAX) return age;
  }
  return null;
}

function ageFromBirth(folded: string, now: Month): number | undefined {
  const label = BIRTH.exec(folded);
  const end = label ? label.index + label[0].length : 0;
  const birth = label ? findPoint(folded, end) : undefined;
  if (!birth || birth.start - end > BESIDE) return undefined;
  const hadBirthday = birth.month === null || now.month >= birth.month;
  return now.year - birth.year - (hadBirthday ? 0 : 1);
}
