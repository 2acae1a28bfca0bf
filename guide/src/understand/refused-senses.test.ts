import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { ideasFor, textOf } from '../built-in/testing/ideas-for.ts';
import { planFromIdea } from '../built-in/plan/plan-from-idea.ts';
import { archetypeOf } from '../catalogue/archetype-facts.ts';
import { loadWords } from '../catalogue/load.ts';
import { workFacts } from '../catalogue/work/facts.ts';
import { profileOf } from '../testing/profiles.ts';
import { read } from '../text/phrases.ts';
import { refusedNameIn } from './refused-names.ts';
import { sensesRefused } from './refused-senses.ts';
import { senseBooks } from './sense-words/books.ts';
import { type Sense, senses } from './sense-words/kinds.ts';
import { entriesAbout } from './sense-words/work.ts';

const personOf = (language: Language, notes: string, job = '') => ({
  ...profileOf({ skills: [['jam', 'advanced']], jobs: job === '' ? [] : [[job, 60]], hours: 8, budget: 60, age: 40 }),
  language,
  notes,
});

const told: readonly (readonly [language: Language, notes: string, refused: string, fine: string])[] = [
  ['en', 'No two-wheelers since the crash.', 'Errands by bike.', 'Errands on foot.'],
  ['en', 'Nothing with ladders.', 'Clear the gutters.', 'Sweep the yard.'],
  ['en', 'Thirty years of roofs, never again.', 'Inside a slipped roof tile.', 'Inside a drawer.'],
  ['he', 'בלי סולמות', 'ניקוי מרזבים.', 'ניקוי חצר.'],
  ['he', 'אלרגיה לעקיצות', 'לפתוח כוורת.', 'לפתוח צנצנת.'],
  ['fr', 'Pas de deux-roues.', 'Des courses à vélo.', 'Des courses à pied.'],
  ['fr', 'La pâte et le fournil, c’est derrière moi.', 'Une brioche.', 'Une confiture.'],
  ['es', 'No me subo a techos.', 'Limpiar una canaleta.', 'Limpiar un patio.'],
  ['pt', 'Massa e lenha, nunca mais.', 'Dois bolos.', 'Duas geleias.'],
];

describe('what somebody keeps away from', () => {
  it.each(told)('is known under other names, in %s: %s', async (language, notes, refused, fine) => {
    const isRefused = refusedNameIn(personOf(language, notes), await loadWords(language));
    expect([refused, fine].map((text) => isRefused?.(text))).toEqual([true, false]);
  });

  it.each<[Language, string]>([
    ['en', 'No strangers in my kitchen.'],
    ['en', 'I don’t mind ladders.'],
    ['en', 'I ride a bike.'],
    ['en', 'The boat is not over for me.'],
    ['he', 'אין לי כלים'],
    ['he', 'אין תנור אפייה בבית'],
    ['en', 'No dogs at home.'],
    ['en', 'My landlord allows no dogs.'],
    ['he', 'בעל הבית לא מרשה כלבים'],
    ['fr', 'Mon proprio ne veut pas de chiens.'],
    ['fr', 'Pas de four à pain à la maison.'],
    ['es', 'No tengo perros en casa.'],
    ['pt', 'Nada de crianças na minha casa.'],
    ['fr', 'Pas d’inconnus dans ma cuisine.'],
    ['pt', 'Não vou lá sem carro.'],
  ])('is nothing in %s: %s', async (language, notes) => {
    expect([...sensesRefused(personOf(language, notes), await loadWords(language))]).toEqual([]);
  });

  it('is told apart from what narrows it', async () => {
    const words = await loadWords('es');
    expect([...sensesRefused(personOf('es', 'Cumpleaños de niños no.'), words)]).toEqual(['childcare']);
  });

  it('is not what they tell that they can do', async () => {
    const words = await loadWords('en');
    const baker = { ...personOf('en', 'No more bread at four in the morning.'), skills: [] };
    expect(sensesRefused(baker, words).has('baking')).toBe(true);
    const decorator = { ...baker, skills: [{ skill_name: 'Decorating cakes', level: 'advanced' as const, notes: '' }] };
    expect(sensesRefused(decorator, words).has('baking')).toBe(false);
  });

  it.each<[Language, string, string, RegExp]>([
    ['en', 'Roofer', 'Thirty years of ladders, never again.', /\broof|gutter|ladder/iu],
    ['fr', 'Chauffeur de bus', 'Le volant, c’est derrière moi.', /\bbus\b|conduire|volant/iu],
    ['pt', 'Padeira', 'Massa e lenha, nunca mais.', /\bpães?\b|\bpão\b|\bbolos?\b|fornada/iu],
  ])('makes nothing of a trade that is over, in %s: %s', async (language, job, notes, trade) => {
    const said = async (told: string) => {
      const profile = personOf(language, told, job);
      const ideas = await ideasFor(profile, language);
      const context = { language, now: 0, seed: 'a' };
      const plans = await Promise.all(ideas.map((idea) => planFromIdea({ profile, recommendation: idea }, context)));
      return {
        ideas: ideas.length,
        text: [...ideas.map(textOf), JSON.stringify(plans.map(({ value }) => value.steps))],
      };
    };
    expect((await said('')).text.join('\n')).toMatch(trade);
    const kept = await said(notes);
    expect(kept.ideas).toBeGreaterThan(0);
    expect(kept.text.join('\n')).not.toMatch(trade);
  });
});

describe('the words of senses', () => {
  it.each(languages)('name each of them in %s, so that it can be shown', (language) => {
    const { named, shown, namesOf } = senseBooks(language);
    const isFound = (find: typeof named, name: string, sense: Sense) =>
      find(read(name)).some(({ value }) => value === sense);
    const names = senses.flatMap((sense) => namesOf(sense).map((name) => ({ sense, name })));
    expect(senses.filter((sense) => namesOf(sense).length < 3)).toEqual([]);
    expect(names.filter(({ name, sense }) => !isFound(named, name, sense) || !isFound(shown, name, sense))).toEqual([]);
  });

  it('are of entries that are known', () => {
    expect(entriesAbout.filter((entry) => !workFacts.has(entry) && archetypeOf(entry) === undefined)).toEqual([]);
  });
});
