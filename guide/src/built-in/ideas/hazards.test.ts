import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { loadWords } from '../../catalogue/load.ts';
import { genericFormOf, isOfTrade, isOwnWords } from '../../catalogue/work/compose.ts';
import type { Idea } from '../../guide.ts';
import { profileOf } from '../../testing/profiles.ts';
import { hazardIn } from '../../understand/hazards.ts';
import { ideasFor } from '../testing/ideas-for.ts';

/** Work that may cost a life, as people write it into a list of skills. */
const hazards: Record<Language, readonly string[]> = {
  en: [
    'Fixing car brakes',
    'Making baby food',
    'Home remedies',
    'Tattooing',
    'I make vegetable purees for babies',
    'Making firecrackers',
    'Cooking food for babies',
  ],
  he: ['תיקון בלמים לאופנועים', 'מחיות לתינוקות', 'צמחי מרפא', 'קעקועים', 'הכנת נפצים', 'פירה לתינוקות'],
  fr: [
    'Réglage des freins',
    'Petits pots maison',
    'Remèdes de grand-mère',
    'Tatouage',
    'je fabrique des pétards',
    'Compotes pour bébés',
  ],
  es: ['Ajuste de frenos', 'Papillas caseras', 'Remedios caseros', 'Tatuajes', 'hago petardos', 'Potitos caseros'],
  pt: [
    'Regulagem de freios',
    'Papinhas caseiras',
    'Garrafadas',
    'Tatuagem',
    'faço balões de São João',
    'Comida para bebês',
  ],
};
const harmless: Record<Language, readonly string[]> = {
  en: ['Bobbin lace', 'Sewing curtains', 'Bird drawings'],
  he: ['תחרה', 'תפירת וילונות', 'ציורי ציפורים'],
  fr: ['Dentelle aux fuseaux', 'Couture de rideaux', 'Dessins d’oiseaux'],
  es: ['Encaje de bolillos', 'Costura de cortinas', 'Dibujos de aves'],
  pt: ['Renda de bilro', 'Costura de cortinas', 'Desenhos de aves'],
};

/** What is distilled at home is offered to nobody. */
const stills: Record<Language, string> = {
  en: 'Making moonshine',
  he: 'זיקוק ערק ביתי',
  fr: 'Fabriquer de la gnôle',
  es: 'Hacer aguardiente casero',
  pt: 'Fazer cachaça',
};

const profileWith = (skill: string, language: Language) => ({
  ...profileOf({ skills: [[skill, 'intermediate']], hours: 6, budget: 100, goal: '300' }),
  language,
});

describe.each(languages)('work that may cost a life, in %s', (language) => {
  it.each(hazards[language])('is warned of first, and not offered to be done by the untrained: “%s”', async (skill) => {
    const { shared } = await loadWords(language);
    const warnings: string[] = Object.values({ ...shared.flaws, ...shared.obstacles });
    const own = (await ideasFor(profileWith(skill, language), language)).filter(({ fit }) =>
      isOwnWords(fit.archetype ?? ''),
    );
    for (const { title, fit } of own) {
      expect([title, warnings.includes(fit.risks[0] ?? '')]).toEqual([title, true]);
      expect(['do', 'make']).not.toContain(genericFormOf(fit.archetype ?? ''));
    }
  });

  it('is known by its words, and nothing else is taken for it', () => {
    expect(hazards[language].filter((skill) => hazardIn(skill, language) === undefined)).toEqual([]);
    expect(harmless[language].filter((skill) => hazardIn(skill, language) !== undefined)).toEqual([]);
  });

  it('is not offered at all where it is a still', async () => {
    const offered = await ideasFor(profileWith(stills[language], language), language);
    expect(offered.filter((idea) => isOwnWords(idea.fit.archetype ?? ''))).toEqual([]);
    expect(JSON.stringify(offered)).not.toContain(stills[language]);
  });
});

const electricians: Record<Language, string> = {
  en: 'Electrician',
  he: 'חשמלאי',
  fr: 'Électricien',
  es: 'Electricista',
  pt: 'Eletricista',
};

it.each(languages)('what needs a licence of a trade is offered in %s to who has years in it', async (language) => {
  const title = electricians[language];
  const needsLicence = ({ fit }: Idea) =>
    isOfTrade(fit.archetype ?? '') && archetypeOf(fit.archetype ?? '')?.licence === 'required';
  // A thin profile is offered nothing daring, whoever it is of.
  const sews: [string, 'intermediate'] = [harmless[language][1] ?? '', 'intermediate'];
  const rest = { hours: 10, budget: 400, goal: '300' };
  const years = { ...profileOf({ jobs: [[title, 90]], skills: [sews], ...rest }), language };
  const none = { ...profileOf({ skills: [[title, 'intermediate'], sews], ...rest }), language };
  expect((await ideasFor(years, language)).some(needsLicence)).toBe(true);
  expect((await ideasFor(none, language)).filter(needsLicence)).toEqual([]);
});
