import { type AskedField, askedFields, languages } from '@foothold/contract';
import { interviewWords } from '../words.ts';

/** What people call the fields, in any of the languages. */
const entries = askedFields.map((field): [AskedField, string] => [
  field,
  languages.map((language) => interviewWords[language].names[field]).join('|'),
]);

/** What schooling is made of names it too, but is no label: “Course: pottery” may be a hobby. */
const schooling = languages.map((language) => interviewWords[language].schooling).join('|');

const named = entries
  .map(([field, names]): [AskedField, string] => [field, field === 'education' ? `${names}|${schooling}` : names])
  .map(([field, names]) => [field, new RegExp(`(?<![\\p{L}'])ה?(?:${names})(?!\\p{L})`, 'u')] as const);

/** The field a folded text names; the one named first when it names several. */
export function fieldNamed(folded: string): AskedField | null {
  const found = named.flatMap(([field, pattern]) => {
    const at = pattern.exec(folded);
    return at ? [{ field, at: at.index }] : [];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.field ?? null;
}

/** A folded text without what people call a field. */
export function withoutFieldName(folded: string, field: AskedField): string {
  const pattern = named.find(([one]) => one === field)?.[1];
  return pattern ? folded.replace(pattern, ' ') : folded;
}

/** “Age: 34”, “Budget = 100”: a name of a field and a colon. One group a field, in the order of `labelFields`. */
export const labelFields = entries.map(([field]) => field);
export const labels = new RegExp(
  `(?<=^|[,(] ?)(?:my )?(?:${entries.map(([, names]) => `(${names})`).join('|')}) ?[:=] ?`,
  'gu',
);
