import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, planIn, touched } from './test-plan.fixture.ts';

describe('a new name of the plan, which is only “it”', () => {
  it.each<[Language, string, string]>([
    ['en', 'call it Wheels on Mondays', 'Wheels on Mondays'],
    ['en', 'can you call it the quiet workshop please', 'the quiet workshop'],
    ['en', 'it should be called Spokes And Friends because that is who we are', 'Spokes And Friends'],
    ['en', 'the name is dull. let it be Two Good Wheels', 'Two Good Wheels'],
    ['fr', 'je voudrais que ça s’appelle La Roue Libre', 'La Roue Libre'],
    ['fr', 'Appelle-le Les Petites Roues', 'Les Petites Roues'],
    ['es', 'quiero que se llame Ruedas del Barrio', 'Ruedas del Barrio'],
    ['es', 'ponle Casa Rueda que suena mejor', 'Casa Rueda'],
    ['pt', 'põe o nome Rodas da Vila nisto', 'Rodas da Vila'],
    ['pt', 'quero que se chame Oficina do Sol', 'Oficina do Sol'],
    ['he', 'תקראו לזה הגלגל של דינה', 'הגלגל של דינה'],
    ['he', 'השם משעמם. שיהיה גלגלים בשכונה', 'גלגלים בשכונה'],
  ])('is what stands behind, in %s: %s', async (language, feedback, name) => {
    const plan = await planIn(language);
    const answer = await adapted(plan, feedback);
    expect(answer.draft?.title).toBe(name);
    expect(touched(plan, answer)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'let’s call it a day'],
    ['en', 'we call it the shed'],
    ['fr', 'Appelle le Docteur Morin demain'],
    ['es', 'lo llamamos La Cueva'],
    ['pt', 'Chama o João Pereira amanhã'],
    ['he', 'קוראים לזה אצלנו המחסן'],
  ])('is not taken for one, in %s: %s', async (language, feedback) => {
    const plan = await planIn(language);
    const { draft } = await adapted(plan, feedback);
    expect(draft?.title ?? plan.title).toBe(plan.title);
  });
});
