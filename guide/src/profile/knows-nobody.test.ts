import { emptyProfile, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import { amongStrangers, knowsNobody } from './knows-nobody.ts';
import { contactsPhrase } from './phrases-for.ts';

const told: Record<Language, readonly string[]> = {
  en: ["We just moved here and I don't know anyone", 'I know nobody in this town'],
  he: ['אני חדשה בעיר ולא מכירה פה אף אחד'],
  fr: ['je viens d’emménager, je ne connais personne'],
  es: ['acabo de mudarme y no conozco a nadie'],
  pt: ['acabei de me mudar, não conheço ninguém'],
};
const others: Record<Language, string> = {
  en: 'I know everybody in this town',
  he: 'אני מכירה פה את כולם',
  fr: 'je connais tout le monde ici',
  es: 'conozco a todo el mundo aquí',
  pt: 'conheço todo mundo aqui',
};

describe.each(languages)('somebody who knows nobody, in %s', (language) => {
  it('is asked to begin with who is near, and others with those they know', async () => {
    const words = await loadWords(language);
    for (const limits of told[language]) {
      expect([limits, knowsNobody({ ...emptyProfile, limits })]).toEqual([limits, true]);
      expect(contactsPhrase({ ...emptyProfile, limits }, [], words)).toBe(words.shared.phrases.contacts_new);
    }
    const known = { ...emptyProfile, notes: others[language] };
    expect(contactsPhrase(known, [], words)).toBe(words.shared.phrases.contacts);
  });
});

describe('a task for somebody known', () => {
  it('is one for somebody near where nobody is known', () => {
    expect(amongStrangers('Do one small job for somebody you know.', 'en')).toBe(
      'Do one small job for somebody near you.',
    );
    expect(amongStrangers('Hacerlo una vez para alguien conocido.', 'es')).toBe(
      'Hacerlo una vez para alguien del barrio.',
    );
  });
});
