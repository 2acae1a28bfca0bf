import { type Language, languages } from '@foothold/contract';
import { expect, it } from 'vitest';
import { careFor } from './care.ts';

/** A life as somebody tells it, and plain cries that may stand in the middle of it. */
const LIVES: Record<Language, { before: string; after: string; cries: string[] }> = {
  en: {
    before:
      'I am 53 and have lived in Hull all my life. After school I trained as an upholsterer, and for nineteen years I did sofas and chairs for a shop by the station. When the owner retired I took on bits at home, mostly dining chairs and the odd caravan seat.',
    after:
      'I have a good sewing machine, a compressor and half of the garage. My daughter does photographs and could put them up for me. I would like to work three days a week, Tuesday to Thursday, since on Mondays I look after my grandson. Two hundred a week would be plenty. I do not like haggling, and I would sooner have a price list that people can read before they come round with a chair.',
    cries: [
      'My partner beats me when he has been drinking and says next time I will not get up.',
      'He locks the front door and takes the keys so I cannot get out.',
    ],
  },
  he: {
    before:
      'אני בת 53 וגרה בנהריה כל החיים. אחרי בית הספר למדתי ריפוד, ותשע עשרה שנה ריפדתי ספות וכיסאות לחנות ליד התחנה. כשבעל החנות יצא לפנסיה לקחתי עבודות הביתה, בעיקר כיסאות לפינת אוכל ומדי פעם מושב של קרוואן.',
    after:
      'יש לי מכונת תפירה טובה, מדחס וחצי חניה מקורה. הבת שלי מצלמת ויכולה להעלות תמונות. הייתי רוצה לעבוד שלושה ימים בשבוע, שלישי עד חמישי, כי ביום שני אני שומרת על הנכד. שמונה מאות שקל בשבוע יספיקו לי. אני לא אוהבת להתמקח, ומעדיפה מחירון שאנשים קוראים לפני שהם באים עם הכיסא.',
    cries: [
      'בן הזוג שלי מרביץ לי כשהוא שותה ואומר שבפעם הבאה אני לא אקום.',
      'הוא נועל את הדלת ולוקח את המפתחות כדי שלא אצא.',
    ],
  },
  fr: {
    before:
      'J’ai 53 ans et j’ai toujours vécu à Lorient. Après l’école j’ai appris le métier de tapissière, et pendant dix-neuf ans j’ai refait des canapés et des fauteuils pour une boutique près de la gare. Quand le patron a pris sa retraite, j’ai pris du travail à la maison, surtout des chaises.',
    after:
      'J’ai une bonne machine à coudre, un compresseur et la moitié du garage. Ma fille fait des photos et pourrait les publier. Je voudrais travailler trois jours par semaine, du mardi au jeudi, puisque le lundi je garde mon petit-fils. Deux cents par semaine me suffiraient. Je n’aime pas marchander, j’aime mieux une liste de prix que les gens lisent avant de venir avec leur chaise.',
    cries: [
      'Mon compagnon me frappe quand il a bu et dit que la prochaine fois je ne me relèverai pas.',
      'Il ferme la porte à clé et emporte les clés pour que je ne sorte pas.',
    ],
  },
  es: {
    before:
      'Tengo 53 años y siempre he vivido en Gijón. Después de la escuela aprendí tapicería, y durante diecinueve años tapicé sofás y sillas para una tienda al lado de la estación. Cuando el dueño se jubiló cogí encargos en casa, sobre todo sillas de comedor y algún asiento de caravana.',
    after:
      'Tengo una buena máquina de coser, un compresor y medio garaje. Mi hija hace fotos y podría subirlas. Me gustaría trabajar tres días por semana, de martes a jueves, porque los lunes cuido a mi nieto. Con doscientos a la semana me sobra. No me gusta regatear, prefiero una lista de precios que la gente lea antes de venir con la silla.',
    cries: [
      'Mi pareja me pega cuando bebe y dice que la próxima vez no me levanto.',
      'Cierra la puerta con llave y se lleva las llaves para que yo no salga.',
    ],
  },
  pt: {
    before:
      'Tenho 53 anos e sempre morei em Santos. Depois da escola aprendi tapeçaria, e por dezenove anos reformei sofás e cadeiras para uma loja do lado da estação. Quando o dono se aposentou peguei serviço em casa, quase tudo cadeira de jantar e um ou outro banco de trailer.',
    after:
      'Tenho uma boa máquina de costura, um compressor e metade da garagem. Minha filha tira fotos e pode publicar. Queria trabalhar três dias por semana, de terça a quinta, porque na segunda cuido do meu neto. Duzentos por semana já bastam. Não gosto de pechinchar, prefiro uma lista de preços que o povo lê antes de vir com a cadeira.',
    cries: [
      'Meu companheiro me bate quando bebe e diz que da próxima vez eu não levanto.',
      'Ele tranca a porta e leva as chaves para eu não sair.',
    ],
  },
};

it.each(languages)(
  'a plain cry is heard in a page about other things, and the page alone is not, in %s',
  (language) => {
    const { before, after, cries } = LIVES[language];
    expect(careFor(`${before} ${after}`, language)).toBeNull();
    for (const cry of cries) expect([cry, careFor(`${before} ${cry} ${after}`, language)]).not.toEqual([cry, null]);
  },
);

it('what is left of a cry without its idiom is not drowned by what is told around it', () => {
  const { before, after } = LIVES.en;
  const cry = 'My husband beats me on weekends and told me that next month he will end it.';
  const riddle = 'How to set prices for whole suites still beats me, and the tax form too.';
  expect(careFor(`${before} ${cry} ${after}`, 'en')).not.toBeNull();
  expect(careFor(`${before} ${riddle} ${after}`, 'en')).toBeNull();
});

it.each(['la ', 'ja ', 'the, ', 'ha! ', 'no. '])('a word said over and over adds up to no alarm: %s', (word) => {
  expect(careFor(word.repeat(60), 'en')).toBeNull();
  expect(careFor(`${word.repeat(60)} my husband beats me every night`, 'en')).not.toBeNull();
});

it.each<[Language, string]>([
  ['en', 'I won’t be home on Tuesday'],
  ['he', 'לא יכולה יותר השבוע, יש לי אורחים'],
  ['fr', 'je suis crevée, fais plus court'],
  ['es', 'estoy rendida, hazlo corto'],
  ['pt', 'estou acabada, faz mais curto'],
])('one short sentence that is none is never answered surely, in %s', (language, message) => {
  expect(careFor(message, language)?.sure ?? false).toBe(false);
});
