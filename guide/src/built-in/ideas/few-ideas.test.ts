import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { contextFor } from '../../checks/ask.ts';
import { peopleIn } from '../../checks/golden/people.ts';
import { builtInGuide } from '../guide.ts';

const guide = builtInGuide();

function ideasOf(language: Language, told: { role?: string; notes?: string; feedback?: string }) {
  const [person] = peopleIn(language);
  if (!person) throw new Error(`no person in ${language}`);
  const { role, notes = '', feedback } = told;
  const profile = {
    ...person.profile,
    skills: [],
    hobbies: '',
    education: '',
    limits: '',
    dislikes: '',
    notes,
    experiences:
      role === undefined ? [] : [{ role_title: role, company_name: null, duration_months: 24, description: null }],
  };
  const asked = { profile, mode: 'brainstorm' as const, already: [], count: 5, ...(feedback && { feedback }) };
  return guide.recommend(asked, contextFor(language, person));
}

/** Work of which no list knows a word, too long to be the name of anything. */
const unknown: Record<Language, string> = {
  en: 'plonking the wibblers over by the far grockle until the flumps come round again',
  he: 'מפלקסת את הגרבולים ליד הפלומבה הרחוקה עד שהזימזומים חוזרים שוב ושוב',
  fr: 'flomber les gribouts du côté de la grande plouse jusqu’à ce que les zimbres reviennent',
  es: 'plompear los grimbos junto a la flumba lejana hasta que los zimbros regresan otra vez',
  pt: 'plompar os grimbos ao pé da flumba distante até que os zimbros regressem outra vez',
};

describe('what the guide knows nothing of', () => {
  it.each(languages)('is asked about, and nothing anybody could do is offered instead, in %s', async (language) => {
    const { value, notice } = await ideasOf(language, { role: unknown[language] });
    expect(value).toEqual([]);
    expect(notice?.text).toContain(unknown[language].slice(0, 12));
    expect(notice?.wishes.length).toBeGreaterThan(3);
  });

  it.each(languages)('is offered in the form somebody then asks for, in %s', async (language) => {
    const role = unknown[language];
    const { notice } = await ideasOf(language, { role });
    const [teach = ''] = notice?.wishes ?? [];
    const { value } = await ideasOf(language, { role, feedback: teach });
    expect(value[0]?.fit.archetype).toBe(`own/teach/${role.slice(0, 80)}`);
  });

  it.each(languages)('is no reason to leave somebody without ideas who told nothing, in %s', async (language) => {
    const { value } = await ideasOf(language, {});
    expect(value).toHaveLength(5);
  });
});
