import type { Dice } from './dice.ts';

/** Longest text that doubling one token over and over adds, in UTF-16 units. */
const MAX_REPEATED = 60_000;
const MAX_REPEATS = 3_000;

/**
 * Leaves out, doubles, repeats, replaces or exchanges a few of the tokens that `pattern`, a global one, finds in
 * `searched`, a text as long as `text` in which parts may be blanked out. `others` are replacements to choose from.
 */
export function editTokens(
  text: string,
  dice: Dice,
  pattern: RegExp,
  others: readonly string[],
  searched = text,
): string {
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
