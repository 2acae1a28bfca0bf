import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { framed, isFeared, namesBuyer } from './frames.ts';

type Row = readonly [Language, string];

/** What is asked beside a task in words of which none names the topic by itself. */
const spoken: Readonly<Record<string, readonly Row[]>> = {
  'customers/first-ten-contacts': [
    ['en', 'how do i land my first few belt buyers'],
    ['en', 'how would anyone round here know i fix bags'],
    ['en', 'how do you get a first customer to trust me with an old watch'],
    ['he', 'איך אנשים פה ידעו שאני מתקן תיקים'],
    ['he', 'איך אני משכנעת לקוחה לקנות ממתחילה'],
    ['fr', 'comment les gens sachent que je répare des sacs'],
    ['fr', 'où je chope mes premiers clients'],
    ['es', 'cómo hago para que la gente se entere que arreglo bolsos'],
    ['es', 'de dónde agarro los primeros apicultores'],
    ['pt', 'como é que o povo fica sabendo que conserto bolsa'],
    ['pt', 'como pego os primeiros fregueses'],
  ],
  'money/no-idea-first-price': [
    ['en', 'how do you arrive at a price for a mended clock'],
    ['he', 'איך קובעים מחיר לחגורה'],
    ['fr', 'comment je fixe le prix d’une ceinture'],
    ['es', 'cómo pongo el precio de un cinturón'],
    ['pt', 'como boto preço num cinto'],
  ],
  'further/not-today': [
    ['en', 'this week nothing, overtime every night'],
    ['he', 'השבוע כלום, משמרות כל לילה'],
    ['fr', 'cette semaine rien, j’étais de garde'],
    ['es', 'esta semana cero, doble turno'],
    ['pt', 'essa semana não deu, plantão todo dia'],
  ],
  'rules/complaints-from-customers': [
    ['en', 'a customer says i ruined the zip'],
    ['fr', 'la cliente prétend que c’est trop court'],
    ['es', 'la clienta dice que le quedó muy corto'],
    ['pt', 'a freguesa diz que a culpa é minha'],
    ['he', 'הלקוחה טוענת שזה קצר מדי'],
  ],
  'money/refunds': [
    ['en', 'a customer wants to give the belt back'],
    ['he', 'הלקוחה רוצה להחזיר את החגורה'],
    ['fr', 'la cliente veut rendre la ceinture'],
    ['es', 'la clienta quiere devolver el cinturón'],
    ['pt', 'a cliente quer devolver o cinto'],
  ],
  'customers/competitors': [
    ['en', 'they tell me the shop has belts cheaper'],
    ['es', 'me dicen que en la tienda los cinturones son más baratos'],
    ['he', 'אומרים לי שבשוק חגורה יותר זולה'],
    ['en', 'a customer told me mine are the same as the ones in the mall'],
    ['fr', 'un client dit que c’est pareil que les leurs'],
    ['es', 'un cliente dice que son iguales a los del centro'],
    ['pt', 'a cliente diz que são iguais aos da fábrica'],
    ['he', 'לקוח אמר לי שזה בדיוק כמו במפעל'],
  ],
};

/** Said with some of the same words of something else. */
const ofElse: readonly Row[] = [
  ['en', 'how do i convince my husband to let me go'],
  ['en', 'how do I get the first coat on evenly'],
  ['en', 'how do people know when leather is dry'],
  ['en', 'this week nothing sold'],
  ['en', 'my ex says it was all my fault'],
  ['en', 'she wants to come back tomorrow'],
  ['en', 'how do I get my pupils to practise'],
  ['en', 'sold 4 at 6 and 5 at 7, how much do I collect today'],
  ['he', 'איך אני משכנעת את בעלי לתת לי לצאת'],
  ['he', 'השבוע לא נמכר כלום'],
  ['he', 'אחותי אומרת שזה באשמתי'],
  ['fr', 'comment convaincre mon mari de me laisser sortir'],
  ['fr', 'cette semaine rien vendu'],
  ['fr', 'ma mère dit que c’est de ma faute'],
  ['es', 'cómo convenzo a mi marido de que me deje salir'],
  ['es', 'esta semana no se vendió nada'],
  ['es', 'mi mamá dice que es mi culpa'],
  ['pt', 'como convenço meu marido a me deixar sair'],
  ['pt', 'essa semana não se vendeu nada'],
  ['pt', 'minha mãe diz que a culpa é minha'],
  // Of a life, a body, somebody who does harm, or somebody alone.
  ['en', 'I would not dare tell him about it'],
  ['en', 'I dare not answer him'],
  ['en', 'I freeze whenever he raises his voice'],
  ['en', 'I freeze all night, there is no heating'],
  ['en', 'he told me I am no different from a mule'],
  ['en', 'he took back the necklace and left'],
  ['he', 'הוא אומר שהכול באשמתי'],
  ['es', 'él dice que todo es culpa mía'],
  ['fr', 'il dit que c’est ma faute'],
  ['pt', 'ele diz que foi culpa minha'],
  ['en', 'who do I talk to, I am all alone'],
  ['en', 'who do I go to about this lump'],
  ['en', 'who do I call'],
  ['es', 'con quién hablo si estoy tan triste'],
  ['fr', 'j’appelle qui pour payer le loyer'],
  ['en', 'where can I be seen by a nurse'],
  ['en', 'how do I persuade the court'],
  ['en', 'how do I know that I am ill'],
  ['en', 'how do I make sure he does not find me'],
  ['es', 'cómo hago para que no se entere'],
  ['en', 'how do I get people to trust me after rehab'],
  ['en', 'by tomorrow I cannot pay the rent'],
  ['es', 'hoy no pude dormir nada'],
  ['en', 'no strength today to go on'],
  ['en', 'I can’t do it this week, my treatment starts'],
  ['en', 'leave it until I am gone'],
  ['en', '3 said yes and 4 came'],
  ['en', 'what if I get it wrong with her pills'],
  ['en', 'what if I am not good enough for her'],
];

describe('what is asked in words that only together say it', () => {
  it.each(Object.entries(spoken).flatMap(([topic, rows]) => rows.map((row) => [topic, ...row] as const)))(
    'is of %s, in %s: %s',
    (topic, language, message) => {
      expect(framed(message, language)).toEqual({ gives: 'topic', topic });
    },
  );

  it.each(ofElse)('is nothing of the kind in %s: %s', (language, message) => {
    expect(framed(message, language)).toBeNull();
  });

  it.each<Row>([
    ['en', 'i go blank when I talk to customers'],
    ['he', 'אני קופאת מול לקוחות'],
    ['fr', 'je bafouille devant les clients'],
    ['es', 'me quedo en blanco delante de los clientes'],
    ['pt', 'eu travo na hora de vender'],
  ])('is a fear where words fail, in %s: %s', (language, message) => {
    expect(framed(message, language)).toEqual({ gives: 'card', card: 'afraid' });
  });
});

describe('what somebody may do of whom was spoken', () => {
  it.each<Row>([
    ['en', 'and if she says no'],
    ['en', 'what if they cancel?'],
    ['he', 'ואם היא תבטל'],
    ['fr', 'et si elle annule ?'],
    ['es', '¿y si no viene?'],
    ['pt', 'e se ela não quiser?'],
  ])('is feared of buyers where they were named before, in %s: %s', (language, message) => {
    expect(isFeared(message, language, true)).toBe(true);
    expect(isFeared(message, language)).toBe(false);
  });

  it.each<Row>([
    ['en', 'and if I send her a card instead'],
    ['en', 'what if they take my papers'],
    ['en', 'and if he beats me again'],
    ['es', 'y si él regresa'],
    ['en', 'and if they take him away'],
    ['en', 'what if he does it again'],
    ['en', 'and if my boss sees it'],
    ['he', 'ואם הוא מאיים'],
    ['fr', 'et s’il me frappe'],
    ['es', 'y si me quitan la casa'],
    ['pt', 'e se ele me bate'],
  ])('is not where it may be of a life, or one’s own doing, in %s: %s', (language, message) => {
    expect(isFeared(message, language, true)).toBe(false);
  });

  it('is of buyers only where one was named, and nobody near', () => {
    expect(namesBuyer('a customer never showed up', 'en')).toBe(true);
    expect(namesBuyer('my sister never showed up', 'en')).toBe(false);
    expect(namesBuyer('a customer hit my son', 'en')).toBe(false);
  });
});

describe('what is told of a plan as it goes', () => {
  const told: Readonly<Record<string, readonly Row[]>> = {
    'further/few-came': [
      ['en', 'three said yes and then one came'],
      ['he', 'שלוש אמרו כן ובאה אחת'],
      ['fr', 'trois ont dit oui et une seule est venue'],
      ['es', 'tres dijeron que sí y vino una'],
      ['pt', 'três disseram que sim e veio uma'],
    ],
    'everyday/nobody-comes': [
      ['en', 'so I’ve put the card up and not one call. now what'],
      ['he', 'תליתי פתק ואף אחד לא התקשר'],
      ['fr', 'j’ai mis l’annonce et pas un appel'],
      ['es', 'puse el anuncio y ni una llamada'],
      ['pt', 'pus o anúncio e nem uma chamada'],
    ],
    'money/took-longer-than-quoted': [
      ['en', 'it took me all day when I thought an hour'],
      ['he', 'זה לקח לי יום שלם וחשבתי שעה'],
      ['fr', 'ça m’a pris la journée, je pensais une heure'],
      ['es', 'me llevó el día entero y yo pensaba una hora'],
      ['pt', 'demorei o dia todo e pensei que era uma hora'],
    ],
    'working/delivering-late': [
      ['en', 'the client wants it by friday and I can’t'],
      ['fr', 'la cliente le veut pour vendredi et j’y arrive pas'],
      ['es', 'la clienta lo quiere para el viernes y no llego'],
      ['pt', 'a cliente quer pra sexta e eu não dou conta'],
      ['he', 'הלקוחה רוצה את זה עד שישי ואני לא אספיק'],
    ],
    'working/writing-an-inviting-text': [
      ['en', 'what goes on the card in the shop'],
      ['fr', 'je marque quoi sur l’affiche'],
      ['es', 'qué le pongo al cartelito'],
      ['pt', 'o que é que ponho no papelinho'],
      ['he', 'מה כותבים על השלט'],
    ],
    'customers/new-in-town': [
      ['en', 'I don’t know a soul in this town'],
      ['he', 'אני לא מכירה פה אף אחד'],
      ['fr', 'je connais pas un chat ici'],
      ['es', 'no conozco a nadie en este pueblo'],
      ['pt', 'não conheço ninguém nesta terra'],
    ],
  };
  it.each(Object.entries(told).flatMap(([topic, rows]) => rows.map((row) => [topic, ...row] as const)))(
    'is of %s, in %s: %s',
    (topic, language, message) => {
      expect(framed(message, language)).toEqual({ gives: 'topic', topic });
    },
  );

  it.each<Row>([
    ['en', 'who do I ask about my mother'],
    ['en', 'the boss wants it by friday and I can’t'],
    ['en', 'two came and two said yes'],
    ['en', 'the operation took hours, I thought he was dead'],
    ['he', 'למי אני מתקשרת על אמא'],
    ['fr', 'qui appeler pour mon fils'],
    ['es', 'a quién llamo por mi hijo'],
    ['pt', 'para quem ligo por causa do meu filho'],
  ])('is not where it is of somebody near, or says nothing less, in %s: %s', (language, message) => {
    expect(framed(message, language)).toBeNull();
  });
});
