import { formsOf, stem } from '../text/fold.ts';
import { read, type ReadText, type ReadWord } from '../text/phrases.ts';
import { lexiconWords } from './intent-book.ts';

/** Contractions typed without their mark: the word before “not”. */
const withoutMark: Record<string, string> = {
  dont: 'do',
  doesnt: 'does',
  didnt: 'did',
  cant: 'can',
  wont: 'will',
  isnt: 'is',
  arent: 'are',
  wasnt: 'was',
  wouldnt: 'would',
  couldnt: 'could',
  shouldnt: 'should',
  havent: 'have',
  hasnt: 'has',
};
/** What is left of “can’t” and “won’t” without the “n’t”. */
const beforeNot: Record<string, string> = { ca: 'can', wo: 'will' };

/** Slips too short to be told from other words by a rule. */
const slips: Record<string, string> = {
  tiem: 'time',
  tme: 'time',
  mony: 'money',
  moeny: 'money',
  chep: 'cheap',
  hrs: 'hours',
  drp: 'drop',
  skp: 'skip',
  delte: 'delete',
  remov: 'remove',
  onlin: 'online',
  onlne: 'online',
  esier: 'easier',
  easyer: 'easier',
  eazier: 'easier',
  simplr: 'simpler',
  dificile: 'difficile',
  tiempp: 'tiempo',
  // A deposit, and no slip of a verb.
  anticipo: 'anticipo',
};

/** How “mas” and “e” without their accents are read besides. */
const BUT = 'mas_';
const AND = 'e_';

/** Letters from which a word with two letters swapped, or one doubled, is taken for a word of the lexicon. */
const SWAPPED_FROM = 6;
/** Letters from which any one wrong letter is forgiven. */
const WRONG_FROM = 8;

/** Words of the lexicon by each of their spellings with one letter left out. */
const byMissing = new Map<string, string>();
for (const word of lexiconWords) {
  if (word.length < WRONG_FROM - 1) continue;
  for (let index = 0; index < word.length; index += 1) byMissing.set(without(word, index), word);
}

function without(word: string, index: number): string {
  return word.slice(0, index) + word.slice(index + 1);
}

function swapped(word: string, index: number): string {
  return word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2);
}

/** The word of the lexicon that a misspelled one stands for; undefined when it may well be another word. */
function meant(word: string): string | undefined {
  const known = slips[word];
  if (known !== undefined) return known;
  if (word.length < SWAPPED_FROM || word.length > 20 || lexiconWords.has(stem(word))) return undefined;
  for (let index = 0; index < word.length; index += 1) {
    const turned = swapped(word, index);
    if (lexiconWords.has(turned)) return turned;
    const single = word.charAt(index) === word.charAt(index + 1) ? without(word, index) : '';
    if (lexiconWords.has(single)) return single;
    const doubled = word.slice(0, index + 1) + word.slice(index);
    if (lexiconWords.has(doubled)) return doubled;
  }
  if (word.length < WRONG_FROM) return undefined;
  const shorter = Array.from({ length: word.length }, (_, index) => without(word, index));
  return (
    byMissing.get(word) ??
    shorter.find((one) => lexiconWords.has(one)) ??
    shorter.map((one) => byMissing.get(one)).find(Boolean)
  );
}

/** “Please” in Hebrew begins like a word with two prefixes, and without them it is “hard”. */
const whole = new Set(['בבקשה']);

function loosely(word: ReadWord, written: string): ReadWord[] {
  const [first = ''] = word.forms;
  if (whole.has(first)) return [{ ...word, forms: [first] }];
  // Portuguese “mas” is “but”; Spanish “más” is “more”.
  if (first === 'mas' && !/[áÁ]/u.test(written.normalize())) return [{ ...word, forms: ['mas', BUT] }];
  // Portuguese “e” is “and”; “é” is “is”.
  if (first === 'e' && !/[éÉ]/u.test(written.normalize())) return [{ ...word, forms: ['e', AND] }];
  const verb = withoutMark[first];
  if (verb !== undefined)
    return [
      { ...word, forms: [verb] },
      { ...word, forms: ['not'] },
    ];
  const verbOfNot = beforeNot[first];
  if (verbOfNot !== undefined) return [{ ...word, forms: [...word.forms, verbOfNot] }];
  const right = meant(first);
  return [right === undefined ? word : { ...word, forms: [...word.forms, ...formsOf(right)] }];
}

/** A text read as people type: “dont”, “chepaer”, “expensiv” stand for what they mean. */
export function readLoosely(text: string): ReadText {
  return read(text).flatMap((word) => loosely(word, text.slice(word.from, word.to)));
}
