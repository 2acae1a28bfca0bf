import { readFileSync } from 'node:fs';
import { PASSWORD_MIN } from '@foothold/contract';
import { isKeyboardWalk, isRepetition } from './password-patterns.ts';

const readLines = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  );

/**
 * What guessers try first, read off published lists of leaked passwords (SecLists, darkweb2017-top10000, MIT): passwords
 * of at least eight characters, and the words most of the others are made of. Lower-cased.
 */
const commonPasswords = readLines('./common-passwords.txt');
const commonWords = readLines('./common-words.txt');

/** `aaaabbbb` is long and no secret. */
const FEWEST_CHARACTERS = 4;
/** So many digits and signs around a common word are part of the guess: `Dragon2024!`. */
const AROUND_A_WORD = 6;
/** Shorter parts of a name or an address stand in anything. */
const OWN_PART_MIN = 3;

/** What a person told at sign-up, which is no secret. */
export interface Known {
  name: string;
  email: string;
}

/** Whether a password is among the first guesses: a common one, a pattern, or little more than the person's own name or e-mail. */
export function isWeakPassword(password: string, known: Known): boolean {
  const guess = password.toLowerCase();
  if (isGuessable(guess)) return true;
  const rest = ownParts(known).reduce((left, part) => left.replaceAll(part, ''), guess);
  return rest !== guess && (rest.length < PASSWORD_MIN || isGuessable(rest));
}

function isGuessable(guess: string): boolean {
  if (new Set(guess).size < FEWEST_CHARACTERS) return true;
  if (commonPasswords.has(guess) || isRepetition(guess) || isKeyboardWalk(guess)) return true;
  return [guess, plainLetters(guess)].some(isDressedWord);
}

/** A common word with a few digits and signs before and behind: `!!monkey99`. */
function isDressedWord(guess: string): boolean {
  const [, before = '', core = '', behind = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(guess) ?? [];
  if (!isWordOrTwice(core)) return false;
  const around = before + behind;
  return around.length <= AROUND_A_WORD || isKeyboardWalk(around) || isRepetition(around);
}

function isWordOrTwice(core: string): boolean {
  const half = core.slice(0, core.length / 2);
  return commonWords.has(core) || commonPasswords.has(core) || (half + half === core && commonWords.has(half));
}

/** `p@55w0rd` as `password`. */
function plainLetters(guess: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '@': 'a',
    '5': 's',
    $: 's',
    '7': 't',
  };
  // Digits at the end are more often a number than letters in disguise.
  const [, body = guess, number = ''] = /^(.*?)(\d*[^\p{L}\d]*)$/su.exec(guess) ?? [];
  return body.replace(/[01345@$7]/g, (sign) => letters[sign] ?? sign) + number;
}

/** The name and the address, whole and in parts, the longest first. */
function ownParts({ name, email }: Known): string[] {
  const whole = [name.toLowerCase(), email.toLowerCase()];
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const own = new Set([...whole, ...parts, ...parts.flatMap((part) => part.split(/\d+/))]);
  return [...own].filter((part) => part.length >= OWN_PART_MIN).toSorted((one, other) => other.length - one.length);
}
