import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readRequest } from './requests.ts';

const read = (message: string, language: Language) => {
  const request = readRequest(message, language);
  return request && { to: request.to, words: [...request.said, request.about].join(' ').trim() };
};

describe('what is said to nobody', () => {
  it.each<[Language, string, string]>([
    ['en', 'text Wren that I have a fever, leave out the wedding', 'I have a fever'],
    ['en', 'tell gran I am well, she must not know about the loan', 'I am well'],
    ['en', 'text Wren that I stay home, I don’t want him to know about the trip', 'I stay home'],
    ['en', 'write to Wren that the boots are mended, he always complains, they cost less now', 'The boots are mended'],
    ['he', 'תכתבי לדליה שהמגפיים מוכנים, היא לא יודעת שמכרתי את הדירה', 'המגפיים מוכנים'],
    ['he', 'תכתבי לדליה שהמגפיים מוכנים, שום דבר על החתונה', 'המגפיים מוכנים'],
    ['fr', 'écris à Odile que je reste au lit, rien sur le mariage', 'Je reste au lit'],
    ['fr', 'dis à mamie que je vais bien, elle ne sait pas que j’ai vendu la maison', 'Je vais bien'],
    ['es', 'dile a Nuria que me quedo en casa, nada de la boda', 'Me quedo en casa'],
    ['es', 'dile a Nuria que me quedo en casa, ella no sabe que vendí el coche', 'Me quedo en casa'],
    ['pt', 'diz ao Rui que fico em casa, ele não sabe que vendi a mota', 'Fico em casa'],
    ['pt', 'escreve ao Rui que fico em casa, nada sobre o casamento', 'Fico em casa'],
    ['pt', 'escreve ao Rui que fico em casa, nada da festa', 'Fico em casa'],
  ])('is left out, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toContain(words);
    expect(read(message, language)?.words).not.toMatch(
      /wedding|loan|trip|complains|דירה|חתונה|mariage|maison|boda|coche|mota|casamento|festa/u,
    );
  });

  it.each<[Language, string]>([
    ['en', 'tell Wren I am late but tell Joss nothing'],
    ['en', 'text Wren I am late and Joss that I am not'],
    ['en', 'tell Wren I am fine she doesn’t know I sold the flat'],
    ['en', 'tell Wren I am fine and mum and dad they don’t know that I sold the flat'],
    ['he', 'תכתבי לדליה שאני מאחרת ולרותי שאני לא באה'],
    ['fr', 'dis à Odile que je suis en retard et à Marc que je viens'],
    ['es', 'dile a Nuria que llego tarde y a Bruno que no voy'],
    ['pt', 'diz ao Rui que chego tarde e à Graça que não vou'],
  ])('makes no message where it is not sure what that is, in %s: %s', (language, message) => {
    expect(readRequest(message, language)).toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'tell Joss pay me 300 or I show your husband the letters'],
    ['en', 'tell Joss I will burn his van'],
    ['en', 'tell my dad I am a failure and I give up'],
    ['en', 'tell my dad the rent is late and I can’t go on'],
    ['en', 'text Joss that he’ll regret it'],
    ['he', 'תכתוב לדני שאני אשרוף לו את הרכב'],
    ['he', 'תגידי לאמא שאני כישלון ואני מוותרת'],
    ['fr', 'dis à Marc que je sais où vont ses filles le soir'],
    ['fr', 'écris à ma mère que je suis une ratée et que j’abandonne'],
    ['es', 'dile a Bruno que me las va a pagar'],
    ['es', 'dile a mi madre que soy un fracaso y que me rindo'],
    ['pt', 'diz ao Tiago que vou queimar a loja dele'],
    ['pt', 'diz à minha mãe que sou um fracasso e que desisto de tudo'],
  ])('threatens nobody and says no farewell, in %s: %s', (language, message) => {
    expect(readRequest(message, language)).toBeNull();
  });
});

describe('a word that is an insult, or keeps something back,', () => {
  it.each<[Language, string, string]>([
    ['en', 'tell Wren that I sold a cow and two goats', 'I sold a cow and two goats'],
    ['en', 'tell Wren I had a nightmare on Sunday', 'I had a nightmare on Sunday'],
    ['en', 'tell Wren the price is the same as last week', 'The price is the same as last week'],
    ['he', 'תגיד לדני שהמחיר אותו דבר', 'המחיר אותו דבר'],
    ['fr', 'dis à Marc que j’ai vendu une vache et deux chèvres', 'J’ai vendu une vache et deux chèvres'],
    ['fr', 'dis à Marc que c’est pareil', 'C’est pareil'],
    ['es', 'dile a Bruno que tengo un cerdo', 'Tengo un cerdo'],
    ['es', 'dile a Bruno que cuesta lo mismo', 'Cuesta lo mismo'],
    ['pt', 'diz ao Rui que tenho uma vaca e duas cabras', 'Tenho uma vaca e duas cabras'],
    ['pt', 'diz ao Rui que na verdade chego às cinco', 'Na verdade chego às cinco'],
  ])('is said where it is only a word, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string]>([
    ['en', 'tell Joss he’s a pig'],
    ['en', 'tell Joss his mum is a cow'],
    ['en', 'tell Joss the same'],
    ['he', 'תגיד לדני שהוא מעצבן'],
    ['fr', 'dis à Marc que c’est une vache'],
    ['fr', 'dis à Marc pareil'],
    ['es', 'dile a Bruno que es un cerdo'],
    ['es', 'dile a Bruno lo mismo'],
    ['pt', 'diz ao Rui que ele é um chato'],
    ['en', 'tell Joss that the chap is a cow'],
    ['en', 'tell Joss that living with Wren is a nightmare'],
    ['en', 'tell Joss that I work with a pig'],
    ['en', 'tell Joss that I find aunt May a bore'],
    ['fr', 'dis à Marc que je sors avec une vache'],
  ])('is not said where it is one, in %s: %s', (language, message) => {
    expect(readRequest(message, language)).toBeNull();
  });

  it.each<[Language, string, string]>([
    ['en', 'text my landlord the gate is stuck, the chap is a pig', 'The gate is stuck'],
    ['en', 'text my boss I come at ten, frankly what a pig he is', 'I come at ten'],
    ['he', 'תכתבי לדליה שאני באה בעשר, איזו מעצבנת', 'אני באה בעשר'],
    [
      'fr',
      'dis à Odile que je viens à dix heures, quelle tête, une vache celle-là',
      'Je viens à dix heures, quelle tête',
    ],
    [
      'es',
      'dile a Bruno que llego a las diez, siempre tan lento, un pesado el tío',
      'Llego a las diez, siempre tan lento',
    ],
    ['pt', 'diz ao Rui que chego às dez, sempre um chato', 'Chego às dez'],
  ])('is left out behind what is told, whoever it is said of, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string, string]>([
    ['en', 'text Wren I have a cold, in truth I was at the fair', 'I have a cold'],
    ['he', 'תגידי לדליה שאני חולה, האמת היא שהייתי ביריד', 'אני חולה'],
    ['fr', 'dis à Odile que je suis malade, en vrai j’étais à la foire', 'Je suis malade'],
    ['es', 'dile a Nuria que estoy enfermo, la verdad es que fui a la feria', 'Estoy enfermo'],
    ['pt', 'diz ao Rui que estou doente, na verdade fui à feira', 'Estou doente'],
  ])('leaves out the truth behind what is told, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });
});

describe('“or I”', () => {
  it.each<[Language, string]>([
    ['en', 'tell Wren we can meet on Friday or I come on Monday'],
    ['he', 'תגידי לדליה שאפשר להיפגש ביום שישי או שאני באה ביום שני'],
    ['fr', 'dis à Odile qu’on peut se voir vendredi ou je passe lundi'],
    ['es', 'dile a Nuria que podemos vernos el viernes o te llamo el lunes'],
    ['pt', 'diz ao Rui que podemos ver-nos na sexta ou eu passo na segunda'],
  ])('may offer another day, in %s: %s', (language, message) => {
    expect(readRequest(message, language)?.said).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['en', 'tell Joss I want my money or I come on Monday'],
    ['en', 'tell Joss we can do this nicely or I come to you'],
    ['en', 'tell Joss we can do this nicely or I come with my brothers on Monday'],
    ['en', 'tell Joss we can settle this or I tell everyone on Monday'],
    ['he', 'תגיד לדני שישלם או שאני בא ביום שני'],
    ['he', 'תגיד לדני שאפשר לדבר או שאני שובר לו את הרכב ביום שני'],
    ['fr', 'dis à Marc de payer ou je passe lundi'],
    ['fr', 'dis à Marc qu’on peut parler ou je viens avec mes frères lundi'],
    ['es', 'dile a Bruno que me pague o le llamo el lunes'],
    ['es', 'dile a Bruno que podemos hablar o le parto el coche el lunes'],
    ['pt', 'diz ao Rui que me pague ou eu passo na segunda'],
    ['pt', 'diz ao Rui que podemos falar ou vou com os meus primos na segunda'],
  ])('threatens in every other place, in %s: %s', (language, message) => {
    expect(readRequest(message, language)).toBeNull();
  });
});

describe('where what is said begins', () => {
  it.each([
    ['préviens Odile qu’elle a perdu son gant', 'Elle a perdu son gant'],
    ['préviens Odile qu’Hugo est au lit', 'Hugo est au lit'],
    ['dis à Odile qu’on part à neuf heures', 'On part à neuf heures'],
  ])('is behind the mark of a short “that”: %s', (message, words) => {
    expect(read(message, 'fr')?.words).toBe(words);
  });

  it.each<[Language, string, string]>([
    ['en', 'write to Mrs Van Loon from flat 7 that the lift works', 'Mrs Van Loon from flat 7'],
    ['en', 'tell Miss D’Arcy that the lift works', 'Miss D’Arcy'],
    ['he', 'תכתבי למשפחת כהן מדירה 7 שהמעלית עובדת', 'משפחת כהן מדירה 7'],
    ['fr', 'écris à Yann Le Bihan que l’ascenseur marche', 'Yann Le Bihan'],
    ['fr', 'écris à la voisine du 7 que l’ascenseur marche', 'la voisine du 7'],
    ['es', 'escríbele a Marta La Torre que el ascensor anda', 'Marta La Torre'],
    ['pt', 'escreve à Marta do 7º que o elevador anda', 'a Marta do 7º'],
  ])('is behind the whole of a name, in %s: %s', (language, message, to) => {
    expect(read(message, language)?.to).toBe(to);
  });

  it.each<[Language, string]>([
    ['en', 'text size is too big'],
    ['en', 'remind me to phone Joss at 9'],
    ['en', 'say Joss wants four, what do I do'],
    ['en', 'let me skip the fairs, I hate them'],
    ['en', 'ask friends yes, strangers no'],
    ['en', 'thanks, and tell Joss the same'],
    ['en', 'thank Joss for the eggs'],
    ['en', 'remind Joss of the 30 he owes me'],
    ['en', 'tell gran Rose and Joss are coming'],
    ['fr', 'relance clients, ça veut dire quoi'],
    ['fr', 'invite des amis pour goûter, bonne idée ?'],
    ['es', 'invita la casa, ¿vale la pena?'],
    ['pt', 'convida amigos para provar, é boa ideia'],
    ['he', 'תזכירי לי להתקשר לדני בתשע'],
  ])('is nowhere where nobody or nothing is named, in %s: %s', (language, message) => {
    const request = readRequest(message, language);
    expect(request?.said ?? []).toEqual([]);
    expect(request?.isWhole).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['en', 'ask Joss if he lends me his van'],
    ['he', 'תשאלי את דני אם הוא פנוי בשישי'],
    ['fr', 'demande à Marc s’il me prête son vélo'],
    ['es', 'pregúntale a Bruno si me deja la bici'],
    ['pt', 'pergunta ao Tiago se me deixa a bicicleta'],
  ])('has no offer beside a favour, in %s: %s', (language, message) => {
    expect(readRequest(message, language)?.aim).not.toBe('permission');
  });
});
