import { type Token, tokensOf } from '../../text/fold.ts';
import { negatorIn } from '../../text/negation.ts';
import { LIMITING, type Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { edgeWords } from './edge-words/words.ts';
import { flat, placeOfWords, type Stretch } from './message.ts';
import { wordsOf } from './refusals.ts';
import { PART_END, partBefore, wordingOf } from './told-clauses.ts';

/** What may be denied behind its name, as what was heard without the denial. */
const DENIABLE: ReadonlySet<Mention['field']> = new Set(['skills', 'hobbies', 'experience']);
/** As far behind a name as its denial is looked for, in characters, and as many words as it has. */
const REACH = 60;
const MOST_WORDS = 7;

/**
 * Where the denial ends that stands behind words and is all that their clause says besides: “instalação elétrica não faço”,
 * “le maquillage j’y touche pas”, “crochet I can’t”; null where none does.
 */
function denialBehind(to: number, message: string, { language }: ReadingContext): number | null {
  const text = message.slice(to, to + REACH).split(PART_END)[0] ?? '';
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > MOST_WORDS || text.length === REACH) return null;
  const { deny, denies, hates, late, verbs } = edgeWords[language];
  const isNot = negatorIn(language);
  // “En plus” is besides, and “je fais plus” no more.
  const isLate = (at: number) => late.has(tokens[at]?.word ?? '') && verbs.has(tokens[at - 1]?.word ?? '');
  const isDenial = ({ word }: Token, at: number) =>
    !hates.has(word) && (denies.has(word) || isLate(at) || isNot({ forms: [word], from: 0, to: 0 }));
  const isHated = tokens.some(({ word }) => hates.has(word));
  const isAll = tokens.every((token, at) => isDenial(token, at) || hates.has(token.word) || deny.has(token.word));
  // Who does not hate something rules nothing out.
  return isAll && tokens.some(isDenial) !== isHated ? to + text.trimEnd().length : null;
}

/** Whether a name ends in a word that denies it: “la poterie non”, “la soudure je fais plus”. */
function endsDenied(name: string, { language }: ReadingContext): boolean {
  const [last, before, ...more] = tokensOf(name).toReversed();
  if (!last || !before) return false;
  const { denies, hates, late, verbs } = edgeWords[language];
  return (
    denies.has(last.word) || hates.has(last.word) || (more.length > 0 && late.has(last.word) && verbs.has(before.word))
  );
}

/** How far before a word of hating what denies it stands, in words. */
const NEAR = 2;

/** What was heard, without what somebody says they do not hate, which rules nothing out: “ironing i dont hate”. */
export function withoutNotHated(said: readonly Mention[], { language }: ReadingContext): Mention[] {
  const { denies, hates } = edgeWords[language];
  const isNot = negatorIn(language);
  const isDenial = ({ word }: Token) =>
    !hates.has(word) && (denies.has(word) || isNot({ forms: [word], from: 0, to: 0 }));
  return said.filter((one) => {
    const tokens = LIMITING.has(one.field) ? tokensOf(wordsOf(one)) : [];
    const hate = tokens.findIndex(({ word }) => hates.has(word));
    const denials = tokens.flatMap((token, at) => (isDenial(token) ? [at] : []));
    // In French it stands behind: “je déteste pas”.
    const isHere = (at: number) => (at < hate ? at >= hate - NEAR : at === hate + 1 && at === tokens.length - 1);
    return !(hate > 0 && denials.length > 0 && denials.every(isHere));
  });
}

/**
 * What was heard, without what is denied behind its name, which is kept as it was said among what somebody rules out. A job
 * that was done for some time was done.
 */
export function withoutDeniedBehind(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  return said.map((one): Mention => {
    if (!DENIABLE.has(one.field) || (one.field === 'experience' && one.value.duration_months > 0)) return one;
    const place: Stretch | null = placeOfWords(wordsOf(one), folded);
    const end = place && (endsDenied(wordsOf(one), heard) ? place.to : denialBehind(place.to, message, heard));
    if (!place || end === null) return one;
    return { field: 'limits', value: wordingOf(message, { from: partBefore(folded, place.from), to: end }).trim() };
  });
}
