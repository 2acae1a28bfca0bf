import type { Language } from '@foothold/contract';

/** A text without the person's own quoted words. */
export function withoutQuotes(text: string): string {
  return text.replace(/\u2068[^\u2069]*\u2069/gu, ' ').replace(/[\u2066\u2069]/gu, ' ');
}

const infinitive: Record<Exclude<Language, 'en'>, RegExp> = {
  he: /^ל\p{L}{2,}/u,
  fr: /^(?:(?:se|en|y|ne (?:pas|plus))\s|s['’])?\p{L}+(?:er|ir|re)(?!\p{L})/iu,
  es: /^(?:no\s)?\p{L}+(?:ar|er|ir|ír)(?:se|lo|la|los|las|le|les|te)?(?!\p{L})/iu,
  pt: /^(?:não\s)?\p{L}+(?:ar|er|ir|or|ôr)(?:-se|-lo|-la)?(?!\p{L})/iu,
};

const notVerb = /^(?:the|a|an|your|one|first|this|that|how|what|why|\p{L}{3,}ing)\b/iu;

/** Whether a title begins with a verb: an infinitive, or in English nothing that can't be an imperative. */
export function beginsWithVerb(title: string, language: Language): boolean {
  return language === 'en' ? /^\p{L}/u.test(title) && !notVerb.test(title) : infinitive[language].test(title);
}

const promises: Record<Language, RegExp> = {
  en: /\bguarantee[ds]?\b|\brisk[- ]free\b|\bpassive income\b|\bget rich\b|\bno risk\b|%/iu,
  he: /מובטח|ללא סיכון|הכנסה פסיבית|%/u,
  fr: /\bgaranti|sans (?:aucun )?risque|revenus? passifs?|%/iu,
  es: /\bgarantiz|sin (?:ningún )?riesgo|ingresos pasivos|%/iu,
  pt: /\bgarant(?:e|ido|ida|imos|ir)\b|sem (?:qualquer |nenhum )?risco|renda passiva|%/iu,
};

/** A guarantee that is given to customers for the work: it promises nothing to who reads it. */
const warranty: Record<Language, RegExp> = {
  en: /\b(?:\p{L}+[- ](?:back|free|again)|redo|repair|satisfaction|quality|service|workmanship|freshness|written|small|simple|short|fair|[\p{L}\d]+[- ](?:day|week|month|year)) guarantees?\b|\b(?:offer|give|include|state|print|write|add|put|need|mention)s? (?:(?:them|people|customers|each|every|everybody|\p{L}+) )?(?:an?|the|your|that|this|no) (?:\p{L}+ )?guarantees?\b/giu,
  he: /(?:אחריות|התחייבות) (?:על|ל)\S+/gu,
  fr: /garanties? (?:de (?:reprise|satisfaction|qualité|réparation|remboursement)|satisfait ou remboursé|écrite)|(?:offrez|donnez|proposez|offrir|donner|proposer|indiquez|indiquer|écrivez|écrire) (?:une|la|votre) (?:\p{L}+ )?garantie/giu,
  es: /garantía (?:de (?:arreglo|satisfacción|calidad|reparación|devolución)|por escrito)|(?:ofrece|da|ofrecer|dar|incluye|incluir|pon|poner|escribe|escribir)(?:les?)? (?:una|la|tu) (?:\p{L}+ )?garantía/giu,
  pt: /garantia (?:de (?:conserto|reparo|satisfação|qualidade|devolução|reparação)|por escrito)|(?:ofereça|ofereces?|dê|oferecer|dar|inclua|incluir|escreva|escrever|dá) (?:uma|a|sua) (?:\p{L}+ )?garantia/giu,
};

/** Words that deny what comes behind them in their clause: “there is no guarantee”. */
const denials: Record<Language, RegExp> = {
  en: /\b(?:no|not|never|nobody|no one|nothing|none|neither|nor|without|cannot|avoid|beware of|instead of)\b|n['’]t\b/iu,
  he: /(?<!\p{L})ו?(?:לא|אין|אינו|אינה|אף|שום|בלי|ללא|איש)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:ne|pas|non|ni|rien|personne|jamais|aucune?|sans)(?!\p{L})|(?<!\p{L})n['’]/iu,
  es: /(?<!\p{L})(?:no|ni|nadie|nada|nunca|jamás|ningún|ninguna?|sin|tampoco)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nem|ninguém|nada|nunca|jamais|nenhuma?|sem)(?!\p{L})/iu,
};
/** Words of denial that deny nothing. */
const affirming: Record<Language, RegExp> = {
  en: /\b(?:no doubt|without (?:a |any )?doubt|not only|not just|no matter|why not|don['’]t worry|no problem|if not)\b/giu,
  he: /לא רק|ללא ספק|בלי ספק|אין ספק|למה לא|אל דאגה|אין בעיה/gu,
  fr: /non seulement|pas seulement|sans (?:aucun )?doute|pourquoi pas|ne vous inquiétez pas|pas de problème|sinon/giu,
  es: /no s[oó]lo|no solamente|sin (?:ninguna )?duda|por qu[eé] no|no te preocupes|no hay problema/giu,
  pt: /não s[oó]|não apenas|sem (?:nenhuma )?d[uú]vida|por que não|não se preocupe|sem problemas?/giu,
};
/** What a denial before it no longer reaches: another clause, or one that turns about. */
const CLAUSE =
  /[.!?;:…—–]|\n|(?<!\p{L})(?:but|yet|so|because|mais|donc|car|parce que|pero|sino|as[ií] que|porque|mas|por[eé]m|ent[aã]o|אבל|אלא|לכן|כי)(?!\p{L})/giu;
/** “No, …” answers what was asked, and denies nothing of what follows. */
const ANSWER = /^\s*(?:no|non|não|לא)\s*,/iu;

/** A verb behind a comma goes on with the clause before it: “nobody, not even I, can”. */
const GOES_ON = /^\s*(?:can|could|will|would|peut|pourra|puede|podrá|pode|poderá|ת?יכול\p{L}*|תוכל|יוכל)(?!\p{L})/iu;

/** Whether what stands before a word in its sentence denies it. */
export function isDenied(before: string, language: Language): boolean {
  const clause = (before.split(CLAUSE).at(-1) ?? '').replace(ANSWER, ' ').replace(affirming[language], ' ');
  const last = clause.slice(clause.lastIndexOf(',') + 1);
  return denials[language].test(GOES_ON.test(last) ? clause : last);
}

/** Whether a text promises an outcome; who denies a guarantee promises nothing. A percentage is never denied. */
export function promisesAnything(text: string, language: Language): boolean {
  const own = withoutQuotes(text).replace(warranty[language], ' ');
  const found = own.matchAll(new RegExp(promises[language].source, 'giu'));
  return [...found].some(({ index, 0: word }) => word === '%' || !isDenied(own.slice(0, index), language));
}

/** Reading ease after Björnsson: words a sentence + share of words longer than six letters. */
export function lix(text: string): number {
  const words = text.split(/[^\p{L}]+/u).filter(Boolean);
  const sentences = Math.max(1, (text.match(/[.!?:]+(?=\s|$)/gu) ?? []).length);
  const long = words.filter((word) => word.length > 6).length;
  return words.length / sentences + (100 * long) / Math.max(1, words.length);
}

/** The bars of guide.md. */
export const lixLimit: Record<Language, number> = { en: 40, he: 35, fr: 48, es: 48, pt: 48 };

/** Words that hold sentences together: what a text about anything is full of. Some belong to several languages. */
const common: Record<Exclude<Language, 'he'>, string> = {
  en:
    'a as at by in no on or so the of and to is you your for with it that this are have has from be can an not how ' +
    'when if one who what they them their there than then more most each every week weeks hour hours month minutes ' +
    'before after about into only until because but people it’s don’t do does its out up all any some which while ' +
    'will would first two three day days home write ask work small month’s',
  fr:
    'a à la le les des du de et est vous votre vos pour avec une un dans que qui sur pas ce cette ces ne en au aux par ' +
    'plus où si ou son sa ses leur leurs mais sans chaque chez être fait faire avant après deux trois première ' +
    'premier semaine semaines heures mois quand comme il elle on ils sont y se tout toute',
  es:
    'a o el la los las de y es tu tus su para con una un en que por no se lo al del más como si sin cada qué muy ' +
    'esta este esto pero son hay antes después dos tres primera primero semana semanas horas mes cuando donde quien ' +
    'sus les le ya también hacer hace solo todo e u',
  pt:
    'a o os as de e é você seu sua seus suas para com uma um em que por não se ao do da dos das mais como ou sem cada ' +
    'há no na nos nas esta este isso mas são antes depois dois duas três primeira primeiro semana semanas horas mês ' +
    'quando onde quem já também fazer faz só tudo todo toda à às pelo pela pode esse essa',
};
const marks: Record<Exclude<Language, 'he'>, RegExp> = {
  en: /\b(?:the|and|you|with)\b/giu,
  fr: /[êèëîïùœ]|\b(?:qu|l|d|j|n|s|c)['’]/giu,
  es: /[ñ¿¡]|ción\b/giu,
  pt: /[ãõ]|ç(?:ão|õe)|você/giu,
};
const commonWords = {
  en: new Set(common.en.split(' ')),
  fr: new Set(common.fr.split(' ')),
  es: new Set(common.es.split(' ')),
  pt: new Set(common.pt.split(' ')),
};

/** How far ahead the best guess must be, in words. */
const MARGIN = 1.5;

/** How much speaks for each language that is written in Latin letters, in common words; the likeliest first. */
export function latinScores(text: string): { language: Exclude<Language, 'he'>; score: number }[] {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const score = (language: Exclude<Language, 'he'>) =>
    words.filter((word) => commonWords[language].has(word)).length + 1.5 * (text.match(marks[language]) ?? []).length;
  return (['en', 'fr', 'es', 'pt'] as const)
    .map((language) => ({ language, score: score(language) }))
    .sort((a, b) => b.score - a.score);
}

/** The language of a text by script, common words and marks; null when it is too short or too even to tell. */
export function guessLanguage(text: string): Language | null {
  const own = withoutQuotes(text);
  const hebrew = (own.match(/[\u05D0-\u05EA]/gu) ?? []).length;
  const latin = (own.match(/[A-Za-zÀ-ÿ]/gu) ?? []).length;
  if (hebrew + latin < 40) return null;
  if (hebrew > latin) return 'he';
  const [best, second] = latinScores(own);
  return best && second && best.score - second.score >= MARGIN ? best.language : null;
}

/** The three-word sequences of a text. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return new Set(words.slice(0, -2).map((word, at) => `${word} ${words[at + 1]} ${words[at + 2]}`));
}

/** Share of sequences that two sets have in common, 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const gram of a) if (b.has(gram)) both += 1;
  return both / Math.max(1, a.size + b.size - both);
}

/** Share of three-word sequences that two texts have in common, 0 to 1. */
export function jaccard(a: string, b: string): number {
  return likeness(trigramsOf(a), trigramsOf(b));
}

/** Pairs of quotation marks of the five languages. */
const QUOTED = /[“״«"][^“”״«»"]{1,400}[”״»"]/gu;

/** A text without anybody's quoted words, isolated or between quotation marks. */
export function ownWords(text: string): string {
  return withoutQuotes(text).replace(QUOTED, ' ');
}

/** The sentences of a text; a line ends one too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}
