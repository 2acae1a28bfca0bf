import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { framed, isFeared } from './frames.ts';

type Row = [Language, string];

describe('a trouble that is told', () => {
  it.each<Row>([
    ['en', 'all the candles melted in the van, what now'],
    ['he', 'כל הנרות נמסו באוטו, מה עכשיו'],
    ['fr', 'toutes les bougies ont fondu dans la camionnette, tout est gâché'],
    ['es', 'se me quemó media hornada de velas, y ahora'],
    ['pt', 'as velas derreteram todas na carrinha, e agora'],
  ])('gets what to do with a trouble, in %s: %s', (language, message) => {
    expect(framed(message, language)?.gives).toBe('trouble');
  });

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
});

describe('what is feared of what was spoken of', () => {
  it.each<Row>([
    ['en', 'and if she tells the whole street?'],
    ['he', 'ואם היא תספר לכל הרחוב?'],
    ['fr', 'et si elle le raconte à toute la rue ?'],
    ['es', '¿y si se lo cuenta a toda la calle?'],
    ['pt', 'e se ela contar à rua toda?'],
  ])('is heard in %s: %s', (language, message) => {
    expect(isFeared(message, language)).toBe(true);
  });

  it.each<Row>([
    ['en', 'and if 12 come?'],
    ['en', 'I wonder and if she likes it I am glad'],
    ['es', 'y si?'],
    ['pt', 'vou ver e se der eu vou'],
  ])('is not heard in %s: %s', (language, message) => {
    expect(isFeared(message, language)).toBe(false);
  });
});
