import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './language.ts';
import { hear } from './hear.ts';
import { cleaned, flat } from './message.ts';

const goalsIn = (language: Language, text: string, asked: 'goals' | null = null) => {
  const message = cleaned(text);
  const heard = { asked, language, languages: languagesOf(flat(message), language), now: Date.UTC(2026, 10, 28) };
  return hear(message, heard).said.flatMap((one) => (one.field === 'goals' ? [one.value.value] : []));
};

describe('what somebody says they want to reach, told beside other things', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'been a crossing guard for ages, id love to put on a puppet show at the library one day', /puppet show/u],
    ['he', 'אני קופאית בסופר כבר שנים, והייתי רוצה להקים מקהלה של שכנות', /מקהלה/u],
    ['fr', 'je tiens le vestiaire du theatre, jaimerais bien ouvrir un atelier de marionnettes', /marionnettes/u],
    ['es', 'llevo el guardarropa del teatro, me encantaría montar un taller de títeres', /títeres/u],
    ['pt', 'fico na portaria da escola o dia todo, gostava de montar uma oficina de fantoches', /fantoches/u],
    ['pt', 'fico na portaria da escola o dia todo, juntar 700 para a viagem das minhas irmãs', /700/u],
  ])('%s: %s', (language, message, goal) => {
    expect(goalsIn(language, message).join(' | ')).toMatch(goal);
  });

  it.each<[Language, string]>([
    ['en', 'my husband would like to move to the coast one day, i clean buses at the depot'],
    ['en', 'i clean buses at the depot, i dont want to manage people ever again'],
    ['en', 'i clean buses at the depot at night, i would like to know how this works'],
    ['he', 'אני מנקה אוטובוסים בלילה, אחותי רוצה לעבור לאילת'],
    ['fr', 'je nettoie des bus la nuit, je voudrais savoir comment ça marche ici'],
    ['es', 'limpio autobuses de noche, no quiero mandar a nadie nunca más'],
    ['pt', 'limpo autocarros de noite, queria perguntar como isto funciona'],
  ])('%s: is no wish of theirs, none at all, or one of us: %s', (language, message) => {
    expect(goalsIn(language, message)).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'what I want is to mend boats with my nephew', 'mend boats with my nephew'],
    ['he', 'מה שאני רוצה זה לתקן סירות עם האחיין', 'לתקן סירות עם האחיין'],
    ['fr', 'ce que je voudrais, c’est réparer des barques avec mon neveu', 'réparer des barques avec mon neveu'],
    ['es', 'lo que quiero es arreglar barcas con mi sobrino', 'arreglar barcas con mi sobrino'],
    ['pt', 'o que eu quero é consertar barcos com o meu sobrinho', 'consertar barcos com o meu sobrinho'],
  ])('%s: begins behind “what I want is”: %s', (language, message, goal) => {
    expect(goalsIn(language, message)).toEqual([goal]);
  });

  it('is more than what leads up to a wish', () => {
    expect(goalsIn('fr', 'gagner 90 par mois, et sinon je voudrais monter une fanfare', 'goals')).not.toContain(
      'et sinon',
    );
  });
});

it.each<[Language, 'goals' | 'hobbies', string, string]>([
  ['en', 'hobbies', "i'd love something with pottery or upholstery. 80 dollars to begin", 'upholstery'],
  ['fr', 'goals', 'jaimerais bien qqch avec la poterie ou la couture. 80 euros pour démarrer', 'couture'],
  ['es', 'hobbies', 'me encantaría algo con cerámica o tapicería. 80 euros para empezar', 'tapicería'],
  ['pt', 'hobbies', 'eu adoraria algo com cerâmica ou estofamento. 80 reais para começar', 'estofamento'],
  ['he', 'goals', 'הייתי רוצה משהו עם קדרות או ריפוד. 80 שקל להתחלה', 'ריפוד'],
])(
  'keeps in %s what a wish is to be made of, where ideas look for it, asked for %s: %s',
  (language, asked, text, thing) => {
    const message = cleaned(text);
    const { said } = hear(message, { asked, language, languages: [language], now: Date.UTC(2026, 10, 28), age: null });
    const told = said.flatMap((one) =>
      one.field === 'notes' || one.field === 'hobbies' ? JSON.stringify(one.value) : [],
    );
    expect(told.join()).toContain(thing);
  },
);

describe('what there is, told beside a wish for others', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'I want the lads on the estate to learn to box, there are two sheds shut by the canal', /lads .*box/u],
    ['he', 'החלום שלי שלילדות בשכונה יהיה איפה לשחק, יש מגרש נטוש ליד התחנה', /לשחק/u],
    [
      'fr',
      'je voudrais que mon neveu et ses copains aient un local, il y a une grange vide au hameau',
      /neveu.*local/u,
    ],
    [
      'es',
      'me gustaría que los chicos del pasaje tengan una biblioteca, en la parroquia hay cajas de libros',
      /biblioteca/u,
    ],
    ['pt', 'quero que os miúdos do beco tenham onde nadar, há um tanque fechado na quinta', /miúdos.*nadar/u],
  ])('is no goal in %s: “%s”', (language, message, wish) => {
    for (const asked of ['goals', null] as const) {
      const goals = goalsIn(language, message, asked);
      expect(goals).toHaveLength(1);
      expect(goals[0]).toMatch(wish);
    }
  });

  it.each<[Language, string]>([
    ['en', 'I want to mend the chapel, and my dream is that there is a choir in it again'],
    ['es', 'quiero arreglar la ermita, y mi sueño es que hay coro otra vez'],
    ['pt', 'quero arranjar a capela, e o meu sonho é que há coro outra vez'],
  ])('is one behind words of wishing in %s: “%s”', (language, message) => {
    expect(goalsIn(language, message, 'goals').join(' | ')).toMatch(/choir|coro/u);
  });
});
