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
