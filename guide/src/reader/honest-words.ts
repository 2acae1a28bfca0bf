import words from './honest-words.json' with { type: 'json' };
import { fold, tokensOf } from '../text/fold.ts';

const anyOf = (patterns: Readonly<Record<string, string>>) => Object.values(patterns).join('|');
const whole = (source: string, flags: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);

/** “Without forms to fill in” is said in the words of those who work without papers, and says nothing of what is allowed. */
const PAPERWORK = whole(anyOf(words.paperwork), 'gu');
/** Nails that are honestly false, cars that a locksmith opens: what they are by themselves is a group. */
const THINGS = whole(anyOf(words.things), 'gu');
/** The same with what joins them to the next thing. */
const JOINED = new RegExp(`(?<!\\p{L})(?:${anyOf(words.things)})(?:, ?|${anyOf(words.joins)}|(?!\\p{L}))`, 'gu');
/** What is sold as what it is not is false after all. */
const PASSED_OFF = whole(anyOf(words.passedOff), 'u');

/** What says of another thing that it is false or stolen. */
const FALSE = whole(anyOf(words.falses), 'u');

/** Fewer words are left of no other wish: “sell” by itself sounds of anything. */
const A_WISH = 3;

const itself = (_found: string, ...groups: unknown[]) => groups.find((one) => typeof one === 'string') ?? '';

/**
 * A text, folded, without what only sounds against the law; as it is where nothing does. Of things that are honestly false
 * their name is left, and they are left out: beside nails the stolen bikes are quieter than by themselves.
 */
export function honestReadings(text: string): readonly string[] {
  const folded = fold(text);
  const rest = folded.replace(PAPERWORK, ' ');
  const named = PASSED_OFF.test(rest) ? rest : rest.replace(THINGS, itself);
  if (named === rest) return [rest === folded ? text : rest];
  const beside = rest.replace(JOINED, '');
  if (tokensOf(beside).length >= A_WISH) return [named, beside];
  // “False nails and false papers”: few words may be all of another wish.
  return [FALSE.test(beside) ? rest : named];
}
