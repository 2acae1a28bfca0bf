import type { Language } from '@foothold/contract';
import { strangeFigures } from './figures.ts';
import { guessLanguage, isDenied, lix, lixLimit, ownWords, promisesAnything, sentencesOf } from './prose.ts';
import type { Look } from './quality.ts';

const flattery: Record<Language, RegExp> = {
  en: /\b(?:great|brilliant|amazing|fantastic|perfect|excellent|awesome|wonderful) (?:idea|question|plan|choice)\b|\bgenius\b/iu,
  he: /רעיון (?:מעולה|מדהים|מבריק|נפלא|גאוני)|שאלה (?:מצוינת|מעולה)/u,
  fr: /\b(?:excellente?|brillante?|géniale?|formidable|super|merveilleuse) (?:idée|question)|idée (?:géniale|brillante)/iu,
  es: /(?:gran|excelente|brillante|genial|fantástica|magnífica) (?:idea|pregunta)|idea (?:genial|brillante)/iu,
  pt: /(?:ótima|excelente|brilhante|genial|fantástica|grande) (?:ideia|pergunta)|ideia (?:genial|brilhante)/iu,
};

/** What others say, as far as a sentence tells it just before. */
const reported: Record<Language, RegExp> = {
  en: /\b(?:says?|said|tells?|told|thinks?|calls?)\b[^.!?]{0,40}$/iu,
  he: /(?:יגידו?|יאמרו?|אומרים|אומרת?|אמרו)[^.!?]{0,40}$/u,
  fr: /\b(?:dira|diront|disent|dit|trouve\p{L}*)(?!\p{L})[^.!?]{0,40}$/iu,
  es: /\b(?:dirá|dirán|dicen|dice|diga|digan)(?!\p{L})[^.!?]{0,40}$/iu,
  pt: /\b(?:dirá|dirão|dizem|diz|disser|vão dizer)(?!\p{L})[^.!?]{0,40}$/iu,
};

/** Two words of another script beside the person's own: a name may stand in Latin letters, a sentence may not. */
const FOREIGN_WORDS = 2;

/** Sentences that are in another language. */
export function wrongLanguage(text: string, language: Language): string[] {
  const foreign = language === 'he' ? /[A-Za-zÀ-ÿ]{2,}/gu : /[\u05D0-\u05EA]{2,}/gu;
  return sentencesOf(text).filter((sentence) => {
    const guess = guessLanguage(ownWords(sentence));
    return (guess !== null && guess !== language) || (ownWords(sentence).match(foreign)?.length ?? 0) > FOREIGN_WORDS;
  });
}

/** Sentences that promise; a share in a sum that is shown (“33 % = 60 ÷ 180”) is none. */
export function promising(text: string, language: Language): string[] {
  return sentencesOf(text).filter((sentence) => !/[=÷]/u.test(sentence) && promisesAnything(sentence, language));
}

/** Whether a text praises the person's idea or question. */
export function flatters(text: string, language: Language): boolean {
  const own = ownWords(text);
  const found = own.matchAll(new RegExp(flattery[language].source, 'giu'));
  return [...found].some(({ index }) => {
    const before = own.slice(0, index);
    return !isDenied(before, language) && !reported[language].test(before);
  });
}

/** Whether a text holds a slot that nobody filled, or the name of a missing value. */
export function holdsSlot(text: string): boolean {
  return /[{}]|\bundefined\b|\bNaN\b/u.test(ownWords(text));
}

/** Looks at a text by itself: its language, its honesty, its reading ease. `known` are figures it may name. */
export function textFaults(text: string, where: string, known: ReadonlySet<number>, language: Language): Look[] {
  const own = ownWords(text);
  const ease = lix(own);
  return [
    {
      quality: 'language',
      where,
      findings: wrongLanguage(text, language).map((sentence) => `not ${language}: ${sentence}`),
    },
    {
      quality: 'honesty',
      where,
      findings: [
        ...promising(own, language).map((sentence) => `promises: ${sentence}`),
        ...(flatters(text, language) ? ['flatters'] : []),
        ...(holdsSlot(text) ? ['holds an unfilled slot'] : []),
        ...strangeFigures(text, known, language).map((sentence) => `a figure from nowhere: ${sentence}`),
      ],
    },
    {
      quality: 'reading level',
      where,
      findings: ease > lixLimit[language] ? [`LIX ${ease.toFixed(1)}`] : [],
    },
  ];
}
