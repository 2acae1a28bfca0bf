import { emptyProfile, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import phrases from './knows-nobody.json' with { type: 'json' };
import { archetypeAmongStrangers, knowsNobody, wordsAmongStrangers } from './knows-nobody.ts';
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

describe.each(languages)('the words for whoever knows nobody, in %s', (language) => {
  const known = Object.keys(phrases[language].instead);

  it('speak of nobody they know, in tasks and steps of any plan and of an entry', async () => {
    const words = await loadWords(language);
    const put = wordsAmongStrangers(words);
    const entries = Object.values(words.archetypes);
    const texts = (one: unknown) => JSON.stringify(one);
    const speaks = (text: string) => known.some((phrase) => text.includes(phrase));
    const { substeps, phases } = words.shared;
    expect(speaks(texts([substeps, phases, entries]))).toBe(true);
    expect(speaks(texts([put.shared.substeps, put.shared.phases]))).toBe(false);
    const near = entries.map((own) => archetypeAmongStrangers(own, put));
    expect(speaks(texts(near.map((own) => [own.substeps, own.phases])))).toBe(false);
  });

  it('are put once, and nothing more is done to those that are', async () => {
    const words = await loadWords(language);
    const put = wordsAmongStrangers(words);
    expect(wordsAmongStrangers(words)).toBe(put);
    expect(wordsAmongStrangers(put)).toBe(put);
  });
});
