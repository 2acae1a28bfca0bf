import { read } from '../../text/phrases.ts';
import { negatorIn } from '../../text/negation.ts';
import { ruledOutIn, saysFine } from '../../understand/ruled-out.ts';
import { tellsOfOthers } from './about-others.ts';
import type { ReadingContext } from './context.ts';
import { flat, PIECE } from './message.ts';
import { KIN } from './number-mentions.ts';

/** As few words say nothing that would be worth keeping: “no idea”. */
const FEWEST = 4;
/** As many pieces are looked at; nobody says more. */
const MOST = 60;

/**
 * Pieces of a message that deny something and of which nothing was heard: “on the phone I hear nothing”. What somebody
 * can't may be said in any words, so that it is kept as it was said. `heard` = texts that were heard, in any field.
 */
export function denialsUnheard(message: string, texts: readonly string[], heard: ReadingContext): string[] {
  const known = texts.map(flat);
  return [...message.matchAll(PIECE)].slice(0, MOST).flatMap((match) => {
    const end = match.groups?.['end'] ?? '';
    const piece = match[0].slice(0, match[0].length - end.length).trim();
    const said = flat(piece);
    const words = read(piece);
    if (end === '?' || words.length < FEWEST || !words.some(negatorIn(heard.language))) return [];
    const isHeard = known.some((text) => text !== '' && (said.includes(text) || text.includes(said)));
    if (isHeard || KIN.test(said) || tellsOfOthers(piece, heard)) return [];
    return ruledOutIn(piece, heard.language).size === 0 && saysFine(piece, heard.languages) ? [] : [piece];
  });
}
