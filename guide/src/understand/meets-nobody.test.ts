import { emptyProfile } from '@foothold/contract';
import { expect, it } from 'vitest';
import { limitsOf } from './limits.ts';

it.each([
  ['en', 'Orders come by post, never with customers in front of me.'],
  ['he', 'לא רוצה לקוחות מולי.'],
  ['fr', 'Je ne veux pas voir des clients.'],
  ['es', 'No quiero ver clientes.'],
  ['pt', 'Não quero cliente na minha frente.'],
] as const)('who meets no customers is offered what is done at a distance (%s)', (language, notes) => {
  expect(limitsOf({ ...emptyProfile, language, notes }).place).toBe('online');
});

it.each([
  ['en', 'No customers at my home.'],
  ['es', 'No quiero recibir clientes en casa.'],
  ['pt', 'Não quero receber clientes em casa.'],
] as const)('who only has nobody come may go to them (%s)', (language, notes) => {
  expect(limitsOf({ ...emptyProfile, language, notes }).place).toBeNull();
});

it.each([
  ['en', 'By post only.'],
  ['en', 'No house calls, and nobody comes to my home.'],
  ['he', 'רק בדואר'],
  ['he', 'בגלל הריאות אסור לי לפגוש זרים'],
  ['fr', 'Je ne vais pas chez les gens et je ne reçois personne.'],
  ['fr', 'que des colis'],
  ['es', 'No voy a casas ajenas ni quiero que vengan a mi casa.'],
  ['es', 'solo por paquetería'],
  ['pt', 'só por encomenda'],
  ['pt', 'o médico proibiu de encontrar pessoas'],
] as const)('who only sends, or neither goes nor lets in, works at a distance (%s: %s)', (language, notes) => {
  const { place, atHome } = limitsOf({ ...emptyProfile, language, notes });
  expect({ place, atHome }).toEqual({ place: 'online', atHome: false });
});

it.each([
  ['en', 'Only from home, and I meet nobody.'],
  ['he', 'רק מהבית, לא נפגשת עם לקוחות'],
  ['he', 'רק מהבית, לא מקבלת לקוחות בגלל שני הילדים'],
  ['fr', 'seulement depuis chez moi, sans voir personne'],
  ['es', 'Solo desde casa, sin recibir a nadie.'],
  ['pt', 'Só de casa, sem receber ninguém.'],
] as const)('who meets nobody has nobody come to the home they work from (%s)', (language, notes) => {
  const { place, atHome } = limitsOf({ ...emptyProfile, language, notes });
  expect({ place, atHome }).toEqual({ place: 'online', atHome: false });
});

it.each([
  ['en', 'I see nobody all week.'],
  ['en', 'I have not met anyone who splices faster.'],
  ['en', 'I only sort parcels at the depot.'],
  ['he', 'רק בבקרים'],
  ['fr', 'Je ne reçois que le samedi.'],
  ['fr', 'Je ne vois personne de la semaine.'],
  ['es', 'Trabajé solo en correos.'],
  ['pt', 'só entrego encomendas'],
] as const)('who is lonely, or tells of their work, is not kept from people (%s: %s)', (language, notes) => {
  expect(limitsOf({ ...emptyProfile, language, notes }).place).toBeNull();
});

it.each([
  ['en', 'Only from home; I do not see clients on Mondays'],
  ['en', 'Only from home; I do not see clients after 6'],
  ['en', 'Only from home; I do not see any clients at night'],
  ['he', 'רק מהבית, לא מקבלת לקוחות בשבת'],
  ['he', 'רק מהבית, לא מקבלת לקוחות ביום שלישי'],
  ['fr', 'seulement depuis chez moi, je ne reçois pas les clients le lundi'],
  ['es', 'Trabajo solo desde casa, los lunes no atiendo clientes'],
  ['pt', 'Só de casa, não atendo clientes aos domingos'],
] as const)('who has some days or hours without customers has them come at others (%s: %s)', (language, notes) => {
  const { place, atHome } = limitsOf({ ...emptyProfile, language, notes });
  expect({ place, atHome }).toEqual({ place: 'online', atHome: true });
});

it.each([
  ['en', 'The law forbids meeting clients without a hairnet.'],
  ['fr', 'Il est interdit de voir des clients sans charlotte.'],
  ['es', 'Está prohibido ver clientes sin cofia.'],
] as const)('who is to meet people with something on meets them (%s: %s)', (language, notes) => {
  expect(limitsOf({ ...emptyProfile, language, notes }).place).toBeNull();
});

it('who meets nobody on some days and on all others is kept from people', () => {
  const notes = 'Only from home, I do not see clients on Sundays or Mondays or ever.';
  expect(limitsOf({ ...emptyProfile, language: 'en', notes }).atHome).toBe(false);
});
