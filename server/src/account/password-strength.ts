import { readFileSync } from 'node:fs';

/** Passwords that every guesser tries first, at least eight characters long, lower-cased. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** `aaaabbbb` is long and no secret. */
const FEWEST_CHARACTERS = 4;

/** What a person told at sign-up, which is no secret. */
export interface Known {
  name: string;
  email: string;
}

/** Whether a password is among the first guesses: a common one, a pattern, or the person's own name or e-mail. */
export function isWeakPassword(password: string, { name, email }: Known): boolean {
  const guess = password.toLowerCase();
  if (common.has(guess)) return true;
  if (new Set(guess).size < FEWEST_CHARACTERS) return true;
  const [mailbox = ''] = email.toLowerCase().split('@');
  const own = [name.toLowerCase(), email.toLowerCase(), mailbox];
  return own.some((word) => guess === word);
}
