import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { Mention } from '../fields.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';

const now = Date.parse('2026-11-01T09:00:00Z');

/** What is heard of a field behind the question for work, in words. */
function heardOf(field: Mention['field'], message: string, language: Language): string[] {
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked: 'experience', language, languages, now });
  return said.filter((one) => one.field === field).map(wordsOf);
}

describe('a home', () => {
  it.each<[Language, string, string]>([
    ['en', 'hey im Kaz 34, i do nights at a bakery in Grimsby 6 yrs now, sis is a cop', 'Grimsby'],
    ['en', "I'm from Manila originally but I live in Croydon now, caregiver for nine years", 'Croydon'],
    ['es', 'nací en Potosí, vivo en El Alto, tengo 50 años y soy albañil de toda la vida', 'El Alto'],
    ['fr', "Je viens de Bamako et je vis à Montreuil, agent d'entretien depuis 8 ans", 'Montreuil'],
    ['pt', 'nasci em Mindelo e vivo na Amadora, empregada de limpeza há 12 anos', 'Amadora'],
    ['he', "מדריך ג'ודו 15 שנה, גר בנהריה אבל במקור מירושלים, בן 43", 'נהריה'],
  ])('is where somebody lives, and not where they come from, in %s: “%s”', (language, message, place) => {
    // The last one said counts.
    expect(heardOf('location', message, language).at(-1)?.replace(/^ב/u, '')).toBe(place);
  });
});

describe('years by themselves', () => {
  it.each<[Language, string, string[]]>([
    ['es', 'qué tal, 22 años, vivo en Ecatepec, hago uñas en mi casa', ['22']],
    ['fr', "ouais 18 ans, j'habite à Creil, en cap coiffure, je coupe les potes", ['18']],
    ['pt', 'técnica de radiologia, 32 anos, Pelotas, 9 anos de serviço', ['32']],
    ['es', 'soldador, 20 años, en un taller de Murcia', []],
    ['fr', 'serrurier depuis 24 ans, chez le même patron à Pau', []],
  ])('are an age where no work stands right before them, in %s: “%s”', (language, message, age) => {
    expect(heardOf('age', message, language)).toEqual(age);
  });
});

describe('an age by its place', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'I am ninety-one years of age and live with my dog in Bude.', ['91']],
    ['es', 'me llamo Rufina, de Tolar Grande soy, 51 años tengo', ['51']],
    ['fr', 'Coucou ! Solène, quarante-deux ans, de Plogoff', ['42']],
    ['pt', 'Olá. Jorge, cinquenta e oito, da Ribeira Brava', ['58']],
    ['he', 'היי. ציפורה, שבעים ותשע, מושב אלישיב', ['79']],
    ['fr', 'Moi c’est Awa, 36 ans, Kaolack. Je couds depuis que j’ai 12 ans', ['36']],
    ['en', 'im 15, from Hull', ['15']],
    ['fr', 'coucou bonjour, Maïssa 28 ans Colmar', ['28']],
    ['en', 'Good day. Blessing, 23 years, from Kumasi', ['23']],
    ['fr', 'salut Loïc 52, Guingamp', ['52']],
    ['es', 'tengo 20 años de experiencia en hornos', []],
    ['fr', 'carreleur, 11 ans, puis facteur, 25 ans', []],
    ['pt', 'tenho 30 anos de serviço nos correios', []],
    ['en', 'welder, 19 years, then a school caretaker, 7 years', []],
    ['pt', 'agora é só a horta e as galinhas: 40 galinhas', []],
    ['fr', 'on monte avec les bêtes, 62 brebis, et on redescend en octobre', []],
  ])('is heard, and no length for it, in %s: “%s”', (language, message, age) => {
    expect(heardOf('age', message, language)).toEqual(age);
  });
});

describe('a sum and a wish', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'id like to earn 200 a month and one day id love to teach kids to bake bread', '200', 'teach kids'],
    ['en', 'I want to save 2000 and to help my niece study', '2000', 'help my niece'],
    ['es', 'quiero ganar 300 al mes y algún día enseñar a los chavales a arreglar bicis', '300', 'enseñar'],
    ['fr', "j'aimerais gagner 150 euros par mois et envoyer ma fille à l'école", '150', 'envoyer ma fille'],
    ['pt', 'queria mais 200 euros por mês e aprender a ler melhor', '200', 'aprender a ler'],
    ['he', 'רוצה להרוויח 1500 בחודש ויום אחד ללמד ילדים נגרות', '1500', 'ללמד'],
  ])('are two goals, in %s: “%s”', (language, message, sum, wish) => {
    const goals = heardOf('goals', message, language);
    expect(goals).toHaveLength(2);
    expect(goals.some((one) => one.includes(sum) && !one.includes(wish))).toBe(true);
    expect(goals.some((one) => one.includes(wish) && !one.includes(sum))).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'I want to earn 200 a month and a bit more in summer'],
    ['es', 'quiero ganar 300 al mes y un poco más en verano'],
  ])('stay one where nothing else is wished for, in %s: “%s”', (language, message) => {
    expect(heardOf('goals', message, language)).toHaveLength(1);
  });
});

describe('a time', () => {
  it.each<[Language, string]>([
    ['en', 'two evenings, and at weekends too'],
    ['fr', 'jpeux 2 soirs par semaine, les fins de semaine aussi'],
    ['es', 'dos tardes, los sábados por la mañana también'],
    ['pt', 'tenho duas noites livres, 3 horas cada'],
    ['he', 'חצי שעה כל יום אחרי הצהריים, לא יותר'],
  ])('is no skill and no work, in %s: “%s”', (language, message) => {
    expect([...heardOf('skills', message, language), ...heardOf('experience', message, language)]).toEqual([]);
  });
});

describe('a home that only its cue tells', () => {
  it.each<[Language, string, string]>([
    ['en', 'Beryl, 77, widow, Great Snoring', 'Great Snoring'],
    ['fr', 'Odile, 61 ans, retraitée, Plouguerneau', 'Plouguerneau'],
    ['es', 'me llamo Justina, de Pitumarca soy, 47 años', 'Pitumarca'],
    ['es', 'Buen día. Evaristo, 66, vecino de Las Ovejas', 'Las Ovejas'],
    ['pt', 'Joaquim, 58, morador de Vila Chã de Ourique', 'Vila Chã de Ourique'],
    ['he', 'נחום, שמונים ושלוש, קיבוץ דליה', 'דליה'],
    ['he', 'שמי אליקים, בן ארבעים, תושב ספסופה', 'ספסופה'],
  ])('is heard, in %s: “%s”', (language, message, place) => {
    expect(heardOf('location', message, language)).toContain(place);
  });

  it.each<[Language, string]>([
    ['en', 'Beryl, 77, born in Great Snoring'],
    ['es', 'me llamo Justina, 47 años, nacida en Pitumarca'],
    ['fr', 'Odile, 61 ans, chez Renault'],
  ])('is none where another word stands before the name, in %s: “%s”', (language, message) => {
    expect(heardOf('location', message, language)).toEqual([]);
  });
});

describe('work that was done for so long', () => {
  it.each<[Language, string, string]>([
    ['en', 'a barmaid for 3 years and im sick of it, no more pubs', 'barmaid'],
    ['he', 'מלצרית 3 שנים ונמאס לי, לא עוד בתי קפה', 'מלצרית'],
  ])('is work, though nobody wants it again, in %s: “%s”', (language, message, title) => {
    expect(heardOf('experience', message, language)).toEqual([title]);
  });
});

describe('what somebody says they do, without for how long', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'nurse on a night ward for nine years. i also crochet shawls', 'nurse', 'crochet shawls'],
    ['es', 'soy enfermera desde hace 9 años. y tejo chales', 'enfermera', 'tejo chales'],
    ['pt', 'sou enfermeira há 9 anos. e bordo toalhas', 'enfermeira', 'bordo toalhas'],
  ])('is a skill beside work that is told with it, in %s: “%s”', (language, message, title, skill) => {
    expect(heardOf('experience', message, language).join(' | ')).toContain(title);
    expect(heardOf('experience', message, language).join(' | ')).not.toContain(skill);
    expect(heardOf('skills', message, language)).toContain(skill);
  });

  it('is work where none is known, and a skill where some is', () => {
    const message = 'Well, these days I tune accordions for the whole valley, mostly in winter';
    const heard = { asked: null, language: 'en' as const, languages: ['en' as const], now };
    const fieldsOf = (hasWork: boolean) => hear(message, { ...heard, hasWork }).said.map(({ field }) => field);
    expect([fieldsOf(false), fieldsOf(true)]).toEqual([['experience'], ['skills']]);
  });
});

it.each<[Language, string]>([
  ['fr', 'amiens'],
  ['es', 'cuenca'],
  ['he', 'חיפה'],
])('a town by itself is where somebody lives, whatever was asked, in %s: “%s”', (language, message) => {
  expect(heardOf('location', message, language)).toEqual([message]);
  expect(heardOf('experience', message, language)).toEqual([]);
});

it.each<[Language, string, string]>([
  ['fr', 'femme de chambre pendant 6 ans à Nice, et je couds', 'femme de chambre'],
  ['fr', 'femme de ménage, je brode le soir', 'femme de ménage'],
])('a job may be named by a word for a relative, in %s: “%s”', (language, message, title) => {
  expect(heardOf('experience', message, language).join(' | ')).toContain(title);
});
