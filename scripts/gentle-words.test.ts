import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';

/** Where the words about what somebody did stand: those of the pages, and those of the guide. */
const sources = (language: Language) => [
  ...['rhythm', 'week', 'today', 'result'].map((section) => `web/src/shared/i18n/${language}/${section}.json`),
  `guide/src/built-in/check-in/words/${language}.json`,
  `guide/src/known/words/${language}.json`,
];

type Texts = { [key: string]: string | string[] | Texts };

const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : flat(value as Texts)));

function wordsOf(language: Language): string[] {
  return sources(language).flatMap((path) => {
    const texts = flat(
      JSON.parse(readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')) as Texts,
    );
    if (texts.length < 4) throw new Error(`${path} has hardly a word.`);
    return texts.map((text) => text.replaceAll(/\{+.*?\}+/g, ''));
  });
}

/** Beginnings of words that count against somebody: failure, loss, guilt, duty, hurry. */
const harsh: Record<Language, RegExp> = {
  en: /\b(fail|lose|losing|lost|loss|miss|guilt|blame|shame|broke|break|behind|should|must|have to do|late\b|late!|overdue|streak|penalt|punish|hurry|excuse|lazy|weak|wast|give up|gave up|bad\b)/iu,
  he: /(נכשל|כישלו|כשלו|הפסד|אבד|איבד|פספס|החמצ|אשמ|אשם|בושה|שברת|נשבר|איחור|פיגור|חובה|חייב|צריכים|עצלנ|חלש|בזבז|ויתר|עונש)/u,
  fr: /(échou|échec|perdu|perte|perdr|perdez|manqu|raté|rater|coupab|culpab|faute|honte|blâm|briser|brisé|cassé|retard|devez|il faut|oblig|paress|faible|gaspill|abandonn|puni)/iu,
  es: /(fracas|fall(?!o en)|perd|pierd|culpa|vergüenza|falta(?!n)|romp|roto|rota\b|tarde|atras|debes|tienes que|oblig|perez|débil|desperdici|rend(ir|iste)|castig)/iu,
  pt: /(fracass|falh|perd|culpa|vergonha|quebr|atras|deve\b|precisa|obrig|preguiç|frac[oa]\b|desperdiç|desist|castig|pun[ií])/iu,
};

describe('what is said of what somebody did', () => {
  it.each(languages)('names no failure, loss or guilt: %s', (language) => {
    expect(wordsOf(language).filter((text) => harsh[language].test(text))).toEqual([]);
  });

  it.each([
    ['en', 'You missed a day'],
    ['he', 'פספסת יום'],
    ['fr', 'Vous avez raté un jour'],
    ['es', 'Perdiste tu racha'],
    ['pt', 'Você perdeu a sequência'],
  ] as const)('would be found out: %s %s', (language, text) => {
    expect(harsh[language].test(text)).toBe(true);
  });
});
