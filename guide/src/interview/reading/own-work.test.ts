import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { ownWorkIn } from './own-work.ts';

const now = Date.parse('2026-11-01T09:00:00Z');

const told = (clause: string, language: Language) =>
  ownWorkIn(clause, language).map(({ from, to }) => clause.slice(from, to));

describe('what somebody says they do with which thing', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'now i sharpen mower blades n chisels in my shed', ['sharpen mower blades n chisels']],
    ['en', 'I re-cane old chairs and rewire lamps for neighbours', ['re-cane old chairs', 'rewire lamps']],
    ['en', 'i have been regluing violins since 2014', ['regluing violins']],
    ['he', 'אני משחיז סכינים ומקלות', ['משחיז סכינים ומקלות']],
    ['he', 'היום אני קולע סלים מקש', ['קולע סלים מקש']],
    ['fr', 'je retaille des haies chez les gens', ['retaille des haies']],
    ['fr', 'et je rempaille des chaises', ['rempaille des chaises']],
    ['es', 'saco corcho en verano', ['saco corcho']],
    ['es', 'tiño lana con grana y tejo rebozos', ['tiño lana con grana', 'tejo rebozos']],
    ['pt', 'faço cestos de vime e empalho cadeiras velhas', ['faço cestos de vime', 'empalho cadeiras velhas']],
    ['pt', 'afino acordeões há 12 anos', ['afino acordeões']],
  ])('in %s is from the verb to the thing: “%s”', (language, clause, work) => {
    expect(told(clause, language)).toEqual(work);
  });

  it.each<[Language, string, string]>([
    ['en', 'these days I cook at the day centre', 'cook at the day centre'],
    ['es', 'desde entonces friego en un hotel', 'friego en un hotel'],
    ['fr', 'depuis je cuisine à la crèche', 'cuisine à la crèche'],
    ['pt', 'desde então cozinho numa creche', 'cozinho numa creche'],
    ['he', 'ומאז אני מבשלת בגן ילדים', 'מבשלת בגן ילדים'],
  ])('in %s goes up to the place where it is done since other work ended: “%s”', (language, clause, work) => {
    expect(told(clause, language)).toEqual([work]);
  });

  it.each<[Language, string]>([
    ['es', 'ahora vivo en Madrid'],
    ['es', 'hoy como en casa'],
    ['fr', 'depuis je dors mal'],
    ['pt', 'agora moro em Lisboa'],
    ['en', 'since then I paint at weekends'],
    ['he', 'עכשיו אני גרה בחיפה'],
  ])('in %s is not where somebody lives, or when: “%s”', (language, clause) => {
    expect(told(clause, language)).toEqual([]);
  });

  it('told since other work ended is a job beside it', () => {
    const { said } = hear('J’étais couturière, depuis je cuisine à la crèche', {
      asked: 'experience',
      language: 'fr',
      languages: ['fr'],
      now,
    });
    const jobs = said.flatMap((one) => (one.field === 'experience' ? [one.value.role_title] : []));
    expect(jobs).toEqual(['couturière', 'cuisine à la crèche']);
  });

  it.each<[Language, string]>([
    ['en', 'I take the kids to school'],
    ['en', 'I want to sharpen knives'],
    ['en', 'I never mended nets'],
    ['en', 'my uncle mends clocks'],
    ['en', 'if I sell jars at the market'],
    ['en', 'I watch films'],
    ['he', 'אני לוקחת את הילדים לבית ספר'],
    ['he', 'אני לא מתקן אופניים'],
    ['he', 'אחי מתקן שעונים'],
    ['he', 'אני רוצה למכור דבש'],
    ['fr', 'j’emmène les enfants à l’école'],
    ['fr', 'je voudrais vendre des confitures'],
    ['fr', 'je ne répare pas les vélos'],
    ['fr', 'je cuisine assise'],
    ['es', 'llevo a los niños al cole'],
    ['es', 'no arreglo nada'],
    ['es', 'quiero vender miel'],
    ['es', 'el barro del pueblo'],
    ['pt', 'levo os miúdos à escola'],
    ['pt', 'não conserto carros'],
    ['pt', 'queria plantar mirtilos'],
    ['pt', 'ensino médio completo'],
    ['en', 'now I sew for myself'],
    ['es', 'ahora coso para mí'],
    ['fr', 'maintenant je couds pour moi'],
    ['he', 'עכשיו אני מצייר בשביל הכיף'],
    ['pt', 'agora costuro para mim'],
  ])('in %s is not a wish, a denial, another’s or everybody’s day: “%s”', (language, clause) => {
    expect(told(clause, language)).toEqual([]);
  });
});

it('is done today, whichever apostrophe that is typed with', () => {
  expect(told('aujourd’hui je nettoie au collège', 'fr')).toEqual(told("aujourd'hui je nettoie au collège", 'fr'));
  expect(told('aujourd’hui je nettoie au collège', 'fr')).not.toEqual([]);
});

describe('an answer', () => {
  const said = (message: string, language: Language) =>
    hear(message, { asked: 'skills', language, languages: [language], now }).said;

  it.each<[Language, string]>([
    ['fr', 'faire revivre le verger'],
    ['he', 'להחיות את הבוסתן'],
  ])('to the question for skills is a goal where it says what is to be reached: “%s”, %s', (language, message) => {
    expect(said(message, language)).toEqual([
      { field: 'goals', value: { goal_type: expect.any(String), value: message } },
    ]);
  });

  it.each<[Language, string]>([
    ['fr', 'réparer des vélos'],
    ['en', 'fix bikes'],
    ['es', 'remendar redes'],
    ['pt', 'fazer cestos'],
    ['he', 'לתפור שמלות'],
  ])('in %s is a skill where it is one: “%s”', (language, message) => {
    expect(said(message, language).map(({ field }) => field)).toEqual(['skills']);
  });
});
