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

/** Whether a text promises an outcome. */
export function promisesAnything(text: string, language: Language): boolean {
  return promises[language].test(withoutQuotes(text));
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

const common: Record<Exclude<Language, 'he'>, string> = {
  en: 'the of and to in is you your for with it on that this are have from at be or can an not how when if one who what',
  fr: 'le la les des du de et est vous votre vos pour avec une un dans que qui sur pas ce cette ne en au aux par ou plus où',
  es: 'el la los las de y es tu tus su para con una un en que por no se lo al del más como si o sin cada qué esta muy',
  pt: 'o a os as de e é você seu sua para com uma um em que por não se ao do da dos das mais como ou sem cada há no na esta',
};
const marks: Record<Exclude<Language, 'he'>, RegExp> = {
  en: /\b(?:the|and|you|with)\b/giu,
  fr: /[êèëîïùœ]|\b(?:qu|l|d|j|n|s|c)['’]/giu,
  es: /[ñ¿¡]|ción\b/giu,
  pt: /[ãõ]|ç(?:ão|õe)|você/giu,
};

/** How far ahead the best guess must be, in words. */
const MARGIN = 1.5;

/** The language of a text by script, common words and marks; null when it is too short or too even to tell. */
export function guessLanguage(text: string): Language | null {
  const own = withoutQuotes(text);
  const hebrew = (own.match(/[\u05D0-\u05EA]/gu) ?? []).length;
  const latin = (own.match(/[A-Za-zÀ-ÿ]/gu) ?? []).length;
  if (hebrew + latin < 40) return null;
  if (hebrew > latin) return 'he';
  const words = own.toLowerCase().split(/[^\p{L}]+/u);
  const score = (language: Exclude<Language, 'he'>) =>
    words.filter((word) => common[language].split(' ').includes(word)).length +
    1.5 * (own.match(marks[language]) ?? []).length;
  const [best, second] = (['en', 'fr', 'es', 'pt'] as const)
    .map((language) => ({ language, score: score(language) }))
    .sort((a, b) => b.score - a.score);
  return best && second && best.score - second.score >= MARGIN ? best.language : null;
}

function trigrams(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return new Set(words.slice(0, -2).map((_, index) => words.slice(index, index + 3).join(' ')));
}

/** Share of three-word sequences that two texts have in common, 0 to 1. */
export function jaccard(a: string, b: string): number {
  const [x, y] = [trigrams(a), trigrams(b)];
  const both = [...x].filter((gram) => y.has(gram)).length;
  return both / Math.max(1, x.size + y.size - both);
}
