import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { languageGate } from './language-gate.ts';

/** What is let through of a reply that comes word by word, and after how many words the first of it. */
function through(text: string, language: (typeof languages)[number]) {
  const gate = languageGate(language);
  let shown = '';
  let words = 0;
  let before: number | null = null;
  for (const word of text.split(/(?=\s)/u)) {
    const piece = gate.push(word);
    if (piece !== '') before ??= words;
    shown += piece;
    words += 1;
  }
  shown += gate.end();
  return { shown, before: before ?? words, isWrong: gate.isWrong() };
}

describe('the language of a reply', () => {
  it.each(['Hola, soy Ana.', '> Hola, soy Ana y reparo bicicletas en tu calle.\n> ¿Te interesa?'])(
    'is not that of a message to copy: %s',
    (message) => {
      const reply = message.startsWith('>')
        ? `${message}\n\nSend this to them.`
        : `“${message}” is what you could say.`;
      expect(through(reply, 'en')).toMatchObject({ shown: reply, isWrong: false });
    },
  );

  it('is not that of a name or two, nor of signs', () => {
    for (const reply of ['Facebook Marketplace הוא מקום טוב להתחיל בו.', '**1.** 30 × 4 = 120 ₪'])
      expect(through(reply, 'he')).toMatchObject({ shown: reply, isWrong: false });
  });

  it('holds nothing back for long, and loses nothing', () => {
    const text = 'Zzz '.repeat(30).trim();
    expect(through(text, 'en')).toMatchObject({ shown: text, before: 8, isWrong: false });
    const quote = `So: “${'ich und du '.repeat(30)}`;
    expect(through(quote, 'en').before).toBeLessThan(40);
    expect(through('Zzz', 'en')).toEqual({ shown: 'Zzz', before: 1, isWrong: false });
    expect(through('', 'en').shown).toBe('');
  });

  it('is looked for at the beginning only', () => {
    const gate = languageGate('en');
    const numbers = Array.from({ length: 200 }, (_, at) => gate.push(` ${at}`)).join('');
    const french = gate.push(' Commencez par demander à vos voisins ce dont ils ont besoin');
    expect([numbers.length > 600, french !== '', gate.isWrong()]).toEqual([true, true, false]);
  });

  it('is told of half a word only when it has ended', () => {
    const gate = languageGate('fr');
    expect([gate.push('de'), gate.push('mand an'), gate.push('d ask the people who')]).toEqual(['', '', '']);
    expect(gate.isWrong()).toBe(true);
  });
});
