import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { Talk } from '../built-in/interview/testing.ts';
import { lawWords } from '../care/law.ts';
import { dayInUtc } from '../text/calendar.ts';
import { isAgainstLaw } from './against-law.ts';
import { keptOf } from './kept.ts';
import { wordsOf } from './reading/refusals.ts';

/** What is kept of a message, as `field: words`, with what was not understood as a note. */
function keptIn(language: Language, asked: 'skills' | 'goals' | 'limits' | null, message: string): string[] {
  const heard = { asked, language, languages: [language], now: dayInUtc(2026, 10, 16), age: null };
  const { kept, unread } = keptOf(message, emptyProfile, heard, false);
  return [...kept.map((one) => `${one.field}: ${wordsOf(one)}`), ...unread.map((text) => `notes: ${text}`)];
}

describe('what breaks the law is not stored', () => {
  it.each([
    ['en', 'sell knock-off watches as the real brand'],
    ['he', 'למכור שעונים מזויפים בתור מקוריים'],
    ['fr', 'vendre de fausses montres comme des vraies'],
    ['es', 'vender relojes falsificados como originales'],
    ['pt', 'vender relógios falsificados como originais'],
  ] as const)('in %s, whatever was asked: “%s”', async (language, message) => {
    const talk = new Talk(language);
    await talk.say('');
    expect(await talk.say(message)).toContain(lawWords[language].unwritten);
    expect(talk.profile).toEqual(emptyProfile);
    for (const asked of [null, 'skills', 'goals', 'limits'] as const)
      expect(keptIn(language, asked, message)).toEqual([]);
  });

  it.each([
    ['en', 'I want to sell stolen bikes and repair clocks', 'repair clocks'],
    ['he', 'אני רוצה למכור אופניים גנובים ולתקן שעונים', 'לתקן שעונים'],
    ['fr', 'je veux vendre des vélos volés et réparer des horloges', 'réparer des horloges'],
    ['es', 'quiero vender bicicletas robadas y reparar relojes', 'reparar relojes'],
    ['pt', 'quero vender bicicletas roubadas e consertar relógios', 'consertar relógios'],
  ] as const)('in %s behind an honest half, which is: “%s”', (language, message, honest) => {
    expect(keptIn(language, 'goals', message)).toContain(`goals: ${honest}`);
    expect(keptIn(language, 'goals', message).filter((one) => isAgainstLaw(one, [language]))).toEqual([]);
  });

  it.each([
    ['en', 'plastering, cloning stolen credit cards, tiling', ['plastering', 'tiling']],
    ['he', 'טיח, גניבת כרטיסי אשראי, ריצוף', ['טיח', 'ריצוף']],
    ['fr', 'plâtrerie, voler des cartes bancaires, carrelage', ['plâtrerie', 'carrelage']],
    ['es', 'enyesado, robar tarjetas de crédito, alicatado', ['enyesado', 'alicatado']],
    ['pt', 'reboco, roubar cartões de crédito, azulejo', ['reboco', 'azulejo']],
  ] as const)('in %s among the items of a list, of which the rest is: “%s”', (language, message, honest) => {
    expect(keptIn(language, 'skills', message)).toEqual(honest.map((one) => `skills: ${one}`));
  });

  it.each([
    ['en', 'I am a baker in Hull and I want to sell fake passports', 'baker'],
    ['he', 'אני נגר מחיפה ואני רוצה למכור דרכונים מזויפים', 'נגר'],
    ['fr', 'je suis boulanger à Lille et je veux vendre de faux passeports', 'boulanger'],
    ['es', 'soy panadera en Lugo y quiero vender pasaportes falsos', 'panadera'],
    ['pt', 'sou padeiro em Recife e quero vender passaportes falsos', 'padeiro'],
  ] as const)('in %s where the rest of the message tells a life: “%s”', (language, message, job) => {
    const kept = keptIn(language, null, message);
    expect(kept).toContain(`experience: ${job}`);
    expect(kept.filter((one) => one.startsWith('goals') || isAgainstLaw(one, [language]))).toEqual([]);
  });

  it.each([
    ['en', 'sell phones, they are all stolen'],
    ['he', 'למכור טלפונים, כולם גנובים'],
    ['fr', 'vendre des téléphones, ils sont tous volés'],
    ['es', 'vender móviles, todos son robados'],
    ['pt', 'vender bolsas, todas falsificadas'],
  ] as const)('in %s where it is said of what is wanted: “%s”', (language, message) => {
    expect(keptIn(language, 'goals', message)).toEqual([]);
  });

  it.each([
    ['en', 'making cakes', 'not making cakes, selling stolen cars'],
    ['he', 'להכין עוגות', 'לא להכין עוגות, למכור מכוניות גנובות'],
    ['fr', 'faire des gâteaux', 'pas faire des gâteaux, vendre des voitures volées'],
    ['es', 'hacer tartas', 'no hacer tartas, vender coches robados'],
    ['pt', 'fazer bolos', 'não fazer bolos, vender carros roubados'],
  ] as const)('in %s as a correction: %s', async (language, goal, correction) => {
    const talk = new Talk(language);
    talk.profile = { ...emptyProfile, goals: [{ goal_type: 'GOAL', value: goal }] };
    await talk.say(correction);
    expect(JSON.stringify(talk.profile.goals)).not.toContain(correction.split(' ').at(-1));
  });
});

it.each([
  ['en', 'I want to sell second-hand watches and repair clocks'],
  ['he', 'אני רוצה למכור שעונים יד שנייה ולתקן שעונים'],
  ['fr', 'je veux vendre des montres d’occasion et réparer des horloges'],
  ['es', 'quiero vender relojes de segunda mano y reparar relojes'],
  ['pt', 'quero vender relógios usados e consertar relógios'],
] as const)('keeps in %s an honest wish as it was said: “%s”', (language, message) => {
  const kept = keptIn(language, 'goals', message);
  expect(kept.some((one) => one.startsWith('goals: ') && message.endsWith(one.slice('goals: '.length)))).toBe(true);
});

it.each([
  ['en', 'limits', 'I won’t sell stolen phones, no evenings', 'limits: I won’t sell stolen phones'],
  ['he', 'limits', 'לא למכור טלפונים גנובים, לא ערבים', 'לא למכור טלפונים גנובים'],
  ['fr', 'limits', 'pas de faux avis, pas le soir', 'limits: pas de faux avis'],
  ['es', 'limits', 'no vender móviles robados, nada de tardes', 'limits: no vender móviles robados'],
  ['pt', 'limits', 'não vender celulares roubados, nada de tarde', 'limits: não vender celulares roubados'],
] as const)('keeps in %s what somebody won’t do, and refuses nothing: “%s: %s”', (language, asked, message, limit) => {
  const heard = { asked, language, languages: [language], now: dayInUtc(2026, 10, 16), age: null };
  expect(keptOf(message, emptyProfile, heard, false).refused).toBe(false);
  expect(keptIn(language, asked, message).join(' | ')).toContain(limit);
});

it.each([
  ['en', 'sell false lashes and artificial flowers'],
  ['fr', 'poser de faux cils et de faux ongles'],
  ['pt', 'vender flores artificiais, joias falsas de plástico'],
  ['es', 'abrir coches cerrados, cambiar cerraduras'],
  ['he', 'למכור ריסים מלאכותיים ופרחים מלאכותיים'],
] as const)('refuses nothing in %s of what is honestly false or locked: “%s”', (language, message) => {
  const heard = { asked: 'goals' as const, language, languages: [language], now: dayInUtc(2026, 10, 16), age: null };
  const { kept, refused } = keptOf(message, emptyProfile, heard, false);
  expect(refused).toBe(false);
  expect(kept).not.toEqual([]);
});

it('cuts what is left of a goal at whole words, without the comma in front of what is gone', () => {
  expect(keptIn('en', 'goals', 'bake scones, sell stolen bikes')).toContain('goals: bake scones');
  expect(keptIn('en', 'goals', 'buy and sell stolen bikes and repair clocks')).not.toContain(
    'goals: buy repair clocks',
  );
});

describe('what somebody lives with', () => {
  it.each<[Language, string]>([
    ['en', 'I am a baker without papers, I kneaded bread for six years in Tunis'],
    ['he', 'אני אופה בלי אשרה, שש שנים במאפייה'],
    ['fr', 'Je suis sans papiers, boulangère depuis six ans'],
    ['es', 'Soy panadera, sin papeles, seis años en un obrador'],
    ['pt', 'Sou padeira, sem documentos, seis anos numa padaria'],
    ['en', 'welder, no papers'],
    ['he', 'תופרת בלי ניירות'],
    ['fr', 'peintre, sans titre de séjour'],
    ['es', 'planchadora sin papeles'],
    ['pt', 'pedreiro, sem autorização de trabalho'],
  ])('is held against nobody (%s: %s)', (language, message) => {
    const heard = { asked: null, language, languages: [language], now: dayInUtc(2026, 10, 16), age: null };
    expect(keptOf(message, emptyProfile, heard, false).refused).toBe(false);
  });

  it.each<[Language, string]>([
    ['en', 'hire lads without papers'],
    ['en', 'sell stolen bikes, I have no papers'],
    ['fr', 'embaucher des filles sans papiers'],
    ['es', 'contratar chicas sin papeles'],
    ['pt', 'contratar pedreiros sem papéis'],
  ])('excuses nothing that is wanted (%s: %s)', (language, message) => {
    for (const asked of [null, 'goals'] as const) {
      const heard = { asked, language, languages: [language], now: dayInUtc(2026, 10, 16), age: null };
      expect(keptOf(message, emptyProfile, heard, false).refused).toBe(true);
    }
  });
});
