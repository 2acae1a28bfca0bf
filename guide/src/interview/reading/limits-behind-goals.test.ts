import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { saidIn } from './testing.ts';

describe('what a goal is not to be', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'i want to earn 300 a month and not travel', 'earn 300 a month', 'not travel'],
    ['fr', 'gagner 300 euros par mois et ne pas voyager', 'gagner 300 euros par mois', 'ne pas voyager'],
    [
      'fr',
      'je voudrais gagner 300 euros par mois et pas parler aux gens',
      'gagner 300 euros par mois',
      'pas parler aux gens',
    ],
    ['es', 'quisiera ganar 300 al mes y no viajar', 'ganar 300 al mes', 'no viajar'],
    ['pt', 'quero ganhar 300 por mês e não falar com público', 'ganhar 300 por mês', 'não falar com público'],
    ['he', 'להרוויח 900 שקל בחודש ולא לנסוע', 'להרוויח 900 שקל בחודש', 'לא לנסוע'],
    ['he', 'להרוויח 250 שקל בחודש ולא לנהוג', 'להרוויח 250 שקל בחודש', 'לא לנהוג'],
  ])('is a limit, in %s: “%s”', (language, message, goal, limit) => {
    const said = saidIn(message, language, 'goals');
    expect(said('goals')).toEqual([goal]);
    expect(said('limits')).toEqual([limit]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'I want to sew without working evenings and without bridal wear', 'evenings', 'without bridal wear'],
    ['he', 'רוצה לתפור בלי לעמוד הרבה ובלי שמלות כלה', 'לעמוד', 'בלי שמלות כלה'],
    ['fr', 'je voudrais tresser sans travailler le dimanche et sans cortège', 'dimanche', 'sans cortège'],
    ['es', 'quiero trenzar cestas sin trabajar los domingos y sin bodas', 'domingos', 'sin bodas'],
    ['pt', 'quero fazer tranças sem trabalhar aos domingos e sem casamentos', 'domingos', 'sem casamentos'],
  ])('is all that it is to be without, in %s: “%s”', (language, message, first, second) => {
    const said = saidIn(message, language, 'goals');
    expect(said('goals')).toHaveLength(1);
    expect(said('goals').join()).not.toContain(second);
    expect(said('limits')).toContain(second);
    expect(said('limits').join()).toContain(first);
  });

  it.each<[Language, string]>([
    ['en', 'live without pills and without fear'],
    ['es', 'hacer pan sin azúcar y sin gluten'],
    ['pt', 'viver sem dívidas e sem patrão'],
  ])('is left where the first of two rules out nothing, in %s: “%s”', (language, message) => {
    expect(saidIn(message, language, 'goals')('goals')).toEqual([message]);
  });

  it.each<[Language, string]>([
    ['en', 'earn 200 a month and not lose my flat'],
    ['en', 'earn 200 a month and not have to worry'],
    ['en', 'earn 200 a month and not more'],
    ['es', 'ganar 300 al mes y no depender de mis hijos'],
    ['en', 'earn 250 a month and not just in summer'],
    ['en', 'earn 250 a month and not disappoint people'],
    ['he', 'להרוויח 250 בחודש ולא רק בקיץ'],
    ['fr', "gagner 250 euros par mois et pas seulement l'été"],
    ['es', 'ganar 250 al mes y no deberle nada a nadie'],
    ['pt', 'ganhar 250 por mês e não só no verão'],
  ])('stays with it where it rules out nothing, in %s: “%s”', (language, message) => {
    const said = saidIn(message, language, 'goals');
    expect(said('goals')).toEqual([message]);
    expect(said('limits', 'dislikes')).toEqual([]);
  });
});
