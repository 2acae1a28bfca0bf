import type { Language } from '@foothold/contract';
import { tokensOf } from '../../text/fold.ts';
import type { ReadingContext } from './context.ts';
import type { Boast } from './boasts.ts';
import { skillsIn } from './items.ts';
import { flat, PIECE } from './message.ts';
import words from './taught.json' with { type: 'json' };

/** As many clauses are looked at, and as long ones, in UTF-16 units. */
const MOST_CLAUSES = 60;
const LONGEST = 120;
/** As many characters name who taught somebody. */
const WHO = 40;

/** As many words say from whom something was learnt. */
const MOST_FROM = 4;

interface Frames {
  /** Who taught somebody, up to what they were taught. */
  taught: RegExp;
  /** What is no skill behind it, who taught nobody, and from whom something was learnt. */
  none: RegExp;
  nobody: RegExp;
  learnt: RegExp;
}

function framesOf({ taught, to, learnt, none, nobody }: (typeof words)['en']): Frames {
  const word = (list: string) => `(?:${list})(?!\\p{L})`;
  return {
    taught: new RegExp(`^([^,]{2,${WHO}}?) ${word(taught)}(?: (?:${word(to)} ?)?)?`, 'u'),
    none: new RegExp(`^${word(none)}`, 'u'),
    nobody: new RegExp(`(?<!\\p{L})${word(nobody)}`, 'u'),
    learnt: new RegExp(`^${word(learnt)}`, 'u'),
  };
}

const frames: Record<Language, Frames> = {
  en: framesOf(words.en),
  he: framesOf(words.he),
  fr: framesOf(words.fr),
  es: framesOf(words.es),
  pt: framesOf(words.pt),
};

/** Where a clause goes on that says that somebody was taught; null where it says no such thing. */
function taughtAt(clause: string, { taught, none, nobody }: Frames): number | null {
  const said = taught.exec(clause);
  if (!said || nobody.test(said[1] ?? '')) return null;
  return none.test(clause.slice(said[0].length)) ? clause.length : said[0].length;
}

/** Whether a clause says no more than from whom something was learnt: “aprendi com a minha avó”. */
function saysFromWhom(clause: string, { learnt }: Frames): boolean {
  const said = learnt.exec(clause);
  return said !== null && tokensOf(clause.slice(said[0].length)).length <= MOST_FROM;
}

/**
 * What somebody says that they were taught, which they can do: “my granda taught me to caulk boats”. Who taught it is no
 * skill and no limit, whatever else the clause says.
 */
export function taughtIn(message: string, { language }: ReadingContext): Boast[] {
  const folded = flat(message);
  return [...folded.matchAll(PIECE)].slice(0, MOST_CLAUSES).flatMap(({ 0: whole, index }): Boast[] => {
    const lead = whole.length - whole.trimStart().length;
    const clause = whole.trim().replace(/[^\p{L}]+$/u, '');
    if (clause.length > LONGEST) return [];
    const from = index + lead;
    const stretch = { from, to: from + clause.length };
    const at = taughtAt(clause, frames[language]);
    if (at === null) return saysFromWhom(clause, frames[language]) ? [{ ...stretch, skill: '' }] : [];
    const skills = skillsIn(message.slice(from + at, stretch.to)).map(({ name }) => ({
      ...stretch,
      skill: name,
    }));
    return skills.length > 0 ? skills : [{ ...stretch, skill: '' }];
  });
}
