import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import { formOfId } from '../catalogue/work/compose.ts';
import { ideasFor } from '../built-in/testing/ideas-for.ts';
import { recommend } from '../built-in/recommend.ts';
import { profileOf } from '../testing/profiles.ts';
import { ownFactsOf } from '../built-in/work/own-things.ts';
import { sharedWith, subjectsIn } from './subjects.ts';

const potter = profileOf({ skills: [['Pottery', 'advanced']], jobs: [['Bus driver', 60]], hours: 8, budget: 100 });

async function read(text: string, language: Language = 'en') {
  const words = await loadWords(language);
  return subjectsIn(text, ownFactsOf(potter, words), words);
}

describe('a feedback names', () => {
  it('what is wanted and what is not, each for itself', async () => {
    const { wanted, denied } = await read('No buses please, rather my pottery');
    expect([...wanted]).toContain('pottery');
    expect([...denied]).toContain('buses');
  });

  it.each<[Language, string]>([
    ['en', 'no lessons'],
    ['en', 'I don’t teach'],
    ['he', 'בלי שיעורים'],
    ['he', 'אני לא מלמדת'],
    ['fr', 'pas de cours'],
    ['fr', 'je n’enseigne pas'],
    ['es', 'sin clases'],
    ['es', 'no enseño'],
    ['pt', 'sem aulas'],
    ['pt', 'não ensino'],
  ])('a form of offer (%s)', async (language, text) => {
    expect([...(await read(text, language)).deniedForms]).toEqual(['teach']);
  });

  it('a shop’s sign, and no lessons, where French says “enseigne”', async () => {
    expect([...(await read('peindre des enseignes', 'fr')).wantedForms]).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'no more ironing'],
    ['he', 'לא רוצה יותר לנקות'],
    ['fr', 'pas de repassage'],
    ['es', 'limpiar nunca más'],
    ['pt', 'não quero mais limpar'],
  ])('a topic that is denied and nothing besides, in %s: %s', async (language, text) => {
    expect([...(await read(text, language)).deniedTopics]).toEqual(['cleaning']);
  });

  it('no topic where it is denied for some only', async () => {
    expect([...(await read('no cleaning for small children')).deniedTopics]).toEqual([]);
  });

  it('nothing in words that everybody uses around everything', async () => {
    const { wanted, denied } = await read('I want something else that I can do at home with people I like');
    expect([...wanted, ...denied]).toEqual([]);
  });

  it('nothing denied by the “no” of Portuguese, which says “in the”', async () => {
    expect([...(await read('algo feito no torno', 'pt')).denied]).toEqual([]);
  });
});

it('reads what is said over and over once, and hears a refusal behind any length of other things', async () => {
  const words = await loadWords('en');
  const again = Array.from({ length: 300 }, () => 'more pottery please').join('\n');
  expect(subjectsIn(`${again}\nand weaving`, [], words).wantedEntries).toEqual(
    subjectsIn('more pottery please\nand weaving', [], words).wantedEntries,
  );
  const life = Array.from({ length: 90 }, (_, year) => `in year ${year} I lived in another street`).join('\n');
  const { deniedTopics, deniedEntries } = subjectsIn(`${life}\nno more cleaning\nno pottery`, [], words);
  expect([...deniedTopics]).toContain('cleaning');
  expect([...deniedEntries].length).toBeGreaterThan(0);
});

it('shares words whatever their plural', () => {
  expect(sharedWith('Two bowls and a vase', new Set(['bowl']))).toBe(1);
  expect(sharedWith('Two bowls and a vase', new Set())).toBe(0);
});

describe('further ideas', () => {
  const further = async (feedback: string) => {
    const already = await ideasFor(potter, 'en');
    return ideasFor(potter, 'en', { already, feedback });
  };

  it('are about what was named', async () => {
    const ideas = await further('I would rather do something with my pottery');
    expect(ideas.length).toBeGreaterThan(0);
    for (const { fit } of ideas) expect(fit.why[0]).toBe('Pottery');
  });

  it('are never of a form that was denied', async () => {
    const ideas = await further('Not lessons, please');
    for (const { fit } of ideas) expect(formOfId(fit.archetype ?? '')).not.toBe('teach');
  });
});

describe('where little fits', () => {
  it('few ideas are an answer, with why and what one might rather do', async () => {
    const bound = profileOf({
      skills: [['Zither', 'advanced']],
      notes: 'Only online. No writing. No computer. No lessons. No groups. No advice.',
    });
    const input = { profile: bound, mode: 'brainstorm' as const, already: [], count: 5 };
    const { value, notice } = await recommend(input, { language: 'en', now: 0, seed: '' });
    expect(value.length).toBeLessThan(3);
    expect(notice?.text).toContain('\u2068Zither\u2069');
    expect(notice?.wishes.length).toBeGreaterThan(2);
    const enough = { ...input, profile: potter };
    expect((await recommend(enough, { language: 'en', now: 0, seed: '' })).notice).toBeUndefined();
  });

  it('nothing is filled up with what the person did not bring', async () => {
    const ideas = await ideasFor(potter, 'en');
    for (const { fit } of ideas) expect(['Pottery', 'Bus driver']).toContain(fit.why[0]);
  });

  it('what anybody can do comes for who brought nothing, and for who wants something else', async () => {
    expect(await ideasFor(profileOf({ hours: 4, budget: 0 }), 'en')).toHaveLength(5);
    const zither = profileOf({ skills: [['Zither', 'advanced']] });
    const shown = await ideasFor(zither, 'en', { count: 6 });
    const more = await ideasFor(zither, 'en', { already: shown, feedback: 'Other ideas, please.' });
    expect(more.some(({ fit }) => formOfId(fit.archetype ?? '') === undefined)).toBe(true);
  });
});

describe('what is complained of before a preference', () => {
  it.each<[Language, string]>([
    ['en', 'I did not like it, so much teaching and all those faces. I would rather bind books'],
    ['he', 'לא אהבתי, יותר מדי שיעורים ואנשים. עדיף לכרוך ספרים'],
    ['fr', 'ça ne me va pas, tous ces cours. je préfère relier des livres'],
    ['es', 'no me gustó, tantas clases y tanta gente. prefiero encuadernar libros'],
    ['pt', 'não gostei, muita aula e muita gente. prefiro encadernar livros'],
  ])('is a form that is not offered again (%s)', async (language, text) => {
    const { deniedForms, wantedForms } = subjectsIn(text, [], await loadWords(language));
    expect([...deniedForms]).toContain('teach');
    expect([...wantedForms]).not.toContain('teach');
  });

  it.each<[Language, string]>([
    ['en', 'The lessons are not bad. I would rather work mornings'],
    ['en', 'The lessons are fine, the town is not. I would rather stay near'],
    ['he', 'השיעורים בסדר, המקום לא. מעדיפה קרוב לבית'],
    ['fr', 'Les leçons, c’est pas mal. Je préfère le soir'],
    ['es', 'Las clases no están mal. Prefiero por la tarde'],
    ['pt', 'As aulas estão boas, o bairro não. Prefiro perto'],
  ])('is no form that something else is said no to beside (%s): %s', async (language, text) => {
    expect([...subjectsIn(text, [], await loadWords(language)).deniedForms]).not.toContain('teach');
  });

  it('is offered where it is what somebody would rather do after all', async () => {
    const text = 'no, these lessons at a club are not for me. I would rather teach two at home';
    const { deniedForms, wantedForms } = subjectsIn(text, [], await loadWords('en'));
    expect([...deniedForms]).not.toContain('teach');
    expect([...wantedForms]).toContain('teach');
  });
});
