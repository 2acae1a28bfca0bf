import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadAnswers } from '../../../catalogue/answers/load.ts';
import { framed } from './frames.ts';
import ordinary from './ordinary.json' with { type: 'json' };

type Said = Record<Language, string>;

const about: Record<string, Said> = {
  'customers/first-ten-contacts': {
    en: 'from where do folks even get their first buyers',
    he: 'מאיפה משיגים פה קונים',
    fr: 'par où on commence pour dénicher des acheteurs',
    es: 'de dónde saco yo compradores',
    pt: 'por onde arranjo compradores',
  },
  'money/no-idea-first-price': {
    en: 'for a chair like that, how much is fair',
    he: 'כמה זה הוגן לכיסא כזה',
    fr: 'combien ça vaut une chaise comme ça',
    es: 'una silla así, cuánto vale',
    pt: 'uma cadeira dessas, quanto vale',
  },
  'further/not-today': {
    en: 'this week my boss kept me and I was flat out',
    he: 'כל השבוע משמרות, גמורה',
    fr: 'cette semaine les enfants sont malades',
    es: 'esta semana velorio y visitas',
    pt: 'essa semana plantão e velório',
  },
  'money/no-shows': {
    en: 'three had booked and stood me up',
    he: 'קבעו איתי והבריזו',
    fr: 'elle avait réservé et m’a posé un lapin',
    es: 'se anotaron y me dejaron, no aparecieron',
    pt: 'tinham marcado e não apareceram, marcaram duas vezes',
  },
  'rules/accident-and-injury': {
    en: 'suppose a kid slips and burns himself at my table',
    he: 'נגיד ילד נופל ונשרף אצלי',
    fr: 'si un enfant glisse et se brûle chez moi, une brûlure',
    es: 'si un niño se quema en mi taller',
    pt: 'se uma criança se queima na minha oficina',
  },
  'rules/complaints-from-customers': {
    en: 'he insists the chair was cracked',
    he: 'הוא כועס שהכיסא נסדק',
    fr: 'elle prétend que la chaise est fissurée',
    es: 'ella insiste que la silla está rajada',
    pt: 'ele insiste que a cadeira rachou',
  },
};

const elsewhere: Said = {
  en: 'what rate do they have at the wholesaler now',
  he: 'כמה עולה עץ אצל הספק',
  fr: 'combien coûte le bois chez le grossiste en ce moment',
  es: 'a cuánto está la madera en la ferretería',
  pt: 'a quanto tá a madeira na ferragem',
};

/** A fear of facing those who buy. */
const fear: Said = {
  en: 'I am scared of asking customers',
  he: 'אני מפחדת לפנות ללקוחות',
  fr: 'j’ai peur de parler aux clients',
  es: 'me da vergüenza ofrecer mis sillas',
  pt: 'tenho vergonha de oferecer as minhas cadeiras',
};

/** Those who come are called by what they are, and a price is asked for in the words of a trade. */
const asSaid: Record<string, Said> = {
  'customers/first-ten-contacts': {
    en: 'where would I find families who want knot lessons',
    he: 'מאיפה אני מביאה משתתפות לסדנה',
    fr: 'où est-ce que je trouve des familles pour ça',
    es: 'de dónde saco yo alumnas de bordado',
    pt: 'onde arranjo as senhoras para a roda',
  },
  'money/no-idea-first-price': {
    en: 'what do I charge for a pair for a child',
    he: 'כמה לבקש על מפה קטנה',
    fr: 'combien je demande pour un panier rond',
    es: 'cuánto le pido por un mantel, echo dos tardes',
    pt: 'quanto eu peço por uma colcha que levou dois dias',
  },
};

/** Things are looked for, and orders placed, in some of the same words. */
const ofThings: Said = {
  en: 'where do I get thick wool',
  he: 'איפה משיגים חוט עבה',
  fr: 'où je trouve de l’osier',
  es: 'dónde consigo hilo grueso',
  pt: 'onde arranjo linha grossa',
};

/** Said of something else, by words of which some stand in a frame. */
const nothing: Said = {
  en: 'my chairs are made of ash and oak',
  he: 'הכיסאות שלי מעץ אלון',
  fr: 'mes chaises sont en frêne',
  es: 'mis sillas son de fresno',
  pt: 'as minhas cadeiras são de freixo',
};

/** Not knowing what to ask somebody is no question for a price. */
const ofWords: Said = {
  en: 'no idea what to ask the nurse',
  he: 'אין לי מושג מה לבקש מהאחות',
  fr: 'je sais pas quoi demander au médecin',
  es: 'no sé qué pedirle a la enfermera',
  pt: 'não sei o que pedir para a enfermeira',
};

describe.each(languages)('words that only together say it, in %s', (language) => {
  it.each(Object.entries(about).map(([topic, said]) => [topic, said[language]] as const))(
    'are of %s: %s',
    (topic, said) => {
      expect(framed(said, language)).toEqual({ gives: 'topic', topic });
    },
  );

  it('lead to those who know where only they do', () => {
    expect(framed(elsewhere[language], language)).toEqual({ gives: 'elsewhere' });
  });

  it('are of a fear where it is of selling', () => {
    expect(framed(fear[language], language)).toEqual({ gives: 'card', card: 'afraid' });
  });

  it.each(ordinary[language])('say nothing in what people say of their work: %s', (said) => {
    expect(framed(said, language)).toBeNull();
  });

  it.each(Object.entries(asSaid).map(([topic, said]) => [topic, said[language]] as const))(
    'are of %s as people say it: %s',
    (topic, said) => {
      expect(framed(said, language)).toEqual({ gives: 'topic', topic });
    },
  );

  it('say nothing of things that are looked for', () => {
    expect(framed(ofThings[language], language)).toBeNull();
  });

  it('say nothing of a price where somebody does not know what to ask', () => {
    expect(framed(ofWords[language], language)).toBeNull();
  });

  it('say nothing by themselves, nor in a story', () => {
    expect(framed(nothing[language], language)).toBeNull();
    expect(framed(`${about['money/no-shows']?.[language]} ${nothing[language]} `.repeat(4), language)).toBeNull();
  });

  it('name topics that have an answer', async () => {
    const answers = await loadAnswers(language);
    for (const topic of Object.keys(about)) expect([...answers.keys()]).toContain(topic);
  });
});
