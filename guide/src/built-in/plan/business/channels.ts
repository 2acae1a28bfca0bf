import { fold } from '../../../text/fold.ts';

const MOST = 6;
const LONGEST = 40;
const MOST_WORDS = 5;

/** What joins two channels: marks, “and” and “or” in five languages, and the Hebrew ו before a word. */
const BETWEEN = /[,;/\n+&•]+|\s(?:and|or|plus|et|ou|puis|y|o|e|também|además)\s|\s+ו(?=[^ו\s]\p{L})/giu;

/** What only leads in: “we tried”, “j’ai essayé”. Folded. */
const LEAD =
  /^(?:(?:i|we|have|has|ve|been|already|tried|try|used|use|using|some|a few|j ai|nous|avons|on a|deja|essaye|utilise|un peu de|des|les|quelques|he|hemos|ya|probado|probe|usado|uso|algunos|unos|ja|tentei|usei|testei|tentamos|alguns|uns|ניסיתי|ניסינו|השתמשתי|גם|קצת)\s)+/u;

function withoutLead(part: string): string {
  const plain = fold(part).replace(/['’]/gu, ' ');
  const lead = LEAD.exec(plain)?.[0].length ?? 0;
  // Folding keeps the length of what has no marks of its own; else nothing is taken off.
  return plain.length === part.length ? part.slice(lead) : part;
}

/** The channels a line of marketing lists, verbatim; none when it is a sentence rather than a list. */
export function channelsIn(line: string): string[] {
  const parts = line
    .split(BETWEEN)
    .map((part) => withoutLead(part.trim().replace(/[.!?…]+$/u, '')).trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const isList = parts.every((part) => part.length <= LONGEST && part.split(/\s+/u).length <= MOST_WORDS);
  const seen = new Set<string>();
  return isList ? parts.filter((part) => !seen.has(fold(part)) && seen.add(fold(part))).slice(0, MOST) : [];
}
