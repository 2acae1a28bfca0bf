import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { isAskedThere } from './frames.ts';

type Case = readonly [Language, home: string, message: string];

/** What only those at a place know. */
const there: readonly Case[] = [
  ['en', 'Whitby, England', 'what does the other kite mender charge in Scarborough'],
  ['en', 'Whitby, England', 'do I need a licence for a kite stall in Whitby?'],
  ['he', 'עפולה', 'כמה גובה המתקן השני של עפיפונים בחיפה'],
  ['he', 'עפולה', 'צריך רישיון לדוכן עפיפונים בעפולה?'],
  ['fr', 'Dieppe, Normandie', 'l’autre réparateur de cerfs-volants à Rouen prend combien'],
  ['fr', 'Dieppe, Normandie', 'il faut une autorisation pour un stand de cerfs-volants à Dieppe ?'],
  ['es', 'Cádiz, España', 'cuánto cobra el otro que arregla cometas en Sevilla'],
  ['es', 'Cádiz, España', '¿hace falta permiso para un puesto de cometas en Cádiz?'],
  ['pt', 'Aveiro, Portugal', 'quanto cobra o outro que conserta pipas em Coimbra'],
  ['pt', 'Aveiro, Portugal', 'precisa de licença pra uma banca de pipas em Aveiro?'],
  ['pt', 'Aveiro, Portugal', 'qual gráfica daqui faz mais barato'],
  ['en', 'Whitby, England', 'which printer round here is cheapest'],
];

/** What one asks for oneself, how long it takes, and what is told. */
const own: readonly Case[] = [
  ['en', 'Whitby, England', 'what do I charge for a kite in Whitby'],
  ['en', 'Whitby, England', 'how much time does it take to get to Scarborough'],
  ['he', 'עפולה', 'כמה כדאי לי לבקש על עפיפון בעפולה'],
  ['he', 'עפולה', 'כמה זמן לוקח להגיע לחיפה'],
  ['fr', 'Dieppe, Normandie', 'je demande combien pour un cerf-volant à Dieppe'],
  ['fr', 'Dieppe, Normandie', 'combien de temps ça prend d’aller à Rouen'],
  ['es', 'Cádiz, España', 'cuánto cobro por una cometa en Cádiz'],
  ['es', 'Cádiz, España', 'cuánto tiempo está bien para ir a Sevilla'],
  ['pt', 'Aveiro, Portugal', 'quanto cobro por uma pipa em Aveiro'],
  ['pt', 'Aveiro, Portugal', 'quanto tempo está bom para ir a Coimbra'],
  ['en', 'Whitby, England', 'who are my first customers in Whitby'],
  ['en', 'Whitby, England', 'which one is cheapest to start with now'],
  ['en', 'Whitby, England', 'what is the cheapest way to get known here'],
  ['he', 'עפולה', 'מה הדרך הכי זולה להתפרסם כאן'],
  ['fr', 'Dieppe, Normandie', 'quel est le moyen le moins cher de se faire connaître ici'],
  ['es', 'Cádiz, España', 'cuál es la forma más barata de darse a conocer aquí'],
  ['pt', 'Aveiro, Portugal', 'qual é o jeito mais barato de ficar conhecido aqui'],
];

describe('what only those at a place know', () => {
  it.each(there)('is asked there, %s, %s: %s', (language, home, message) => {
    expect(isAskedThere(message, home, language)).toBe(true);
  });

  it.each(own)('is not what one asks for oneself, %s, %s: %s', (language, home, message) => {
    expect(isAskedThere(message, home, language)).toBe(false);
  });
});
