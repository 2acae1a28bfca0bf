import { type AskedField, askedFields, isYesNoField, languages } from '@foothold/contract';
import type { Mention } from '../fields.ts';
import { interviewWords } from '../words.ts';

const fields = askedFields.filter((field) => isYesNoField(field));

type Sayings = 'says_yes' | 'says_no' | 'has' | 'has_not';
const inAll = (key: Sayings) => languages.map((language) => interviewWords[language][key]).join('|');
/** Before an answer there may be a word that says nothing. */
const LEAD = '^(?:(?:well|oh|um|euh|bah|bueno|pues|bom|ah|אה|אז)[,. ]+)*';
const YES = new RegExp(`${LEAD}(?:${inAll('says_yes')})(?!\\p{L})`, 'u');
const NO = new RegExp(`${LEAD}(?:${inAll('says_no')})(?!\\p{L})`, 'u');

/** Longest answer of yes or no, in characters: what is longer tells something. */
const LONGEST = 60;

/** Yes or no, when a folded text begins with one; null otherwise. */
function yesOrNo(folded: string): boolean | null {
  if (folded.length > LONGEST) return null;
  if (NO.test(folded)) return false;
  return YES.test(folded) ? true : null;
}

/** Words between “I have” and what it is: “a valid”, “le”. */
const BETWEEN = '(?: [^\\s,.;:!?]+){0,2}? ';
const said = new Map(
  fields.map((field) => {
    const names = languages.map((language) => interviewWords[language].names[field]).join('|');
    const thing = `ה?(?:${names})(?!\\p{L})`;
    return [
      field,
      {
        has: new RegExp(`(?<!\\p{L})(?:${inAll('has')})${BETWEEN}${thing}`, 'u'),
        hasNot: new RegExp(`(?<!\\p{L})(?:${inAll('has_not')})${BETWEEN}${thing}`, 'u'),
        labelled: new RegExp(`^(?:my )?${thing} ?[:=] ?(.+)$`, 'u'),
      },
    ] as const;
  }),
);

/** A fact of such a field; of which one is known only at run time. */
function yesNoMention(field: AskedField, value: boolean): Mention {
  const said: { field: AskedField; value: unknown } = { field, value };
  return said as Mention;
}

/** Fields of yes or no that a folded message answers: the one that was asked for, or one that it names. */
export function yesNoMentions(folded: string, asked: AskedField | null): Mention[] {
  return fields.flatMap((field) => {
    const { has, hasNot, labelled } = said.get(field) ?? {};
    const named = hasNot?.test(folded) ? false : has?.test(folded) ? true : null;
    const label = labelled?.exec(folded)?.[1];
    const value = named ?? (label === undefined ? null : yesOrNo(label)) ?? (asked === field ? yesOrNo(folded) : null);
    return value === null ? [] : [yesNoMention(field, value)];
  });
}
