import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adaptingOf, newSubstep } from '../../adapt/state.ts';
import { loadWords } from '../../catalogue/load.ts';
import type { StoredPlan } from '../../guide.ts';
import { needsAskedIn } from '../../understand/limits.ts';
import { adapted, keptAs, mechanic, now, planIn, substepsOf, touched } from './test-plan.fixture.ts';

const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069]/gu, '') ?? '';

/** The plan with visits at people's homes where it would have messages. */
async function visitingPlanIn(language: Language): Promise<StoredPlan> {
  const plan = await planIn(language);
  const { key: _key, ...visit } = newSubstep(
    'visit-three',
    120,
    adaptingOf(mechanic, plan, await loadWords(language), now),
  );
  const put = (one: StoredPlan['steps'][number]['substeps'][number]) =>
    one.ref === 'shared.message-ten' ? { ...one, ...visit } : one;
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, substeps: step.substeps.map(put) })) };
}

describe('a limit told to a plan', () => {
  it.each<[Language, string, string]>([
    ['en', 'I can’t stand for long, my hip is new', 'stand for long'],
    ['fr', 'je ne peux pas rester debout, j’ai une hanche neuve', 'rester debout'],
    ['es', 'no puedo estar de pie, me operaron de la cadera', 'de pie'],
    ['pt', 'não posso ficar em pé, operei o quadril', 'em pé'],
    ['he', 'אני לא יכולה לעמוד הרבה, עברתי ניתוח בירך', 'לעמוד'],
    ['en', 'nothing in French, I never learnt it', 'French'],
    ['fr', 'rien en espagnol, je ne l’ai jamais appris', 'espagnol'],
    ['fr', 'rien en espagnol svp je n’ai jamais appris', 'espagnol'],
    ['es', 'oye nada en francés por favor que no lo leo', 'francés'],
    ['es', 'nada en francés, nunca lo aprendí', 'francés'],
    ['pt', 'nada em francês, nunca aprendi', 'francês'],
    ['he', 'שום דבר בצרפתית, לא למדתי', 'בצרפתית'],
    // Such a one sounds like less work as well, and nothing is taken out for it.
    ['en', 'no Saturday work mate', 'Saturday'],
    ['en', 'no work standing up please', 'standing'],
    ['fr', 'rien le samedi', 'samedi'],
    ['es', 'nada los sábados', 'sábados'],
    ['pt', 'nada aos sábados', 'sábados'],
    ['he', 'בלי שבתות, בבקשה', 'שבתות'],
  ])('stands in it in the words of the one who told it, in %s: %s', async (language, feedback, words) => {
    const plan = await planIn(language);
    const answer = await adapted(plan, feedback);
    expect(plain(answer.draft?.short_description)).toContain(words);
    expect(answer.notice).not.toBe('');
    const again = await adapted(keptAs(plan, answer.draft!), feedback);
    expect(again.draft).toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'please no visits to people’s homes, I am not comfortable in strangers’ houses'],
    ['fr', 'pas de visites chez les gens, je n’y suis pas à l’aise'],
    ['es', 'nada de visitas a casas ajenas, no me siento cómoda'],
    ['pt', 'nada de visitas a casas de estranhos, não fico à vontade'],
    ['he', 'בלי ביקורים בבתים של אנשים, לא נוח לי'],
  ])('has what breaks it give way, and nothing else, in %s: %s', async (language, feedback) => {
    const plan = await visitingPlanIn(language);
    const answer = await adapted(plan, feedback);
    const at = substepsOf(plan).findIndex(({ ref }) => ref === 'shared.visit-three');
    expect(touched(plan, answer)).toEqual([substepsOf(plan)[at]?.substep_id]);
    const after = substepsOf(answer.draft!);
    expect(after).toHaveLength(substepsOf(plan).length);
    const other = after[at]!;
    expect(other.ref).toMatch(/^shared\./u);
    expect([...needsAskedIn(`${other.title}. ${other.description}. ${other.deliverable}`)]).not.toContain('homes');
  });

  it.each<[Language, string]>([
    ['en', 'thank you, my neighbour read it to me on Wednesday'],
    ['fr', 'merci, ma voisine me l’a lu mercredi'],
    ['es', 'gracias, mi vecina me lo leyó el miércoles'],
    ['pt', 'obrigado, minha vizinha leu para mim na quarta'],
    ['he', 'תודה, השכנה הקריאה לי את זה ביום רביעי'],
    ['en', 'the hall is ours on Wednesdays only'],
    ['fr', 'tout est en cartons, on déménage'],
    ['en', 'people here do not use Facebook'],
    ['en', 'I can’t lift my spirits today'],
    ['es', 'la gente no puede estar de pie tanto rato'],
    ['es', 'no puede estar de pie, pobre'],
    ['en', 'just Monday I buried my husband'],
    ['en', 'it used to be only Tuesdays, now any day is fine'],
    ['en', 'my daughter only comes on Sundays'],
    ['he', 'רק ביום שישי הבן מתקשר'],
    ['es', 'solo el domingo descanso'],
    ['fr', 'seulement le dimanche ma sœur vient'],
    ['pt', 'só no domingo minha filha vem'],
    ['en', 'I did not know my neighbour speaks French, nice'],
    ['en', 'nothing is better than French bread with it'],
    ['en', 'nothing beats French'],
    ['fr', 'mon fils ne parle pas anglais'],
    ['en', 'my husband does not want to be on Facebook, but I do'],
    ['en', 'my friend can’t lift anything any more'],
    ['en', 'my neighbour cannot stand for long'],
    ['en', 'I used to hate phoning, but now I can do it'],
    ['fr', 'ma mère ne peut pas rester debout'],
    ['es', 'mi madre está mayor, no puede estar de pie'],
    ['es', 'mi vecina no puede estar de pie'],
    ['es', 'antes no podía estar de pie, ahora puedo'],
    ['fr', 'avant je ne pouvais pas rester debout, maintenant oui'],
    ['pt', 'antes não podia ficar em pé, agora posso'],
    ['pt', 'minha avó não pode ficar em pé'],
    ['he', 'אמא שלי לא יכולה לעמוד הרבה'],
    ['he', 'פעם לא יכולתי לעמוד, עכשיו אני יכולה'],
    ['en', 'is it only on Wednesdays that the hall is free?'],
    ['fr', 'c’est seulement le mercredi que la salle est libre ?'],
  ])('is not heard in %s: %s', async (language, feedback) => {
    expect((await adapted(await planIn(language), feedback)).draft).toBeNull();
  });
});
