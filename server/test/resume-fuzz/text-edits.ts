import type { Dice } from './dice.ts';

/** Longest text that doubling one token over and over adds, in UTF-16 units. */
const MAX_REPEATED = 60_000;
const MAX_REPEATS = 3_000;

interface Tokens {
  /** Finds the tokens; a global one. */
  pattern: RegExp;
  /** Replacements to choose from. */
  others: readonly string[];
  /** Where they are looked for: a text as long as the whole in which parts may be blanked out. */
  searched?: string;
}

/** Leaves out, doubles, repeats, replaces or exchanges a few of a text's tokens. */
export function editTokens(text: string, dice: Dice, { pattern, others, searched = text }: Tokens): string {
  const tokens = Array.from(searched.matchAll(pattern), ({ 0: token, index }) => ({ token, index }));
  if (tokens.length === 0) return text;
  const chosen = new Set(Array.from({ length: dice.mostlySmall(12) }, () => dice.pick(tokens)));
  let edited = text;
  for (const { token, index } of [...chosen].toSorted((a, b) => b.index - a.index)) {
    const repeats = Math.min(dice.mostlySmall(MAX_REPEATS), Math.ceil(MAX_REPEATED / token.length));
    const replacement = dice.pick([
      '',
      `${token} ${token}`,
      token.repeat(repeats),
      dice.pick(tokens).token,
      dice.pick(others),
      dice.pick(others),
    ]);
    edited = edited.slice(0, index) + replacement + edited.slice(index + token.length);
  }
  return edited;
}
