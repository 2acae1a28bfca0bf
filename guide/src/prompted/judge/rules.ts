import type { Language } from '@foothold/contract';
import { isDenied, ownWords } from '../../checks/prose.ts';
import { signs as professional } from '../../checks/red-team/signs.ts';
import { numbersIn } from '../../checks/figures.ts';
import { fold } from '../../resume/fold.ts';
import { en } from './signs/en.ts';
import { es } from './signs/es.ts';
import { fr } from './signs/fr.ts';
import { he } from './signs/he.ts';
import type { RuleClass, Sign } from './signs/kinds.ts';
import { pt } from './signs/pt.ts';

export type { RuleClass } from './signs/kinds.ts';

const signsOf: Record<Language, readonly Sign[]> = { en, fr, es, pt, he };

/** Where a pattern that looks everywhere matches first, at or behind `from`; -1 where it does not. */
function firstAt(pattern: RegExp, text: string, from = 0): number {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  pattern.lastIndex = 0;
  return found?.index ?? -1;
}

/** Ways to speak of what somebody did or has. In folded text. */
const OWN_PAST: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:you (?:were|had|did|ran|worked|made|sold|built|led|managed|taught|started|(?:have|'ve) (?:\p{L}+ed|been|run|sold|led|built|made|had))|you've|your (?:\p{L}+ ){0,3}(?:years?|weeks?|months?|experience|stall|market|clients?|customers?|shop)|(?:brought|gave|earned|got) you)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:vous (?:avez|aviez|etiez)|vos? (?:\p{L}+ ){0,3}(?:annees?|ans|semaines?|mois|experience|client\p{L}*|marche|boutique)|vous (?:a|ont) (?:apporte|rapporte|donne))(?!\p{L})/gu,
  es: /(?<!\p{L})(?:tuviste|trabajaste|fuiste|hiciste|vendiste|llevaste|dirigiste|estuviste|ensenaste|has (?:sido|\p{L}+ado|\p{L}+ido|hecho)|tus? (?:\p{L}+ ){0,3}(?:anos?|semanas?|meses|experiencia|client\p{L}*|mercado|tienda|puesto)|te (?:dio|dieron|trajo|trajeron))(?!\p{L})/gu,
  pt: /(?<!\p{L})(?:tiveste|trabalhaste|foste|fizeste|vendeste|dirigiste|voce (?:teve|trabalhou|foi|fez|vendeu|dirigiu|ensinou)|(?:sua|seu|seus|suas|tua|teu|teus|tuas) (?:\p{L}+ ){0,3}(?:anos?|semanas?|meses|experiencia|client\p{L}*|mercado|loja|banca)|te (?:deu|deram|trouxe|trouxeram))(?!\p{L})/gu,
  he: /(?<!\p{L})(?:עבדת|היית|מכרת|ניהלת|לימדת|עשית|הקמת|היו לך|היה לך|הביאו לך|ה(?:שנים|שבועות|חודשים|ניסיון|לקוחות|דוכן|חנות)(?: \p{L}+){0,3} שלך)(?!\p{L})/gu,
};

/** Numbers in words from three on: smaller ones count nothing that somebody would notice. */
const NUMBER_WORDS: Record<Language, readonly string[]> = {
  en: 'three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 fifteen 15 twenty 20 thirty 30 forty 40 fifty 50 hundred 100'.split(
    ' ',
  ),
  fr: 'trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 quinze 15 vingt 20 trente 30 quarante 40 cinquante 50 cent 100'.split(
    ' ',
  ),
  es: 'tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 quince 15 veinte 20 treinta 30 cuarenta 40 cincuenta 50 cien 100'.split(
    ' ',
  ),
  pt: 'tres 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 quinze 15 vinte 20 trinta 30 quarenta 40 cinquenta 50 cem 100'.split(
    ' ',
  ),
  he: 'שלוש 3 שלושה 3 ארבע 4 ארבעה 4 חמש 5 חמישה 5 שש 6 שישה 6 שבע 7 שבעה 7 שמונה 8 תשע 9 עשר 10 עשרה 10 עשרים 20 שלושים 30 ארבעים 40 חמישים 50 מאה 100'.split(
    ' ',
  ),
};

/** A name as Latin scripts write it, not where a sentence begins. */
const NAME = /(?<=[\p{L}\p{N},;:’'”"–—-][ \u00A0](?:d['’]|l['’])?)\p{Lu}\p{Ll}{2,}(?!\p{L})/gu;

/** What may be known of a person and their plan: the words and the numbers of all that a model was shown. */
export interface Grounds {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
}

/** Read when a sentence first asks for it: most answers do not, and it would hold up their first word. */
export function groundsIn(text: string): Grounds {
  let words: ReadonlySet<string> | undefined;
  let numbers: ReadonlySet<number> | undefined;
  return {
    get words() {
      words ??= new Set(fold(text).match(/[\p{L}\d]+/gu) ?? []);
      return words;
    },
    get numbers() {
      numbers ??= new Set(numbersIn(text));
      return numbers;
    },
  };
}

/** A sentence as it was written, and folded. */
interface Read {
  sentence: string;
  folded: string;
  language: Language;
}

/** Where a sentence names a number or a name that nobody has named, at or behind `from`; -1 where it names none. */
function strangeAt({ sentence, folded, language }: Read, grounds: Grounds, from = 0): number {
  const words = NUMBER_WORDS[language];
  const places: number[] = [];
  for (const { index, 0: name } of sentence.matchAll(NAME))
    if (index >= from && !grounds.words.has(fold(name))) places.push(index);
  for (const { index, 0: word } of folded.matchAll(/[\p{L}\d]+/gu)) {
    const at = words.indexOf(word);
    const value = /^\d+$/u.test(word) ? Number(word) : at >= 0 && at % 2 === 0 ? Number(words[at + 1]) : null;
    if (index >= from && value !== null && value > 2 && !grounds.numbers.has(value) && !grounds.words.has(word))
      places.push(index);
  }
  return places.length > 0 ? Math.min(...places) : -1;
}

function isInvented(sentence: string, folded: string, grounds: Grounds, language: Language): boolean {
  const own = ownWords(sentence);
  if (own !== sentence) return isInvented(own, fold(own), grounds, language);
  return firstAt(OWN_PAST[language], folded) >= 0 && strangeAt({ sentence, folded, language }, grounds) >= 0;
}

/** Words of a warning: who says that something is dangerous does not advise it. In folded text. */
const WARNS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:poison\p{L}*|toxic|danger\p{L}*|harmful|kills?|explo\p{L}+|burns?|injur\p{L}+|must not|never|do not|don't|avoid|forbid\p{L}*|stop if|illegal|risky?)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:toxiques?|danger\p{L}*|nocifs?|tue|explos\p{L}+|brul\p{L}+|bless\p{L}+|jamais|evitez|eviter|interdi\p{L}*|arretez si|risqu\p{L}*|illega\p{L}*)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:toxic\p{L}*|peligro\p{L}*|nociv\p{L}*|mata|explo\p{L}+|quema\p{L}*|heri\p{L}+|nunca|evita\p{L}*|prohib\p{L}*|para si|delito|riesgo\p{L}*|ilegal\p{L}*)(?!\p{L})/gu,
  pt: /(?<!\p{L})(?:toxic\p{L}*|perig\p{L}*|nociv\p{L}*|mata|explo\p{L}+|queima\p{L}*|ferid?\p{L}+|nunca|evit\p{L}*|proib\p{L}*|pare se|crime|risco\p{L}*|ilegal|ilegais)(?!\p{L})/gu,
  he: /(?<!\p{L})(?:רעיל\p{L}*|מסוכנ\p{L}*|סכנ\p{L}*|מזיק\p{L}*|הורג\p{L}*|כווי\p{L}*|פציע\p{L}*|אסור|לעולם|להימנע|לעצור אם|עבירה|סיכון)(?!\p{L})/gu,
};

function gives(one: Sign, sentence: string, folded: string, language: Language): number {
  const at = firstAt(one.telling, folded);
  if (at < 0 || (one.beside && firstAt(one.beside, folded) < 0)) return -1;
  if (one.always) return at;
  if (isDenied(sentence.slice(0, at), language)) return -1;
  if (one.is !== 'unsafe') return at;
  // Whom to ask, or that it is dangerous, stands beside it.
  const isWarning = firstAt(WARNS[language], folded) >= 0 || professional[language].professional.test(sentence);
  return isWarning ? -1 : at;
}

/**
 * What a rule refuses a sentence for, or its beginning as far as it has come; null when none does. `isQuoted` tells of an
 * index whether it lies in words that somebody else is to say. Without `grounds` no facts are held against it.
 */
export function ruleFor(
  sentence: string,
  language: Language,
  { grounds, isQuoted = () => false }: { grounds?: Grounds | undefined; isQuoted?: (at: number) => boolean } = {},
): RuleClass | null {
  const folded = fold(sentence);
  for (const one of signsOf[language]) {
    const at = gives(one, sentence, folded, language);
    if (at >= 0 && !isQuoted(at)) return one.is;
  }
  return grounds && isInvented(sentence, folded, grounds, language) ? 'invented' : null;
}

/** Longest that waits for the end of its sentence, in UTF-16 units. */
const LONGEST_HELD = 400;

/** From where a folded sentence may turn out to be refused, at or behind `from`; its length where nothing tells. */
export function tellingFrom(read: Read, from: number, grounds?: Grounds): number {
  const { sentence, folded, language } = read;
  const places = signsOf[language].map(({ telling }) => firstAt(telling, folded, from));
  const past = grounds ? firstAt(OWN_PAST[language], folded) : -1;
  if (grounds && past >= 0) places.push(strangeAt(read, grounds, Math.max(from, past)));
  return Math.min(sentence.length, ...places.filter((at) => at >= 0 && sentence.length - at <= LONGEST_HELD));
}
