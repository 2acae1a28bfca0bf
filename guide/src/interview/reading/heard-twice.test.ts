import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { dayInUtc } from '../../text/calendar.ts';
import { hear } from './hear.ts';
import { wordsOf } from './refusals.ts';

/** What is heard of a message, as `field: words`, the notes left out. */
function heardOf(language: Language, asked: AskedField, message: string): string[] {
  const heard = { asked, language, languages: [language], now: dayInUtc(2026, 10, 16), age: null, hasWork: true };
  const { said } = hear(message, heard);
  return said.flatMap((one) => (one.field === 'notes' ? [] : [`${one.field}: ${wordsOf(one)}`]));
}

describe('what is heard twice', () => {
  it.each([
    ['en', 'skills', 'widow since 2019, two boys'],
    ['fr', 'skills', 'veuf depuis 2017, trois filles'],
    ['es', 'skills', 'viuda desde 2018, cinco hijos'],
    ['pt', 'skills', 'viúva desde 2016, quatro filhos'],
    ['he', 'skills', 'אלמנה מ-2018, שלושה ילדים'],
  ] as const)('takes the family for no skill in %s', (language, asked, message) => {
    expect(heardOf(language, asked, message).filter((one) => one.startsWith('skills'))).toEqual([]);
  });

  it.each([
    ['en', 'mornings when the shop is shut'],
    ['fr', 'dimanches quand il pleut'],
    ['es', 'domingos cuando duerme el bebé'],
    ['pt', 'sábados enquanto o neto dorme'],
    ['he', 'ערבים אחרי שכולם ישנים'],
  ] as const)('takes a time for no skill in %s', (language, message) => {
    expect(heardOf(language, 'skills', message).filter((one) => one.startsWith('skills'))).toEqual([]);
  });

  it.each([
    [
      'en',
      'I mend clocks on wet days. I want to see the chapel roof whole again. Left school at fifteen',
      'chapel roof',
    ],
    [
      'fr',
      'je répare des horloges les jours de pluie. Je voudrais revoir le lavoir en état. École quittée à quinze ans',
      'lavoir',
    ],
    [
      'es',
      'los días de lluvia arreglo relojes. Quiero ver otra vez entera la ermita. Dejé la escuela a los quince',
      'ermita',
    ],
    [
      'pt',
      'nos dias de chuva conserto relógios. Quero ver de novo inteira a capela. Larguei a escola aos quinze',
      'capela',
    ],
    ['he', 'בימי גשם אני מתקן שעונים. אני רוצה לראות שוב את בית הכנסת שלם. עזבתי את בית הספר בגיל 15', 'בית הכנסת'],
  ] as const)('hears the wish that is told as one, and no other goal, in %s', (language, message, wish) => {
    const goals = heardOf(language, 'goals', message).filter((one) => one.startsWith('goals'));
    expect(goals).toHaveLength(1);
    expect(goals[0]).toContain(wish);
  });

  it('leaves skills that answer the question as they are', () => {
    expect(heardOf('en', 'skills', 'dry stone walls, hedge laying and a bit of welding')).toEqual([
      'skills: dry stone walls',
      'skills: hedge laying',
      'skills: welding',
    ]);
  });
});

describe('a wish behind a “but”', () => {
  it.each([
    ['en', 'I told my brother 900 but honestly my goal is 350 a month', '350'],
    ['fr', 'à ma sœur j’ai dit 900 mais franchement mon but c’est 350 par mois', '350'],
    ['es', 'a mi hermana le dije 900 pero la verdad mi meta es 350 al mes', '350'],
    ['pt', 'ao meu irmão disse 900 mas sinceramente a minha meta é 350 por mês', '350'],
    ['he', 'לאחי אמרתי 900 אבל בכנות המטרה שלי היא 350 בחודש', '350'],
  ] as const)('holds in %s, and the sum before it does not', (language, message, sum) => {
    const goals = heardOf(language, 'goals', message).filter((one) => one.startsWith('goals'));
    expect(goals.join()).toContain(sum);
    expect(goals.join()).not.toContain('900');
  });

  it.each([
    ['en', 'skills', 'I want something of my own', 'something of my own'],
    ['fr', 'skills', 'je voudrais avoir mon atelier à moi', 'avoir mon atelier à moi'],
    ['es', 'experience', 'quiero montar un taller propio', 'montar un taller propio'],
    ['pt', 'hobbies', 'queria abrir um ateliê meu', 'abrir um ateliê meu'],
    ['he', 'skills', 'אני רוצה סטודיו משלי בבית', 'סטודיו משלי בבית'],
  ] as const)('is no ability in %s, whatever was asked', (language, asked, message, wish) => {
    const said = heardOf(language, asked, message);
    expect(said).toEqual([`goals: ${wish}`]);
  });
});

describe('how long somebody lives so', () => {
  it.each([
    ['en', 'I have been a widow for 4 years. I am a florist', 'florist'],
    ['fr', 'veuf depuis 4 ans, tonnelier', 'tonnelier'],
    ['es', 'viuda desde hace 4 años, florista', 'florista'],
    ['pt', 'viúvo há 4 anos, tanoeiro', 'tanoeiro'],
  ] as const)('is no length of work in %s: “%s”', (language, message, title) => {
    const heard = { asked: null, language, languages: [language], now: dayInUtc(2026, 10, 16), age: null };
    const jobs = hear(message, heard).said.flatMap((one) => (one.field === 'experience' ? [one.value] : []));
    expect(jobs).toMatchObject([{ role_title: title, duration_months: 0 }]);
  });
});

it.each([
  ['en', 'free on mondays'],
  ['fr', 'libre le lundi'],
  ['es', 'libre los lunes'],
  ['pt', 'livre às segundas'],
  ['he', 'פנויה בימי שני'],
] as const)('takes a time for no goal in %s: “%s”', (language, message) => {
  expect(heardOf(language, 'goals', message).filter((one) => one.startsWith('goals'))).toEqual([]);
});

it.each([
  ['en', 'no phone calls and no evenings'],
  ['fr', 'pas d’appels et pas le soir'],
  ['es', 'sin llamadas y por la noche no'],
  ['pt', 'sem ligações e à noite não'],
  ['he', 'בלי שיחות טלפון ולא בערב'],
] as const)('takes what is ruled out for no schooling in %s: “%s”', (language, message) => {
  const said = heardOf(language, 'education', message);
  expect(said.filter((one) => one.startsWith('education'))).toEqual([]);
  expect(said.some((one) => one.startsWith('limits'))).toBe(true);
});
