import { anyOf, fold, wordsOf } from '../../../resume/fold.ts';
import { wordList } from '../../../resume/word-list.ts';

/** Ways to say that somebody was their own employer, and words that may stand beside them. */
const PHRASES = wordList(`
  self employed, selfemployed, self-employed, freelance, freelancer, own business, own account, sole trader, my own
  business, independent, indépendant, indépendante, à mon compte, à son compte, à mon propre compte, auto-entrepreneur,
  auto-entrepreneuse, auto entrepreneur, micro-entreprise, micro-entrepreneur, travailleur indépendant, en indépendant, autónomo,
  autónoma, por cuenta propia, cuenta propia, trabajo por cuenta propia, trabajos por cuenta propia, trabajador autónomo,
  trabajadora autónoma, por mi cuenta, negocio propio, independiente, particulares, casas particulares, a particulares,
  autônomo, autônoma, por conta própria, conta própria, trabalho autônomo, trabalhador independente, trabalhadora
  independente, negócio próprio, profissional autônomo, profissional autônoma, recibos verdes, a recibos verdes, particular,
  עצמאי, עצמאית, עוסק פטור, עוסק מורשה, פרילנס, פרילנסר, פרילנסרית, כעצמאי, כעצמאית, עסק עצמאי
`).map((phrase) => wordsOf(phrase).join(' '));
const known = new Set(PHRASES);
const MAX_WORDS = 6;

/** True for "Self-employed", "עצמאי (Freelance)": texts that say it, in one way or two, and nothing else. */
export function isSelfEmployed(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= MAX_WORDS && isMadeOfPhrases(words);
}

const AT_END = new RegExp(
  `^(.{2,60}?)\\s*(?:\\s|,\\s*|\\()(${anyOf(PHRASES.filter((phrase) => /^(?:por|a|à|a mon|en|own|cuenta|כ)\s|עצמאי/u.test(phrase)))})\\)?(?:\\s*[(,].*|\\s+(?:in|en|em|à|au|a|no|na|ב)\\s.{2,40})?$`,
  'u',
);

/** "Eletricista por conta própria (recibos verdes), Setúbal": the trade, and the words that name who employed. */
export function selfEmployedPieces(text: string): string[] | undefined {
  const [, role, phrase] = AT_END.exec(fold(text)) ?? [];
  if (role === undefined || phrase === undefined) return undefined;
  const at = fold(text).indexOf(phrase, role.length);
  return [text.slice(0, role.length), text.slice(at, at + phrase.length)];
}

function isMadeOfPhrases(words: readonly string[]): boolean {
  if (words.length === 0) return true;
  for (let length = words.length; length > 0; length--) {
    if (known.has(words.slice(0, length).join(' ')) && isMadeOfPhrases(words.slice(length))) return true;
  }
  return false;
}
