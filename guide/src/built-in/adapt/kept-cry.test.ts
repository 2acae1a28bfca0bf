import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, minutesOf, planIn } from './test-plan.fixture.ts';

describe('what would be kept in the person’s own words and sounds of danger', () => {
  it.each<[Language, string]>([
    ['en', 'less until I am dead'],
    ['en', 'take it easy until I end it all'],
    ['en', 'fewer tasks until he stops beating me'],
    ['fr', 'moins jusqu’à ma mort'],
    ['fr', 'doucement jusqu’à ce que je crève'],
    ['es', 'menos hasta que me muera'],
    ['es', 'despacio hasta que deje de golpearme'],
    ['pt', 'menos até eu morrer'],
    ['pt', 'devagar até ele parar de me bater'],
    ['he', 'פחות עד שאמות'],
    ['he', 'לאט עד שהוא יפסיק להרביץ לי'],
    ['en', 'no Saturdays, he hits me then'],
    ['fr', 'pas le samedi, il me tape dessus'],
    ['es', 'nada los sábados, él me golpea'],
    ['pt', 'nada aos sábados, ele me espanca'],
    ['he', 'לא בימי שבת, הוא מרביץ לי אז'],
  ])('is answered with care, and neither done nor quoted, in %s: %s', async (language, feedback) => {
    const { draft, notice, care } = await adapted(await planIn(language), feedback);
    expect(draft).toBeNull();
    expect(care).toBeDefined();
    expect(notice?.startsWith(care!.text)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'less until the goats have kidded'],
    ['fr', 'moins jusqu’à la fin des moissons'],
    ['es', 'menos hasta la feria'],
    ['pt', 'menos até a colheita'],
    ['he', 'פחות עד הבציר'],
    ['en', 'less until I am better'],
    ['fr', 'moins jusqu’à ma guérison'],
    ['es', 'menos hasta que me recupere'],
    ['pt', 'menos até eu melhorar'],
    ['he', 'פחות עד שאחלים'],
  ])('is asked of nobody whose end is a calm one, in %s: %s', async (language, feedback) => {
    const plan = await planIn(language);
    const { draft, care } = await adapted(plan, feedback);
    expect(care).toBeUndefined();
    expect(minutesOf(draft!)).toBeLessThan(minutesOf(plan));
  });

  it.each<[Language, string]>([
    ['en', 'less until the olives but more in spring'],
    ['fr', 'moins jusqu’aux olives mais davantage au printemps'],
    ['es', 'menos hasta las aceitunas pero más en primavera'],
    ['pt', 'menos até as azeitonas mas mais na primavera'],
    ['he', 'פחות עד המסיק אבל יותר באביב'],
  ])('is not half of what was asked, in %s: %s', async (language, feedback) => {
    const { draft } = await adapted(await planIn(language), feedback);
    expect(draft?.short_description ?? '').not.toContain(feedback);
  });
});
