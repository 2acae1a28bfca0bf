import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { recommend } from '../built-in/recommend.ts';
import { planFromIdea } from '../built-in/plan/plan-from-idea.ts';
import { loadWords } from '../catalogue/load.ts';
import { profileOf } from '../testing/profiles.ts';
import { refusedNameIn } from './refused-names.ts';
import { ownSentences } from './within-limits.ts';

const told: readonly (readonly [language: Language, limits: string, refused: string, fine: string])[] = [
  ['en', 'keep me out of bars', 'Put a card up in the bar.', 'Put a card up in the library.'],
  ['en', 'no hospitals', 'Ask at a hospital.', 'Ask at a school.'],
  ['en', 'I won’t go near the market', 'A stall at the market is enough.', 'A stall at the fair is enough.'],
  ['en', 'no care homes', 'Ask at care homes.', 'Ask people in their homes.'],
  ['fr', 'pas les marchés', 'Un stand au marché suffit.', 'Un stand à la foire suffit.'],
  ['fr', 'loin des bureaux', 'Demander au bureau d’à côté.', 'Demander à l’école.'],
  ['es', 'nada de bares', 'Deja una tarjeta en el bar.', 'Deja una tarjeta en la tienda.'],
  ['es', 'no quiero ir a los mercados', 'Pregunta en el mercado.', 'Pregunta en la escuela.'],
  ['pt', 'longe de bares', 'Deixe um cartão no bar.', 'Deixe um cartão na loja.'],
  ['pt', 'não quero mercado', 'Vender no mercado.', 'Vender na praça.'],
  ['pt', 'não quero feira', 'Uma banca na feira basta.', 'Uma mesa na praça basta.'],
  ['he', 'בלי שווקים', 'לעמוד שעה בשוק.', 'לעמוד שעה בספרייה.'],
  ['he', 'לא בתי ספר', 'לשאול בבתי ספר.', 'לשאול בבתי קפה.'],
  // Not a place alone: whatever a denial names.
  ['en', 'no more candles', 'Twelve candles for a start.', 'Twelve soaps for a start.'],
  ['en', 'no cats', 'Feed two cats.', 'Water two plants.'],
  ['en', 'I’m done with wallpaper', 'One wall in wallpaper.', 'One wall, without wallpaper.'],
  ['fr', 'je ne fais plus de vélo', 'Réparer un vélo.', 'Réparer une chaise.'],
  ['es', 'perros no', 'Pasear un perro.', 'Regar una planta.'],
  ['es', 'nada de fumigar', 'Se fumiga una vez.', 'Se riega una vez.'],
  ['pt', 'não quero mexer com cimento', 'Um saco de cimento.', 'Um saco de terra.'],
  ['he', 'בלי נרות', 'שנים־עשר נרות.', 'שנים־עשר סבונים.'],
  // Named first and denied behind a comma, by a word that turns back or by denying to do it.
  ['en', 'lampshades, I don’t do them', 'A lampshade for a start.', 'A mirror for a start.'],
  ['fr', 'les abat-jour, c’est fini', 'Un abat-jour pour commencer.', 'Un miroir pour commencer.'],
  ['he', 'אהילים, את זה אני לא עושה', 'אהיל אחד להתחלה.', 'מראה אחת להתחלה.'],
  ['es', 'los espejos, ni hablar', 'Un espejo para empezar.', 'Una alfombra para empezar.'],
  ['pt', 'os espelhos, nem pensar', 'Um espelho para começar.', 'Um tapete para começar.'],
  // “Más” is no “but” behind a “no”.
  ['es', 'no más espejos', 'Un espejo para empezar.', 'Una alfombra para empezar.'],
  // What was given up, and not what for.
  ['en', 'I gave up lampshades for mirrors', 'A lampshade for a start.', 'A mirror for a start.'],
  ['fr', 'j’ai arrêté les miroirs pour de bon', 'Un miroir pour commencer.', 'Un tapis pour commencer.'],
  ['es', 'dejé los espejos para hacer alfombras', 'Un espejo para empezar.', 'Una alfombra para empezar.'],
  ['pt', 'larguei os espelhos de vez', 'Um espelho para começar.', 'Um tapete para começar.'],
  // A day stands in half the catalogue, and is refused all the same.
  ['en', 'no Fridays', 'Open on a Friday.', 'Open on a Tuesday.'],
  ['es', 'nada de viernes', 'Abrir un viernes.', 'Abrir un martes.'],
  // A place that everybody works at is no name beside what is not to be done there.
  ['pt', 'não faço parafusos em casa', 'Um parafuso.', 'Uma hora em casa.'],
  ['es', 'no quiero tornillos en casas', 'Un tornillo.', 'Una hora en casas.'],
];

const personOf = (language: Language, limits: string) => ({
  ...profileOf({ skills: [['jam', 'advanced']], hours: 8, budget: 60, age: 40 }),
  language,
  limits,
});

describe('what somebody refuses', () => {
  it.each(told)('is known by its own name, in %s: %s', async (language, limits, refused, fine) => {
    const isRefused = refusedNameIn(personOf(language, limits), await loadWords(language));
    expect([refused, fine].map((text) => isRefused?.(text))).toEqual([true, false]);
  });

  it.each([
    'I can drive to the market',
    'no lifting',
    // What is only needed is held against what ideas need: a mechanic without a car mends cars.
    'no car',
    'I have no kitchen',
    'I can’t use my kitchen for work',
    'no kitchen on sundays',
    'I like cats',
    'I don’t mind cats',
    'out of work since May',
    'I care for my mother, who is in hospital',
    // Told first, and denied of something else.
    'I bake bread, no more',
    'lampshades, I don’t mind them',
    'ten hours a week, I can’t do more',
  ])('is none in “%s”', async (limits) => {
    expect(refusedNameIn(personOf('en', limits), await loadWords('en'))).toBeUndefined();
  });

  it('is in no idea and no task', async () => {
    const isRefused = (text: string) => /\bmarkets?\b/iu.test(text);
    const context = { language: 'en', now: 0, seed: 'a' } as const;
    const said = async (limits: string) => {
      const profile = personOf('en', limits);
      const { value: ideas } = await recommend({ profile, mode: 'brainstorm', already: [], count: 4 }, context);
      const plans = await Promise.all(ideas.map((idea) => planFromIdea({ profile, recommendation: idea }, context)));
      return { ideas: ideas.length, text: JSON.stringify([ideas.map(ownSentences), plans.map(({ value }) => value)]) };
    };
    const free = await said('');
    expect(isRefused(free.text)).toBe(true);
    const kept = await said('keep me away from markets');
    expect(kept.ideas).toBeGreaterThan(0);
    expect(isRefused(kept.text)).toBe(false);
  });
});
