import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';

/** What is heard, field by field, in words, of somebody whose work is known unless that is asked for. */
function heardIn(asked: AskedField, message: string, language: Language) {
  const languages = languagesOf(flat(message), language);
  const isFirst = asked === 'experience';
  const { said, unread } = hear(message, { asked, language, languages, now: 0, hasWork: !isFirst, isFirst });
  return (field: string) => (field === 'unread' ? unread : said.filter((one) => one.field === field).map(wordsOf));
}

describe('who introduces themselves in a heap', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Joan 67 from whitby, kippers at the smokehouse for ever', '67', 'whitby'],
    ['he', 'דני 44 מחיפה, נגר 20 שנה', '44', 'חיפה'],
    ['fr', 'moi c’est Loulou 46 ans douarnenez, mareyeur depuis 12 ans', '46', 'douarnenez'],
    ['es', '39, de iruya salta, hago pan', '39', 'iruya salta'],
    ['fr', '52, de plogoff finistere, je brode', '52', 'plogoff finistere'],
    ['pt', '61, de lavre alentejo, coso roupa', '61', 'lavre alentejo'],
    ['en', '46, from boscastle cornwall, i fish', '46', 'boscastle cornwall'],
    ['es', 'lupe 41 puebla, costurera 15 años', '41', 'puebla'],
    ['en', '58 from selby, a widow', '58', 'selby'],
    ['pt', 'carla 33 recife manicure 9 anos', '33', 'recife'],
  ])('tells their age and home without a verb, in %s: “%s”', (language, message, age, home) => {
    const heard = heardIn('experience', message, language);
    expect(heard('age')).toEqual([age]);
    expect(heard('location')).toEqual([home]);
  });

  it.each<[Language, string, string]>([
    ['en', 'am ailsa 47 frae lochgilphead', '47'],
    ['en', "ah'm rab 59 fae auchterarder", '59'],
    ['fr', 'chui nono 38 de plouguerneau', '38'],
    ['es', 'toy rosi 52 de huancapi', '52'],
    ['pt', 'so o tonho 61 de alcoutim', '61'],
    ['he', 'פה שושי 57 מטבריה', '57'],
  ])('tells their age behind a name with small words of their own, in %s: “%s”', (language, message, age) => {
    expect(heardIn('experience', message, language)('age')).toEqual([age]);
  });

  it.each<[Language, string]>([
    ['en', 'im on bus 44 frae lochgilphead'],
    ['en', 'am skint 44 quid frae auchterarder'],
    ['en', 'am a cook 22 years frae auchterarder'],
    ['fr', 'chui caissier 20 ans à plouguerneau'],
    ['es', 'marta 30 de junio'],
    ['es', 'soy cocinera 25 años de huancapi'],
    ['pt', 'sou padeiro 30 anos de alcoutim'],
  ])('and none by what is counted there, in %s: “%s”', (language, message) => {
    expect(heardIn('experience', message, language)('age')).toEqual([]);
  });

  it('and none where money or hours were asked for', () => {
    for (const asked of ['hours_per_week', 'budget_per_month'] as const)
      expect(heardIn(asked, 'am ailsa 47 frae lochgilphead', 'en')('age')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'baker in hull 22 years'],
    ['es', 'cocinero en cali 20 años'],
    ['fr', 'je vis à brest depuis 29 ans, soudeur'],
    ['es', '19 años cuenca, carpintero'],
    ['es', '22 años en quito, panadera'],
    ['fr', '18 ans lille puis 5 ans metz, plombier'],
    ['pt', '21 anos em recife, padeiro'],
  ])('and no age by how long they worked or lived somewhere, in %s: “%s”', (language, message) => {
    expect(heardIn('experience', message, language)('age')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'flat 47 selby, i ice cakes'],
    ['en', 'i clean on line 24 leeds'],
    ['en', '3 kids 18 selby'],
    ['en', 'looking after my nan 81 in leeds'],
    ['en', 'granddaughter 19 lives in hull, i knit'],
    ['he', 'רחוב 45 חיפה, אופה'],
    ['he', 'הנכדה 19 חיפה, אני אופה'],
    ['fr', 'rue 34 lille, je brode'],
    ['es', 'carrera 52 cali, costurera'],
    ['es', 'nieta 18 quito, hago empanadas'],
    ['pt', 'bloco 28 recife, faço bolos'],
    ['pt', 'neto 17 recife, faço bolos'],
  ])('and none by the number of a house, a bus or somebody near, in %s: “%s”', (language, message) => {
    expect(heardIn('experience', message, language)('age')).toEqual([]);
    expect(heardIn('skills', message, language)('age')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'Joan 67 whitby'],
    ['he', 'דירה 44 חיפה'],
    ['fr', 'ligne 46 douarnenez'],
    ['es', 'Lupe 41 puebla'],
    ['pt', 'Carla 33 recife'],
  ])('and no other age where theirs is known, in %s: “%s”', (language, message) => {
    const languages = languagesOf(flat(message), language);
    const { said } = hear(message, { asked: 'skills', language, languages, now: 0, hasWork: true, age: 51 });
    expect(said.filter(({ field }) => field === 'age')).toEqual([]);
  });

  it('is at home where a later “in” says so, and not in a word of their own that is a town besides', () => {
    expect(heardIn('experience', 'yoli 31 mérida pero ya 4 años en cali, cuido niños', 'es')('location')).not.toContain(
      'mérida',
    );
    expect(heardIn('experience', 'im 27, reading, long walks, shop work', 'en')('location')).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['es', 'tengo 90 para gastar', '90'],
    ['pt', 'tenho 40 para investir', '40'],
  ])('has no age of a number that is money, in %s: “%s”', (language, message, sum) => {
    const heard = heardIn('skills', message, language);
    expect(heard('age')).toEqual([]);
    expect(heard('budget_per_month')).toEqual([sum]);
  });
});

describe('what is said around a name', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'do a bit of beekeeping, making jam, i do nails', ['beekeeping', 'making jam', 'nails']],
    ['en', 'crochet not, knitting yes', ['knitting']],
    ['he', 'תפירה, סריגה לא', ['תפירה']],
    ['fr', 'je couds des rideaux, la poterie non', ['couds des rideaux']],
    ['es', 'arreglo bicis los sábados, hago papalotes', ['arreglo bicis', 'hago papalotes']],
    ['pt', 'eu pinto, faço móbiles', ['pinto', 'faço móbiles']],
  ])('is no part of it, in %s: “%s”', (language, message, names) => {
    expect(heardIn('skills', message, language)('skills')).toEqual(names);
  });

  it('stays where verb and thing are a trade together', () => {
    expect(heardIn('skills', 'hago muebles', 'es')('skills')).toEqual(['hago muebles']);
  });
});

describe('what is denied behind its name', () => {
  it.each<[Language, string, string]>([
    ['en', 'i mend clocks for the parish, crochet i cant do at all', 'crochet'],
    ['he', 'נגרות ותיקון דלתות, ריתוך אני לא יודע', 'ריתוך'],
    ['fr', 'je couds des rideaux, le tricot j’y touche pas', 'tricot'],
    ['es', 'arreglo radios viejas, la repostería no la toco', 'repostería'],
    ['pt', 'arranjo máquinas de lavar, ar condicionado não faço', 'ar condicionado'],
  ])('is kept as it was said, and no skill, in %s: “%s”', (language, message, name) => {
    const heard = heardIn('skills', message, language);
    expect(heard('skills').join(' ')).not.toContain(name);
    expect([...heard('limits'), ...heard('unread')].join(' ')).toContain(name);
  });
});

describe('what is only besides, or not hated', () => {
  it.each<[string, string]>([
    ['je couds des rideaux, la broderie en plus', 'broderie'],
    ['je repasse chez les gens, le raccommodage en plus', 'raccommodage'],
  ])('is no limit in fr: “%s”', (message, name) => {
    expect(heardIn('skills', message, 'fr')('limits').join(' ')).not.toContain(name);
  });

  it('is one behind the verb of its teller', () => {
    expect(heardIn('skills', 'je couds des rideaux, la broderie je peux plus', 'fr')('limits')).toEqual([
      'la broderie je peux plus',
    ]);
  });

  it.each<[Language, string]>([
    ['en', 'weeding i dont hate'],
    ['he', 'לקפל אני לא שונאת'],
    ['fr', 'la vaisselle je déteste pas'],
    ['es', 'fregar no lo odio'],
    ['pt', 'lavar louça não odeio'],
  ])('rules nothing out, in %s: “%s”', (language, message) => {
    const heard = heardIn('skills', message, language);
    expect([...heard('limits'), ...heard('dislikes')]).toEqual([]);
  });
});

describe('what others do', () => {
  it.each<[Language, string, string]>([
    ['en', 'the owner retired, baker 6 years', 'baker'],
    ['he', 'הבוס פרש, אופה 6 שנים', 'אופה'],
    ['fr', 'la patronne est partie, boulangère depuis 6 ans', 'boulangère'],
    ['es', 'el dueño se jubiló y quedé de panadero 6 años', 'panadero'],
    ['pt', 'a patroa faleceu e virei padeiro 6 anos', 'padeiro'],
  ])('is not what the teller did since they left, in %s: “%s”', (language, message, title) => {
    expect(heardIn('experience', message, language)('experience')).toEqual([title]);
  });

  it.each<[Language, string, string]>([
    ['en', 'the owner is a baker, i sort the post', 'baker'],
    ['he', 'המנהל חשמלאי, אני מתקן דלתות', 'חשמלאי'],
    ['fr', 'le proprio est ébéniste, moi je canne des chaises', 'ébéniste'],
    ['es', 'el dueño es argentino y profesor de tango, yo reparo persianas', 'tango'],
    ['pt', 'o dono é soldador, eu pinto portas', 'soldador'],
  ])('is theirs, though they are no relatives, in %s: “%s”', (language, message, trade) => {
    const heard = heardIn('skills', message, language);
    expect([...heard('skills'), ...heard('experience')].join(' ')).not.toContain(trade);
  });

  it.each<[Language, string, string]>([
    ['es', 'dueño de una tienda 12 años', 'dueño de una tienda'],
    ['fr', 'chef de rang 8 ans', 'chef de rang'],
    ['fr', 'femme de ménage, je brode le soir', 'femme de ménage'],
  ])('is no title of the teller’s, in %s: “%s”', (language, message, title) => {
    expect(heardIn('experience', message, language)('experience')).toContain(title);
  });
});

describe('a limit', () => {
  it.each<[Language, string, string, string]>([
    ['es', 'no cargo peso y hago pan', 'no cargo peso', 'hago pan'],
    ['es', 'no puedo estar de pie y coso vestidos', 'no puedo estar de pie', 'coso vestidos'],
    ['fr', 'je porte plus rien de lourd et je couds des robes', 'je porte plus rien de lourd', 'couds des robes'],
    ['pt', 'não carrego peso e faço pão', 'não carrego peso', 'faço pão'],
  ])('ends where its teller goes on, in %s: “%s”', (language, message, limit, skill) => {
    const heard = heardIn('skills', message, language);
    expect(heard('limits')).toEqual([limit]);
    expect(heard('skills')).toEqual([skill]);
  });
});

describe('a limit of two infinitives', () => {
  it.each<[Language, string]>([
    ['en', 'i cant read and do sums'],
    ['fr', 'je peux pas conduire et faire les courses'],
    ['es', 'no puedo cargar y hacer mudanzas'],
    ['pt', 'não posso carregar peso e fazer mudanças'],
  ])('is one, in %s: “%s”', (language, message) => {
    expect(heardIn('limits', message, language)('limits')).toEqual([message]);
  });
});

describe('money that there is none of', () => {
  it.each<[Language, string]>([
    ['en', 'i will put in nothing, i have ten hours'],
    ['he', 'כסף אין לי, אפס'],
    ['fr', 'jpeux donner 12h par semaine et jai rien comme argent'],
    ['es', 'dinero tengo nada, tengo las tardes'],
    ['pt', 'dinheiro tenho nada, tempo tenho de sobra'],
  ])('is told with its verb before or behind, in %s: “%s”', (language, message) => {
    expect(heardIn('skills', message, language)('budget_per_month')).toEqual(['0']);
  });

  it('is not where only little is told of', () => {
    expect(heardIn('skills', 'money no much, i grow leeks on the hill', 'en')('budget_per_month')).toEqual([]);
  });
});

describe('how old somebody is', () => {
  it.each(['ma fille dit que j’ai 63 ans', 'jai 63 ans et je couds', '63 ans', 'j’ai 63 ans en fait'])(
    'names no town that its unit is called like: “%s”',
    (message) => {
      for (const asked of ['age', 'skills', 'experience'] as const)
        expect(heardIn(asked, message, 'fr')('location')).toEqual([]);
    },
  );

  it.each<[Language, string]>([
    ['en', 'always wanted to run the marsh race before im 58'],
    ['he', 'תמיד רציתי לצלוח את הנחל לפני גיל 58'],
    ['fr', 'je voudrais finir le moulin avant mes 58 ans'],
    ['es', 'quiero acabar el horno antes de mis 58 años'],
    ['pt', 'queria acabar o forno antes dos meus 58 anos'],
  ])('is not what they will be: %s, “%s”', (language, message) => {
    for (const asked of ['skills', 'goals'] as const) expect(heardIn(asked, message, language)('age')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['es', 'por la tarde 3 horas, y plata tengo unos 70'],
    ['pt', 'de tarde umas 3 horas, e dinheiro tenho uns 70'],
  ])('is not what there is of money: %s, “%s”', (language, message) => {
    const heard = heardIn('hobbies', message, language);
    expect(heard('age')).toEqual([]);
    expect(heard('budget_per_month')).toEqual(['70']);
  });
});

it.each<[Language, string]>([
  ['es', '60, de caracter tranquilo, coso'],
  ['es', '47, de oficio tejedora fina, vendo'],
  ['fr', '41 ans, de nature curieuse, je couds'],
  ['pt', '39, de origem humilde, faço pão'],
  ['es', '52, de lunes trasquilando, vendo'],
  ['pt', '44, de quinta rendilhando, vendo'],
])('what somebody is, or a day, names no home, in %s: “%s”', (language, message) => {
  expect(heardIn('experience', message, language)('location')).toEqual([]);
});
