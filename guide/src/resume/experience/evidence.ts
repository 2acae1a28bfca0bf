import { wordsOf } from '../fold.ts';
import { employerStems } from './employer-words.ts';
import { roleStems } from './role-words.ts';

/** `stems` by their first two letters: there are many, and every word of a CV is looked up. */
type Matcher = { whole: Set<string>; stems: Map<string, string[]> };

const role = matcherOf(roleStems);
const employer = matcherOf(employerStems);
/** ה (the), ו (and), ב (in), ל (to) before a Hebrew word. */
const HEBREW_PREFIX = /^[הובל](?=[\u05D0-\u05EA]{3})/;

/** "S.A.", "S.L.", "S.C.": forms of firms that are no words. */
const LEGAL_FORM = /(?<![\p{L}.])S\.\s?(?:A|L|C|R\.\s?L|COOP)\b/u;
/** "Violoncelliste", "recepcionista": the ending makes a trade, apart from a few words. */
const TRADE = /^\p{L}{4,}ist(?:e|a|as|es)$/u;
const NO_TRADE =
  /^(?:(?:auto|re|entre|conqui|en|super|sobre|bati|a|ba|bau|evangeli|pla|sur)?(?:pista|vista|lista|vistas|conquista)|revistas?|entrevistas?|conquistas?|autopistas?|exist|consist|resist|assist|insist|persist|checklist|shortlist|playlist|wishlist|baptist|bautista|batista|methodist|buddhist|evangelista|registe|existe|insiste|consiste|persiste|liste|tourist|touriste|turistas?)$/u;

/** How much a text looks like a job title (positive) or an employer (negative); 0 = can't tell. */
export function roleEvidence(text: string): number {
  const words = wordsOf(text);
  return (
    words.filter((word) => isNoVerb(word) && isRoleWord(word)).length -
    count(words, employer) -
    (LEGAL_FORM.test(text) ? 1 : 0) -
    (words[0] === 'the' ? 1 : 0)
  );
}

/** True when a word of the text belongs into a job title. */
export function namesRole(text: string): boolean {
  return wordsOf(text).some((word) => isNoVerb(word) && isRoleWord(word));
}

/** True when a word of the text belongs into the name of an employer. */
export function namesEmployer(text: string): boolean {
  return LEGAL_FORM.test(text) || count(wordsOf(text), employer) > 0;
}

function isRoleWord(word: string): boolean {
  return count([word], role) > 0 || (TRADE.test(word) && !NO_TRADE.test(word));
}

/** "Cleaning", "designed": what somebody did, not what they were. */
function isNoVerb(word: string): boolean {
  return !/(?:ing|ed)$/.test(word);
}

function count(words: readonly string[], matcher: Matcher): number {
  return words.filter((word) => matches(word, matcher) || matches(word.replace(HEBREW_PREFIX, ''), matcher)).length;
}

function matches(word: string, { whole, stems }: Matcher): boolean {
  return whole.has(word) || (stems.get(word.slice(0, 2)) ?? []).some((stem) => word.startsWith(stem));
}

function matcherOf(entries: readonly string[]): Matcher {
  const whole = entries.filter((entry) => entry.endsWith('$')).map((entry) => entry.slice(0, -1));
  const stems = Map.groupBy(
    entries.filter((entry) => !entry.endsWith('$')),
    (stem) => stem.slice(0, 2),
  );
  return { whole: new Set(whole), stems };
}
