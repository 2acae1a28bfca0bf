import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { framed, isFeared } from './frames.ts';

type Row = [Language, string];

describe('a trouble that is told', () => {
  it.each<Row>([
    ['en', 'all the candles melted in the van, what now'],
    ['en', 'I dropped the vase for Saturday, what now'],
    ['he', 'כל הנרות נמסו באוטו, מה עכשיו'],
    ['he', 'נפלה לי העוגה של שבת, מה עכשיו'],
    ['he', 'נפלה טעות בכיתוב של השלט'],
    ['en', 'I made a mistake in the lettering of the sign'],
    ['fr', 'je me suis trompée dans la taille de la jupe'],
    ['es', 'me equivoqué con el color del letrero'],
    ['pt', 'enganei-me no tamanho da saia'],
    ['fr', 'toutes les bougies ont fondu dans la camionnette, tout est gâché'],
    ['fr', 'j’ai raté toute la fournée de samedi'],
    ['es', 'se me quemó media hornada de velas, y ahora'],
    ['es', 'las mantas se mojaron en el camión'],
    ['pt', 'as velas derreteram todas na carrinha, e agora'],
    ['pt', 'deixei cair o vaso de sábado, e agora'],
  ])('gets what to do with a trouble, in %s: %s', (language, message) => {
    expect(framed(message, language)?.gives).toBe('trouble');
  });

  it.each<Row>([
    ['en', 'the wax melted and burnt her hand'],
    ['en', 'my aunt got lost on the way to the stall'],
    ['en', 'a customer is allergic to the cream, her lips are swollen'],
    ['en', 'the flood took the house and the table came apart'],
    ['en', 'I fell apart after the funeral'],
    ['en', 'the chocolate melted nicely into the moulds, the cake is fine'],
    ['en', 'the label came off easily, as it should'],
    ['he', 'איבדתי את אחותי בקיץ'],
    ['he', 'הגג שלנו נהרס והשולחן התפרק'],
    ['he', 'השעווה נמסה לי על היד'],
    ['he', 'אבא נפל לי במטבח'],
    ['fr', 'ma vie est gâchée'],
    ['fr', 'tante Odile est tombée par terre près de la table'],
    ['fr', 'la cire a fondu sur sa main'],
    ['es', 'perdí la casa y las telas en la inundación'],
    ['es', 'se me quemó la mano con la cera'],
    ['es', 'se me arruinó la vida'],
    ['pt', 'queimei o braço na panela'],
    ['pt', 'perdi o marido em maio'],
    ['pt', 'a cera derreteu na mão dela'],
  ])(
    'is none of the work where a body, kin, a death or a home is in it, or nothing is wrong, in %s: %s',
    (language, message) => {
      expect(framed(message, language)?.gives).not.toBe('trouble');
    },
  );
});

describe('who is not paid, and who is asked for nothing', () => {
  it.each<[Language, string, string]>([
    ['en', 'the café has not paid me since June and looks away', 'money/late-payers'],
    ['he', 'בית הקפה לא שילם לי מאז יוני ומסתכל הצידה', 'money/late-payers'],
    ['fr', 'le café ne m’a toujours pas payé depuis juin', 'money/late-payers'],
    ['es', 'la cafetería todavía me debe lo de junio', 'money/late-payers'],
    ['pt', 'o café ainda não pagou o de junho', 'money/late-payers'],
    ['en', 'my old boss wants the whole set for free', 'money/family-price'],
    ['fr', 'mon ancien chef veut toute la série gratis', 'money/family-price'],
    ['es', 'mi antiguo jefe quiere toda la serie gratis', 'money/family-price'],
    ['pt', 'o meu antigo chefe quer a série toda de borla', 'money/family-price'],
    ['he', 'הבוס לשעבר רוצה את כל הסט בחינם', 'money/family-price'],
  ])('is known by its kind, in %s: %s', (language, message, topic) => {
    expect(framed(message, language)).toEqual({ gives: 'topic', topic });
  });

  it.each<Row>([
    ['en', 'the plumber owes me an answer'],
    ['en', 'nobody pays attention to me here'],
    ['en', 'my husband has not paid the rent'],
    ['en', 'the father of my girls never paid me child support and threatens me'],
    ['en', 'the farm has not paid me and keeps my passport'],
    ['en', 'I want to give the first chair for free'],
    ['en', 'who wants a lamp for free'],
    ['he', 'אני רוצה לתת את הכיסא הראשון בחינם'],
    ['he', 'הוא חייב לי תשובה'],
    ['he', 'המעסיק לא שילם לי משכורת ולקח את הדרכון'],
    ['fr', 'il me doit une réponse'],
    ['fr', 'mon patron ne m’a jamais payé et garde mon passeport'],
    ['fr', 'qui veut une lampe gratis'],
    ['es', 'nadie me debe nada'],
    ['es', 'me debe caer bien la gente'],
    ['es', 'el patrón no me paga y me quitó el pasaporte'],
    ['pt', 'me deve sobrar tempo'],
    ['pt', 'o patrão não me paga e ficou com o passaporte'],
    ['pt', 'quem quer uma lâmpada de graça'],
  ])('is nothing of the trade in %s: %s', (language, message) => {
    expect(framed(message, language)).toBeNull();
  });

  it('is a sum where more than one figure is told', () => {
    expect(framed('the café still owes me 90, gave 30 and 15', 'en')).toBeNull();
  });
});

describe('what is feared of what was spoken of', () => {
  it.each<Row>([
    ['en', 'and if it rains on the market day?'],
    ['en', 'what if the customer does not like the lamp'],
    ['he', 'ואם ירד גשם ביום השוק?'],
    ['he', 'ומה אם הלקוחה לא תאהב את המנורה'],
    ['fr', 'et s’il pleut le jour de la foire ?'],
    ['fr', 'et si la cliente n’aime pas la lampe'],
    ['es', '¿y si llueve ese sábado?'],
    ['es', 'y si la clienta lo devuelve'],
    ['pt', 'e se chover no sábado?'],
    ['pt', 'e se a cliente não gostar'],
    ['en', 'what if they come out crooked'],
    ['he', 'ואם ייצא לי עקום'],
    ['fr', 'et si ça sort de travers'],
    ['es', 'y si me queda torcido'],
    ['pt', 'e se ficar torto'],
  ])('is heard of buyers, weather and goods in %s: %s', (language, message) => {
    expect(isFeared(message, language)).toBe(true);
  });

  it.each<Row>([
    ['en', 'and if 12 come?'],
    ['en', 'and if only nine customers cancel?'],
    ['en', 'I wonder and if the customer complains I am glad'],
    ['en', 'and if my uncle breaks the lamp on me'],
    ['en', 'what if he comes back'],
    ['en', 'what if they take my papers'],
    ['en', 'but if I lose the flat'],
    ['en', 'what if I just end it'],
    ['en', 'what if I send a card instead'],
    ['en', 'and if I want another task?'],
    ['he', 'ואם אבא שלי יגלה'],
    ['he', 'ואם אאבד את הדירה'],
    ['he', 'ואם אעשה את זה בטלפון'],
    ['fr', 'et si mon frère l’apprend'],
    ['fr', 'et si on m’expulse'],
    ['fr', 'et si j’envoie une lettre'],
    ['es', 'y si?'],
    ['es', 'y si mi suegro se entera'],
    ['es', 'y si me quitan la casa'],
    ['pt', 'vou ver e se der eu vou'],
    ['pt', 'e se o meu pai souber'],
    ['pt', 'e se eu fizer por telefone'],
  ])('is not heard in %s: %s', (language, message) => {
    expect(isFeared(message, language)).toBe(false);
  });
});
