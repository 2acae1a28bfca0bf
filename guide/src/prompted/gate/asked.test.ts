import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../testing/profiles.ts';
import type { Need } from '../../catalogue/schema.ts';
import { askedIssues, barredBy, needsToldIn, ruledOutBy } from './asked.ts';

const asking: [Language, Need, string][] = [
  ['en', 'phone', 'Phone four bakeries and ask what they throw away.'],
  ['en', 'phone', 'You ring every regular on the list.'],
  ['en', 'phone', 'Write the list, then call the first two.'],
  ['en', 'car', 'You load the crates and drive to the market.'],
  ['en', 'physical-work', 'You lift the crates yourself.'],
  ['en', 'evenings', 'Hand out the cards tonight.'],
  ['en', 'physical-work', 'Load three crates into the van.'],
  ['en', 'physical-work', 'Carry furniture for photos.'],
  ['he', 'phone', 'התקשרו אליהם אחד אחד.'],
  ['fr', 'physical-work', 'Chargez les cageots dans la remorque.'],
  ['es', 'physical-work', 'Carga los cajones en la carretilla.'],
  ['pt', 'physical-work', 'Levante os três caixotes.'],
  ['en', 'physical-work', 'Find a quiet hour to lift the crates.'],
  ['fr', 'physical-work', 'Prenez un chariot pour soulever les cageots.'],
  ['he', 'phone', 'התקשר לארבע מאפיות ושאל מה נשאר להן.'],
  ['he', 'phone', 'תצלצלי לכל מי שברשימה.'],
  ['he', 'car', 'אוספים את הארגזים ברכב שלך.'],
  ['he', 'physical-work', 'תרימי את הארגזים אל המדף.'],
  ['he', 'evenings', 'חלק את הכרטיסים הערב.'],
  ['fr', 'phone', 'Téléphonez à quatre boulangeries du quartier.'],
  ['fr', 'phone', 'Ensuite, vous appelez chaque habitué de la liste.'],
  ['fr', 'car', 'Conduisez jusqu’au marché.'],
  ['fr', 'physical-work', 'Vous soulevez les cageots vous-même.'],
  ['fr', 'evenings', 'Distribuez les cartes ce soir.'],
  ['es', 'phone', 'Llama a cuatro panaderías del barrio.'],
  ['es', 'phone', 'Haz la lista y llámalos uno por uno.'],
  ['es', 'car', 'Conduces hasta el mercado.'],
  ['es', 'physical-work', 'Levanta tú los cajones.'],
  ['es', 'evenings', 'Reparte las tarjetas esta noche.'],
  ['pt', 'phone', 'Ligue para quatro padarias do bairro.'],
  ['pt', 'phone', 'Depois telefone para cada freguês da lista.'],
  ['pt', 'car', 'Você conduz até a feira.'],
  ['pt', 'physical-work', 'Levante você os caixotes.'],
  ['pt', 'evenings', 'Distribua os cartões hoje à noite.'],
];

const sparing: [Language, string][] = [
  ['en', 'There is no driving needed, and nothing heavy to lift.'],
  ['en', 'Write to them instead of phoning, or leave a card.'],
  ['en', 'They drive to you and carry the crates in themselves.'],
  ['en', 'Your evenings stay free, and you finish before the evening.'],
  ['en', 'Phone calls are not part of it.'],
  ['en', 'Nobody has to call you, and you carry on at your own pace.'],
  ['en', 'Phone cases and wedding rings are what you mend.'],
  ['en', 'Send them this: “Please ring me in the evening.”'],
  ['en', 'You load the photos, then carry the message to the two shops.'],
  ['en', 'Ring three bells in your own street.'],
  ['he', 'התקשרו אליך שלושה אנשים, וזה מספיק.'],
  ['fr', 'Chargez les photos, et pensez à charger la batterie.'],
  ['es', 'Carga las fotos en el anuncio.'],
  ['es', 'Llama al timbre y deja la tarjeta.'],
  ['es', 'Y llama «Taller» al anuncio.'],
  ['pt', 'Levante três perguntas e carregue as fotos.'],
  ['en', 'Pay a courier to carry the crates up.'],
  ['en', 'Ask your brother to drive them there.'],
  ['he', 'לשלם לשליח שירים את הארגזים.'],
  ['fr', 'Payez un coursier pour porter les cageots.'],
  ['fr', 'Demandez à un voisin de porter les cageots.'],
  ['es', 'Paga a un repartidor para cargar los cajones.'],
  ['pt', 'Pague um carregador para levantar os caixotes.'],
  ['he', 'בלי נסיעות ברכב ובלי להרים שום דבר כבד.'],
  ['he', 'כתוב להם במקום להתקשר.'],
  ['he', 'הערבים נשארים פנויים.'],
  ['he', 'הלקוחות מתקשרים רק אם משהו חסר.'],
  ['fr', 'Vous n’avez rien à soulever et pas à conduire.'],
  ['fr', 'Écrivez-leur au lieu d’appeler.'],
  ['fr', 'Vos soirées restent libres.'],
  ['fr', 'Votre atelier s’appelle La Lime.'],
  ['es', 'No hay que conducir ni cargar nada pesado.'],
  ['es', 'Escríbeles en vez de llamar.'],
  ['es', 'Tus noches quedan libres.'],
  ['es', 'Lo que llama la atención es el color.'],
  ['pt', 'Não precisa dirigir nem carregar nada pesado.'],
  ['pt', 'Escreva para eles em vez de ligar.'],
  ['pt', 'Suas noites ficam livres.'],
  ['pt', 'Ninguém precisa telefonar.'],
];

const limited: Record<Language, string> = {
  en: 'no phone calls, I do not drive, no lifting, never in the evening',
  he: 'בלי שיחות טלפון, לא נוהגת, לא מרימה דברים כבדים, לא בערב',
  fr: 'pas d’appels téléphoniques, je ne conduis pas, pas de charges lourdes, jamais le soir',
  es: 'sin llamadas de teléfono, no conduzco, no puedo cargar peso, nunca por la noche',
  pt: 'sem ligações, não dirijo, não posso carregar peso, nunca à noite',
};
const barredIn = (language: Language) => ruledOutBy({ ...profileOf({ language }), limits: limited[language] });

describe('what a sentence of a model asks for', () => {
  it.each(asking)('in %s: %s in “%s”', (language, need, sentence) => {
    expect([...needsToldIn(sentence, language)]).toContain(need);
    expect(askedIssues(sentence, barredIn(language), language).join()).toContain(need);
  });

  it.each(sparing)('in %s is nothing in “%s”', (language, sentence) => {
    expect(askedIssues(sentence, barredIn(language), language)).toEqual([]);
  });

  it('is no matter to who has no limits', () => {
    expect(asking.flatMap(([language, , sentence]) => askedIssues(sentence, new Set(), language))).toEqual([]);
  });
});

describe('who is free at one end of the day', () => {
  it.each<[Language, string]>([
    ['en', 'I am free in the mornings only'],
    ['he', 'פנוי רק בבקרים'],
    ['fr', 'libre seulement le matin'],
    ['es', 'libre solo por la mañana'],
    ['pt', 'livre só de manhã'],
  ])('in %s is not kept from it: “%s”', (language, notes) => {
    const ruledOut = ruledOutBy({ ...profileOf({ language }), notes });
    expect([ruledOut.has('evenings'), ruledOut.has('mornings')]).toEqual([true, false]);
  });
});

describe('what somebody asks about themselves', () => {
  it.each<[Language, string, string]>([
    ['en', 'May I phone the two I know?', 'How do I reach them without a phone?'],
    ['he', 'אפשר להתקשר לשתיים שאני מכירה?', 'איך מגיעים אליהן בלי טלפון?'],
    ['fr', 'Je peux téléphoner aux deux que je connais ?', 'Comment les joindre sans téléphone ?'],
    ['es', '¿Puedo llamar a las dos que conozco?', '¿Cómo hablo con ellas sin teléfono?'],
    ['pt', 'Posso ligar para as duas que conheço?', 'Como falo com elas sem telefone?'],
  ])('in %s may be answered: “%s”, and “%s” may not', (language, open, closed) => {
    const barred = barredIn(language);
    expect(barred.has('phone')).toBe(true);
    expect(barredBy(barred, open, language).has('phone')).toBe(false);
    expect(barredBy(barred, closed, language).has('phone')).toBe(true);
  });
});
