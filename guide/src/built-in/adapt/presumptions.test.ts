import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { StoredPlan } from '../../guide.ts';
import { planFromDescription } from '../plan/plan-from-description.ts';
import { stored } from '../../testing/stored.ts';
import { adapted, mechanic, now, planIn, refsOf, substepsOf, touched } from './test-plan.fixture.ts';

const DONE = '0.0';

const stall: Record<Language, string> = {
  en: 'I have a stall with handmade candles. I sell at a market. My problem is that few people come back.',
  he: 'יש לי דוכן של נרות בעבודת יד. אני מוכרת בשוק. הבעיה היא שמעט אנשים חוזרים.',
  fr: 'J’ai un stand de bougies faites main. Je vends au marché. Mon problème : peu de gens reviennent.',
  es: 'Tengo un puesto de velas hechas a mano. Vendo en un mercado. Mi problema es que poca gente vuelve.',
  pt: 'Tenho uma banca de velas artesanais. Vendo na feira. Meu problema é que pouca gente volta.',
};

async function stallIn(language: Language): Promise<StoredPlan> {
  const context = { language, now, seed: '' };
  const { value } = await planFromDescription({ profile: mechanic, description: stall[language] }, context);
  return stored(value, language);
}

describe('what the plan takes for granted', () => {
  it.each([
    ['en', 'we open next week, so far there are no sales'],
    ['he', 'נפתח רק בשבוע הבא, עדיין אין מכירות'],
    ['fr', 'on ouvre la semaine prochaine, je n’ai pas encore de ventes'],
    ['es', 'abrimos la semana que viene, aún no tengo ventas'],
    ['pt', 'abrimos na semana que vem, ainda não tenho vendas'],
  ] as const)('gives way to what goes without it (%s)', async (language, feedback) => {
    const plan = await stallIn(language);
    const refs = substepsOf(plan).map(({ ref }) => ref);
    expect(refs).toContain('shared.business-list-sales');
    const answer = await adapted(plan, feedback);
    const after = refsOf(answer.draft);
    expect(after).not.toContain('shared.business-list-sales');
    expect(after).toContain('shared.do-first-job');
    // What comes behind the first job has a sale to rest on.
    expect(after).toContain('shared.review-numbers');
    expect(after.indexOf('shared.business-try-with-three')).toBeGreaterThan(after.indexOf('shared.do-first-job'));
    for (const id of touched(plan, answer)) {
      const ref = substepsOf(plan).find(({ substep_id }) => substep_id === id)!.ref;
      expect(ref).toMatch(/business|challenge|adjust-price|ask-/u);
    }
  });

  it.each([
    ['en', 'I do not know anybody in this town'],
    ['he', 'אני לא מכירה פה אנשים'],
    ['fr', 'ici je ne connais personne'],
    ['es', 'allí no conozco a nadie'],
    ['pt', 'não conheço ninguém lá'],
  ] as const)('people: who knows nobody writes to nobody first (%s)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const answer = await adapted(plan, feedback);
    const asked = substepsOf(plan).find(({ ref }) => ref === 'shared.message-ten')!;
    expect(touched(plan, answer)).toEqual([asked.substep_id]);
    expect(refsOf(answer.draft)).toContain('shared.adapt-meet-people');
  });

  it.each([
    ['en', 'the price is already fixed'],
    ['he', 'כבר יש לי מחיר'],
    ['fr', 'j’ai déjà un tarif'],
    ['es', 'ya tengo precio'],
    ['pt', 'já defini o preço'],
  ] as const)('what is there already is left out, and nothing else (%s)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const answer = await adapted(plan, feedback);
    const price = substepsOf(plan).find(({ ref }) => ref === 'shared.set-price')!;
    expect(touched(plan, answer)).toEqual([price.substep_id]);
  });

  it.each([
    ['en', 'the price, I have it already'],
    ['fr', 'le prix, je l’ai déjà'],
    ['pt', 'o preço, já tenho'],
  ] as const)('also where it is named before a comma (%s)', async (language, feedback) => {
    const plan = await planIn(language, [DONE]);
    const price = substepsOf(plan).find(({ ref }) => ref === 'shared.set-price')!;
    expect(touched(plan, await adapted(plan, feedback))).toEqual([price.substep_id]);
  });

  it.each([
    ['en', 'drop everything without the flyer'],
    ['es', 'no quiero el folleto'],
    ['fr', 'il manque un petit site'],
    ['pt', 'não tenho tempo'],
  ] as const)('is not looked for in a plain wish (%s)', async (language, feedback) => {
    const { draft } = await adapted(await planIn(language, [DONE]), feedback);
    expect(refsOf(draft).filter((ref) => ref === 'shared.adapt-without')).toEqual([]);
  });

  it('is told as it is where the plan comes to it by itself, or counts on no such thing', async () => {
    const plan = await planIn('en', [DONE]);
    const sales = await adapted(plan, 'I have no sales yet');
    expect([sales.draft, sales.notice?.includes('Do the first repair')]).toEqual([null, true]);
    const boat = await adapted(plan, 'I do not have a boat');
    expect([boat.draft, boat.notice?.includes('boat')]).toEqual([null, true]);
  });
});
