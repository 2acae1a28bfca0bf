import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { saidIn } from './testing.ts';

type Case = [language: Language, asked: AskedField | null, message: string, words: RegExp];

const heardOf = ([language, asked, message]: Case) =>
  saidIn(message, language, asked)('skills', 'hobbies', 'experience', 'goals', 'education').join(' | ');

describe('what is somebody else’s is not kept as the teller’s', () => {
  it.each<Case>([
    ['en', 'hobbies', 'stamps, that’s my husband. I grow orchids', /stamps/u],
    ['en', 'skills', 'the accounts is my sister, I weld gates', /accounts/u],
    ['en', 'skills', 'I can mend a bicycle. Our Denise does the baking', /baking/u],
    ['fr', 'hobbies', 'la couture c’est ma sœur, moi je jardine', /couture/u],
    ['en', 'skills', 'I weld gates. the ledgers I leave that to my sister', /ledgers/u],
    ['en', 'hobbies', 'cooking is down to my husband. I grow leeks', /cooking/u],
    ['fr', 'skills', 'la cuisine c’est le truc de mon mari. je soude des portails', /cuisine/u],
    ['es', 'skills', 'la cocina es cosa de mi marido. tapizo sillas', /cocina/u],
    ['pt', 'skills', 'cozinha é com o meu marido. conserto rádio', /cozinha/u],
    ['he', 'skills', 'הבישולים זה התחום של אשתי. אני מתקן רדיו', /בישולים/u],
    ['fr', 'skills', 'c’est ma femme qui coud, moi je soude des portails', /coud/u],
    ['es', 'skills', 'la repostería es mi cuñada, yo sueldo rejas', /repostería/u],
    ['es', 'skills', 'quien pinta es mi hermano, yo tapizo sillas', /pinta/u],
    ['pt', 'skills', 'a pintura é o meu cunhado, eu faço cadeiras', /pintura/u],
    ['pt', 'skills', 'motor não, isso é o Tiago. podo árvores', /motor/u],
    ['he', 'skills', 'הבישול זה בעלי, אני מתקנת אופניים', /בישול/u],
    ['he', 'experience', 'נגר 9 שנים. הרופאים אוסרים להרים משקל', /רופאים/u],
  ])('%s, asked for %s: “%s”', (...one) => {
    expect(heardOf(one)).not.toMatch(one[3]);
    expect(heardOf(one)).not.toBe('');
  });
});

describe('what is over, was ended or only tried is not kept', () => {
  it.each<Case>([
    ['en', 'hobbies', 'archery I dropped after the accident. I grow dahlias', /archery/u],
    ['en', 'hobbies', 'I gave up the choir to move to Derby. I grow leeks', /choir|Derby/u],
    ['en', 'hobbies', 'I tried yoga twice, it is not for me. I knit', /yoga/u],
    ['en', 'hobbies', 'the choir, I left in covid. I do patchwork', /choir|left/u],
    ['en', 'hobbies', 'kept ferrets once, not since the house move. I grow leeks', /ferrets/u],
    ['en', 'hobbies', 'the trombone I have not touched since school. I sew', /trombone/u],
    ['es', 'hobbies', 'tuve que dejar el judo. hago punto', /judo/u],
    ['pt', 'hobbies', 'tive que largar o judô. faço crochê', /judô/u],
    ['fr', 'hobbies', 'jjoue mm plus, je brode', /jjoue/u],
    ['fr', 'hobbies', 'avant j’avais des poules, c’est terminé. je pêche la truite', /poules/u],
    ['es', 'hobbies', 'palomas tuve, eso se acabó. juego dominó', /palomas/u],
    ['pt', 'hobbies', 'capoeira larguei faz tempo. toco cavaquinho', /capoeira/u],
    ['he', 'hobbies', 'קדרות עזבתי אחרי הלידה. אני סורגת', /קדרות/u],
    ['he', 'skills', 'רקדתי פעם, די. אני סורגת', /רקדתי/u],
  ])('%s, asked for %s: “%s”', (...one) => {
    expect(heardOf(one)).not.toMatch(one[3]);
    expect(heardOf(one)).not.toBe('');
  });
});

describe('what the teller does themselves stays, whoever stands beside it', () => {
  it.each<Case>([
    ['en', 'hobbies', 'my dad taught me joinery and I still build cabinets', /cabinets/u],
    ['en', 'skills', 'it’s my sister who taught me to crochet', /crochet/u],
    ['en', 'hobbies', 'I play darts with my wife', /darts/u],
    ['en', 'hobbies', 'I gave up smoking, I paint boats now', /paint boats/u],
    ['en', 'hobbies', 'I left my job to carve full time', /^carve full time$/u],
    ['en', 'skills', 'I quit the office to sew cushions full time', /^sew cushions full time$/u],
    ['en', 'experience', 'I left the factory and now do hedge laying', /hedge laying/u],
    ['en', 'skills', 'I repair clocks. it’s my brother who sings', /repair clocks/u],
    ['en', 'hobbies', 'I tried pottery once and loved it, I still do it', /pottery/u],
    ['en', 'skills', 'I make cakes for my mum’s friend', /cakes/u],
    ['es', 'experience', 'vendí tamales en la plaza y coso uniformes', /tamales/u],
    ['fr', 'skills', 'c’est ma mère qui m’a appris la broderie', /broderie/u],
    ['es', 'skills', 'mi abuela me enseñó a bordar mantones', /bordar mantones/u],
    ['pt', 'skills', 'foi minha avó que me ensinou a fazer renda', /renda/u],
  ])('%s, asked for %s: “%s”', (...one) => expect(heardOf(one)).toMatch(one[3]));
});

describe('a friend is what a thing is called as well, and who taught something left it to the teller', () => {
  it.each<Case>([
    ['en', 'hobbies', 'the harmonica is my best friend', /harmonica/u],
    ['es', 'hobbies', 'la armónica es mi compañera', /armónica/u],
    ['fr', 'hobbies', 'l’accordéon c’est ma copine', /accordéon/u],
    ['he', 'hobbies', 'מפוחית זו החברה שלי', /מפוחית/u],
    ['pt', 'hobbies', 'o cavaquinho é o meu melhor amigo', /cavaquinho/u],
    ['pt', 'skills', 'a costura é minha tia que ensinou', /costura/u],
    ['fr', 'skills', 'le tricot c’est ma tante qui a enseigné', /tricot/u],
  ])('%s, asked for %s: “%s”', (...one) => expect(heardOf(one)).toMatch(one[3]));

  it.each<Case>([
    ['en', 'skills', 'whoever bakes is my friend, I weld gates', /bakes/u],
    ['es', 'skills', 'quien hornea es mi amiga, yo sueldo rejas', /hornea/u],
    ['pt', 'skills', 'quem faz o bolo é minha amiga, eu conserto rádios', /bolo/u],
  ])('but where a part says that they do it: %s, asked for %s: “%s”', (...one) => {
    expect(heardOf(one)).not.toMatch(one[3]);
    expect(heardOf(one)).not.toBe('');
  });
});

describe('what was taken up again, or told as all there is, is not over', () => {
  it.each<Case>([
    ['en', 'hobbies', 'I stopped fencing for a year but I am back at it', /fencing/u],
    ['en', 'hobbies', 'the harp I left in May, started again last week', /harp/u],
    ['en', 'hobbies', 'tried canoeing once a week last year, I knit too', /canoeing/u],
    ['en', 'skills', 'roofing and tiling, no more', /roofing.*tiling/u],
    ['en', 'experience', 'thatching, I left in 2016 to start alone', /thatching/u],
    ['fr', 'hobbies', 'j’ai arrêté la harpe mais j’ai repris', /harpe/u],
    ['es', 'skills', 'dejé el violín pero volví hace un año', /violín/u],
    ['pt', 'skills', 'bordar e pintar, não mais', /bordar.*pintar/u],
    ['he', 'skills', 'רתכות ונגרות, זהו', /רתכות/u],
    ['he', 'skills', 'גילוף, די ברמה טובה', /גילוף/u],
    ['he', 'skills', 'רקמה, מאחורי בית ספר לעיצוב', /רקמה/u],
  ])('%s, asked for %s: “%s”', (...one) => expect(heardOf(one)).toMatch(one[3]));

  it.each<Case>([
    ['en', 'hobbies', 'I gave up squash, I sew now', /squash/u],
    ['fr', 'hobbies', 'j’ai arrêté la harpe, j’ai repris le vélo', /harpe/u],
    ['es', 'hobbies', 'dejé el ajedrez, retomé la guitarra', /ajedrez/u],
  ])('but what was left for something else is: %s, asked for %s: “%s”', (...one) => {
    expect(heardOf(one)).not.toMatch(one[3]);
    expect(heardOf(one)).not.toBe('');
  });
});

describe('a relative or a capital inside of a phrase makes nothing somebody else’s', () => {
  it.each<Case>([
    ['en', 'skills', 'Polish is my mother tongue', /Polish/u],
    ['en', 'skills', 'baking is my gran’s recipes, I bake every day', /baking/u],
    ['en', 'hobbies', 'the band is my brother and I playing together', /band/u],
    ['en', 'hobbies', 'walking the dog, that’s Bella', /walking the dog/u],
    ['en', 'skills', 'Sewing, ask my neighbours', /Sewing/u],
    ['es', 'skills', 'el inglés es de mi abuela y mío', /inglés/u],
  ])('%s, asked for %s: “%s”', (...one) => expect(heardOf(one)).toMatch(one[3]));
});

it.each<Case>([
  ['en', null, 'I’m 44, formerly of Cardiff, I live in Leeds now', /^Leeds$/u],
  ['fr', 'location', 'j’habite Lille, je viens de Dakar', /^Lille$/u],
  ['en', null, 'I come from Norwich but live in Cardiff now', /^Cardiff$/u],
  ['pt', null, 'venho de Braga, moro em Faro', /^Faro$/u],
])('where somebody comes from is not where they live, in %s (%s): “%s”', (language, asked, message, home) => {
  expect(saidIn(message, language, asked)('location').join(' | ')).toMatch(home);
});

it.each<[Language, AskedField | null, string, string]>([
  ['en', null, 'I was born in Norwich and live in Norwich, I bind books', 'Norwich'],
  ['en', null, 'I come from Norwich, I live there', 'Norwich'],
  ['es', null, 'nací en Cuenca y vivo en Cuenca, bordo manteles', 'Cuenca'],
  ['es', null, 'vengo de Cuenca, vivo con mi hermana y bordo manteles', 'Cuenca'],
  ['fr', null, 'je viens de Nantes, je vis seule et je tricote', 'Nantes'],
  ['pt', null, 'nasci em Braga e moro em Braga, pinto azulejos', 'Braga'],
  ['he', null, 'נולדתי בחיפה ואני גרה בחיפה, סורגת כובעים', 'חיפה'],
])('where somebody comes from is their home as well where no other is, in %s (%s): “%s”', (...one) => {
  const [language, asked, message, home] = one;
  expect(saidIn(message, language, asked)('location').join(' | ')).toContain(home);
});

it('who answers where they live with where they come from lives there', () => {
  expect(saidIn('vengo de Albacete', 'es', 'location')('location').join()).toContain('Albacete');
});
