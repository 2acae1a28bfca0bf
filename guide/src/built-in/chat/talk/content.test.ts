import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readRequest } from './requests.ts';

describe('whom a message is for, where what it is to do stands right behind', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'write to Maureen from the choir offering to mend the robes',
      'Maureen from the choir',
      'offering to mend the robes',
    ],
    ['en', 'write a note to Tobias to move it to thursday', 'Tobias', 'move it to thursday'],
    ['fr', 'ecris un message a Bastien pour decaler a jeudi', 'Bastien', 'decaler a jeudi'],
    ['fr', 'un message a Bastien pour le loyer du four', 'Bastien', 'le loyer du four'],
    [
      'fr',
      'écris à madame Lenoir de la chorale en proposant mes robes',
      'madame Lenoir de la chorale',
      'en proposant mes robes',
    ],
    [
      'es',
      'escríbele a doña Remedios de la parroquia ofreciendo mis bordados',
      'doña Remedios de la parroquia',
      'ofreciendo mis bordados',
    ],
    ['es', 'escribe un mensaje a Anselmo para cambiar la cita al jueves', 'Anselmo', 'cambiar la cita al jueves'],
    [
      'pt',
      'escreve pra Dona Celeste da padaria oferecendo meus bordados',
      'Dona Celeste da padaria',
      'oferecendo meus bordados',
    ],
    ['pt', 'escreve uma mensagem a Anselmo para mudar pra quinta', 'Anselmo', 'mudar pra quinta'],
    ['he', 'תכתוב הודעה ליוסי כדי להזיז ליום חמישי', 'יוסי', 'להזיז ליום חמישי'],
  ])('is named without it, in %s: %s', (language, message, to, about) => {
    expect(readRequest(message, language)).toMatchObject({ to, about });
  });

  it.each<[Language, string]>([
    ['en', 'how do I write to get more customers'],
    ['fr', "j'écris pour gagner ma vie"],
    ['es', 'escribo cuentos para vender'],
    ['pt', 'escrevo para ganhar a vida'],
    ['he', 'אני כותב כדי להתפרנס'],
  ])('is nobody where only a purpose stands there, in %s: %s', (language, message) => {
    expect(readRequest(message, language)).toBeNull();
  });
});
