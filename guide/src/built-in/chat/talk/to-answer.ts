import type { Language } from '@foothold/contract';
import { read } from '../../../text/phrases.ts';
import type { ChatIntent } from '../../../chat/intents.ts';
import { talkLexicon } from './lexicon.ts';

/** What nobody asks for who is to answer what somebody said: “it came loose, what do I say”. */
export const ofOwnTask: ReadonlySet<ChatIntent> = new Set<ChatIntent>(['template', 'smaller', 'how', 'why', 'example']);

/**
 * “A lady says hers came loose, what do I say”: an answer to what somebody said is asked for, and no message that offers
 * the work.
 */
export function isToAnswer(message: string, language: Language): boolean {
  const { asksUs, say, othersSay } = talkLexicon(language);
  const words = read(message);
  const asked = [...asksUs.findAll(words), ...say.findAll(words)].map(({ start }) => start);
  const last = Math.max(-1, ...asked);
  // Something is said between them.
  return othersSay.findAll(words).some(({ end }) => end < last);
}
