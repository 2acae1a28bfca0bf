import type { Language } from '@foothold/contract';
import { read } from '../../text/phrases.ts';
import { negatorIn } from '../../text/negation.ts';
import { learntNeeds } from '../../understand/learnt-needs/learnt-needs.ts';
import { hasNoCapital, isRemoteOnly, ruledOutIn, saysFine } from '../../understand/ruled-out.ts';
import { tellsOfOthers } from './about-others.ts';
import type { ReadingContext } from './context.ts';
import { flat, PIECE } from './message.ts';
import { KIN } from './number-mentions.ts';
import { speaksOfUnpaid } from './unpaid.ts';

/** As few words say nothing that would be worth keeping: “no idea”. */
const FEWEST = 4;
/** From here on a piece is kept that denies nothing: it is more likely a limit than not. */
const LIKELY = 0.5;

function rulesOutLikely(piece: string, language: Language): boolean {
  return Math.max(0, ...learntNeeds(piece, language).values()) >= LIKELY;
}

/** Below this a text that no list knows for a limit is more likely told for its own sake (docs/decisions/045). */
const UNLIKELY = 0.01;

/** Whether what was taken for a limit hardly is one: “he's working across the room”. It is kept as it was said, too. */
export function limitsNothing(text: string, { language }: ReadingContext): boolean {
  const isListed = ruledOutIn(text, language).size > 0 || isRemoteOnly(text, language) || hasNoCapital(text, language);
  return !isListed && !speaksOfUnpaid(text) && Math.max(0, ...learntNeeds(text, language).values()) < UNLIKELY;
}

/** As many pieces are looked at; nobody says more. */
const MOST = 60;

/**
 * Pieces of a message that deny or rule out something and of which nothing was heard: “on the phone I hear nothing”, “my
 * knees finish me off”. What somebody can't may be said in any words, so that it is kept as it was said. `heard` = texts that were heard, in any field.
 */
export function limitsUnheard(message: string, texts: readonly string[], heard: ReadingContext): string[] {
  const known = texts.map(flat);
  return [...message.matchAll(PIECE)].slice(0, MOST).flatMap((match) => {
    const end = match.groups?.['end'] ?? '';
    const piece = match[0].slice(0, match[0].length - end.length).trim();
    const said = flat(piece);
    const words = read(piece);
    const denies = words.some(negatorIn(heard.language));
    if (end === '?') return [];
    const isHeard = known.some((text) => text !== '' && (said.includes(text) || text.includes(said)));
    if (isHeard || KIN.test(said) || tellsOfOthers(piece, heard)) return [];
    // “I am forbidden to lift” denies nothing, and lists know it; of few words only those that are known say something.
    if (!denies || words.length < FEWEST)
      return ruledOutIn(piece, heard.language).size > 0 || rulesOutLikely(piece, heard.language) ? [piece] : [];
    return ruledOutIn(piece, heard.language).size === 0 && saysFine(piece, heard.languages) ? [] : [piece];
  });
}
