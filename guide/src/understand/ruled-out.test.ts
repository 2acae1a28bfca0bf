import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { Need } from '../catalogue/schema.ts';
import { limitsOf, placeIn } from './limits.ts';
import { isRemoteOnly, ruledOutIn } from './ruled-out.ts';

const needsOf = (language: Language, told: Partial<typeof emptyProfile>) => [
  ...limitsOf({ ...emptyProfile, language, ...told }).ruledOut,
];

it.each<[Language, string, Need]>([
  ['en', 'varnish makes me wheeze', 'dust'],
  ['en', 'I stutter', 'camera-or-stage'],
  ['en', 'I would never go into people’s places alone', 'homes'],
  ['en', 'the phone, not for me', 'phone'],
  ['en', 'I can’t stand crowds', 'crowds'],
  ['fr', 'plus d’enfants', 'children'],
  ['he', 'ריח של צבע חונק אותי', 'dust'],
  ['he', 'אני מגמגם', 'phone'],
  ['he', 'הברכיים שלי הרוסות', 'standing'],
  ['fr', 'l’odeur de la colle me rend malade', 'dust'],
  ['fr', 'les démarches commerciales et vendre, pas pour moi', 'cold-contact'],
  ['fr', 'les chiens, plus jamais', 'animals'],
  ['es', 'después de las ocho no puedo', 'evenings'],
  ['es', 'el sol me enferma', 'outdoors'],
  ['es', 'le tengo terror, nada de hablar en público', 'camera-or-stage'],
  ['pt', 'rede social não é comigo', 'social-media'],
  ['pt', 'não quero mais saber de criança', 'children'],
  ['pt', 'cheiro de tinta me faz mal', 'dust'],
])('holds whether a form or the notes tell it, in %s: %s', (language, told, need) => {
  expect(needsOf(language, { limits: told })).toContain(need);
  expect(needsOf(language, { notes: told })).toContain(need);
});

it.each<[Language, string, Need]>([
  ['en', 'a whole day of boxes', 'physical-work'],
  ['he', 'מדרגות', 'standing'],
  ['fr', 'la foule', 'crowds'],
  ['es', 'la rodilla derecha', 'standing'],
  ['pt', 'coluna', 'physical-work'],
])('is what a field of limits names, without a word of denial, in %s: %s', (language, limits, need) => {
  expect(needsOf(language, { limits })).toContain(need);
});

it.each<[Language, string]>([
  ['en', 'heights don’t scare me'],
  ['en', 'my children are at school until two'],
  ['he', 'לא אכפת לי מרעש'],
  ['fr', 'porter ne me fait pas peur'],
  ['es', 'no me importa el calor'],
  ['pt', 'não tenho medo de cachorro'],
])('is not what is no hardship, in %s: %s', (language, notes) => {
  expect(needsOf(language, { notes })).toEqual([]);
});

it.each<[Language, string]>([
  ['en', 'I have no cash to put in'],
  ['he', 'אין לי כסף להשקיע'],
  ['fr', 'pas un centime à investir'],
  ['es', 'no puedo invertir ni un peso'],
  ['pt', 'não tenho grana para investir'],
])('leaves nothing to spend where nothing can be put in, in %s: %s', (language, limits) => {
  expect(limitsOf({ ...emptyProfile, language, limits })).toMatchObject({ band: 0, spared: 0 });
});

describe('times that something else fills, and being tied to the house', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'My Sundays are for my brothers', ['weekends']],
    ['en', 'The evenings are taken by evening school', ['evenings']],
    ['he', 'הבקרים עמוסים אצלי', ['mornings']],
    ['fr', 'Mes soirées sont prises par la chorale', ['evenings']],
    ['es', 'Los sábados son de mis hermanas', ['weekends']],
    ['pt', 'O domingo é da família', ['weekends']],
  ])('%s: “%s”', (language, text, needs) => {
    expect([...ruledOutIn(text, language)]).toEqual(needs);
  });

  it.each(['I am free on Sundays', 'Sunday evenings suit me well', 'Le soir je suis disponible'])(
    'a time that is free is not: “%s”',
    (text) => {
      expect([...ruledOutIn(text)]).toEqual([]);
    },
  );

  it.each<[Language, string]>([
    ['en', 'I am under house arrest until June'],
    ['en', 'cannot leave her alone for an hour'],
    ['he', 'אני מרותקת לבית מאז הניתוח'],
    ['he', 'אי אפשר להשאיר את אמא לבד'],
    ['fr', 'Je suis alitée depuis mars'],
    ['fr', 'je ne peux pas laisser maman seule'],
    ['es', 'No puedo dejar a mi padre solo'],
    ['pt', 'Estou acamada desde o parto'],
  ])('%s: “%s” leaves what can be done from there', (language, text) => {
    expect(isRemoteOnly(text, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'I am not housebound any more'],
    ['fr', 'je peux laisser maman seule le matin'],
    ['es', 'puedo dejar a mi padre solo un rato'],
    ['pt', 'não estou acamada'],
    ['en', 'it is not the end of the world'],
  ])('%s: “%s” does not', (language, text) => {
    expect(isRemoteOnly(text, language)).toBe(false);
  });

  it('what is wanted ties nobody to the house: “cook for bedridden neighbours”', () => {
    const goals = [{ goal_type: 'help', value: 'cook for bedridden neighbours' }];
    expect(limitsOf({ ...emptyProfile, goals }).place).toBeNull();
    expect(limitsOf({ ...emptyProfile, limits: 'bedridden since spring' }).place).toBe('online');
  });
});

it.each<[Language, string, string]>([
  ['en', 'Speaking on a stage, no way', 'camera-or-stage'],
  ['en', 'Toddlers, no thanks', 'children'],
  ['fr', 'Parler devant un public, jamais', 'camera-or-stage'],
  ['es', 'Cuidar niños, ni hablar', 'children'],
  ['pt', 'Cuidar de criança, nem pensar', 'children'],
  ['he', 'לדבר מול קהל, אין מצב', 'camera-or-stage'],
])('a turn that stands alone is against what stands before it: %s “%s”', (language, text, need) => {
  expect([...ruledOutIn(text, language)]).toContain(need);
});

it.each<[Language, string]>([
  ['en', 'I have no fear of horses'],
  ['en', 'No experience with teenagers yet'],
  ['he', 'אין לי ניסיון עם בעלי חיים'],
  ['fr', 'Je ne dirais pas non à des cours le soir'],
  ['es', 'Madrugar no me incomoda'],
  ['es', 'Trabajar de noche, sin problema'],
  ['pt', 'Não tenho experiência com cavalos'],
  ['pt', 'Crianças no bairro'],
])('%s: “%s” rules nothing out', (language, text) => {
  expect([...ruledOutIn(text, language)]).toEqual([]);
});

it('wants to get out of the house, and so is not kept in it', () => {
  for (const text of ['Quiero salir de casa', 'Quero sair de casa', 'J’aimerais sortir de chez moi'])
    expect(placeIn(text)).toBeNull();
  expect(placeIn('No puedo salir de casa')).toBe('online');
});

describe('a condition', () => {
  it.each<[Language, string]>([
    ['en', 'I carve walking sticks'],
    ['es', 'hago muletas'],
    ['pt', 'eu faço muletas'],
  ])('is none where it is what somebody makes, in %s: %s', (language, text) => {
    expect([...ruledOutIn(text, language)]).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'I paint from a wheelchair'],
    ['en', 'I use a walking stick'],
    ['en', 'I make jewellery despite my back pain'],
    ['fr', 'je couds malgré mon mal de dos'],
    ['es', 'pinto en silla de ruedas'],
    ['pt', 'pinto numa cadeira de rodas'],
    ['he', 'אני מציירת בכיסא גלגלים'],
  ])('is one where somebody makes something in spite of it, in %s: %s', (language, text) => {
    expect([...ruledOutIn(text, language)]).not.toEqual([]);
  });
});

describe('an hour of the afternoon', () => {
  it.each<[Language, string]>([
    ['en', 'nothing after 4 o’clock, the twins come home'],
    ['en', 'I can’t work after 3pm'],
    ['he', 'אחרי 16 אני לא יכולה'],
    ['fr', 'rien après 17h, j’ai les petits'],
    ['es', 'después de las 4 no puedo'],
    ['pt', 'nada depois das 15h, busco as gêmeas'],
  ])('behind which nothing goes rules out evenings in %s: “%s”', (language, text) => {
    expect([...ruledOutIn(text, language)]).toContain('evenings');
  });

  it.each<[Language, string]>([
    ['en', 'nothing sold after 3 weeks'],
    ['en', 'I am free after 4'],
    ['fr', 'je ne lâche pas après 2 heures de travail'],
    ['es', 'después de 3 meses no quedó nada'],
    ['pt', 'depois de 2 anos não parei'],
    ['en', 'no ladders after 20 years on roofs'],
    ['he', 'לא יכולה עד אחרי 5'],
    ['he', 'לא סוחבת אחרי 15 שנה במחסן'],
    ['fr', 'pas de vélo après 2 chutes'],
    ['es', 'no plancho más después de 14 años'],
    ['pt', 'não estou livre até depois das 6'],
  ])('is none in %s where it is a span, or free: “%s”', (language, text) => {
    expect([...ruledOutIn(text, language)]).not.toContain('evenings');
  });
});

it.each<[Language, string, readonly string[]]>([
  ['en', 'no driving these days so no carrying of crates', ['car', 'physical-work']],
  ['he', 'לא נוהג ולא מסתדר עם מחשבים', ['car', 'computer']],
  ['fr', 'pas de voiture et pas de téléphone avec les gens', ['car', 'phone']],
  ['es', 'no conduzco ni hago llamadas por teléfono', ['car', 'phone']],
  ['pt', 'não dirijo e não lido com telefone', ['car', 'phone']],
])('what is denied by itself is ruled out besides, in %s: “%s”', (language, text, needs) => {
  const found = ruledOutIn(text, language);
  for (const need of needs) expect([...found]).toContain(need);
});

it.each<[Language, string, Need]>([
  ['en', 'dont do stairs', 'standing'],
  ['en', 'I canna lift ower much', 'physical-work'],
  ['en', 'nae dogs', 'animals'],
  ['en', 'wont do screen work', 'computer'],
  ['he', 'אינני נוהגת', 'car'],
  ['he', 'איני יכול להרים', 'physical-work'],
  ['fr', 'jveux pu monter d’escaliers', 'standing'],
  ['fr', 'jamé le dimanche', 'weekends'],
  ['es', 'na de escaleras', 'standing'],
  ['es', 'nunka perros', 'animals'],
  ['pt', 'n dirijo', 'car'],
  ['pt', 'num posso carregar caixa pesada', 'physical-work'],
])('is heard as it is typed or spoken, in %s: %s', (language, told, need) => {
  expect(needsOf(language, { notes: told })).toContain(need);
  expect(needsOf(language, { limits: told })).toContain(need);
});
