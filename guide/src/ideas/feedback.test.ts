import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import type { Need } from '../catalogue/schema.ts';
import { NO_LIMITS } from '../understand/limits.ts';
import { tightened } from './feedback.ts';
import { subjectsIn } from './subjects.ts';

/** Reasons for declining, as people give them in a line. */
const reasons: Record<Language, readonly (readonly [said: string, need: Need])[]> = {
  en: [
    ['not going into people’s houses', 'homes'],
    ['my legs give out when I stand that long', 'standing'],
    ['evenings are for my family, sorry', 'evenings'],
    ['I freeze when a room looks at me', 'camera-or-stage'],
  ],
  he: [
    ['לא נכנסת לבתים של אנשים', 'homes'],
    ['אני לא יכולה לעמוד כל כך הרבה זמן', 'standing'],
    ['גם ככה אני מול מסך כל היום', 'computer'],
    ['אני לא מדבר מול אנשים', 'camera-or-stage'],
  ],
  fr: [
    ['je ne vais pas chez les gens', 'homes'],
    ['je ne tiens pas debout aussi longtemps', 'standing'],
    ['le soir, je suis avec les miens', 'evenings'],
    ['parler devant du monde, je ne peux pas', 'camera-or-stage'],
  ],
  es: [
    ['a casas ajenas no voy', 'homes'],
    ['no aguanto tanto rato de pie', 'standing'],
    ['las noches son para mi familia', 'evenings'],
    ['hablar delante de gente no puedo', 'camera-or-stage'],
  ],
  pt: [
    ['na casa dos outros eu não entro', 'homes'],
    ['não aguento ficar tanto tempo em pé', 'standing'],
    ['já passo o dia inteiro na frente da tela', 'computer'],
    ['é muito pesado, minha coluna não aguenta', 'physical-work'],
  ],
};

/** Too far to go, with the time that the way takes. */
const far: Record<Language, string> = {
  en: 'that’s too far from where I live, I’d be on the bus for an hour',
  he: 'זה רחוק לי מדי, שעה נסיעה לכל כיוון',
  fr: 'c’est trop loin de chez moi, une heure de trajet',
  es: 'me queda lejísimos, es una hora de viaje',
  pt: 'fica longe demais de casa, é uma hora de ônibus',
};

/** What must be bought first, and that it is done all day already: neither is asked for. */
const whys: Record<Language, readonly string[]> = {
  en: ['I would have to buy a sewing machine first', 'I already do that at the bakery all day already'],
  he: ['צריך לקנות מכונת תפירה קודם', 'אני כבר עושה את זה כל היום במאפייה'],
  fr: ['il faut acheter une machine à coudre d’abord', 'je fais déjà ça toute la journée à la boulangerie'],
  es: ['hay que comprar una máquina de coser primero', 'ya lo hago todo el día en la panadería'],
  pt: ['tem que comprar uma máquina de costura antes', 'já faço isso o dia inteiro na padaria'],
};

const wishes: Record<Language, readonly string[]> = {
  en: ['something with dogs would be nice', 'I would rather teach kids to bake', 'maybe drive people around instead'],
  he: ['משהו עם כלבים', 'עדיף משהו עם ילדים', 'בערבים יהיה לי יותר נוח'],
  fr: ['quelque chose avec les chiens', 'plutôt avec des enfants', 'je préfère travailler le soir'],
  es: ['algo con perros', 'prefiero trabajar con niños', 'mejor por las noches'],
  pt: ['algo com cachorros', 'prefiro com crianças', 'à noite seria melhor'],
};

describe.each(languages)('a feedback in %s', (language) => {
  it('rules out what a reason is about, most of the time', () => {
    const heard = reasons[language].filter(([said, need]) => tightened(NO_LIMITS, said, language).ruledOut.has(need));
    expect(heard.length).toBeGreaterThanOrEqual(3);
  });

  it('that something is too far is no hour of work, and no wish for a place', () => {
    expect(tightened(NO_LIMITS, far[language], language)).toMatchObject({
      hours: null,
      place: null,
    });
  });

  it.each(whys[language])('wishes for nothing by saying why: “%s”', async (said) => {
    const { wanted, wantedForms } = subjectsIn(said, [], await loadWords(language));
    expect([...wanted, ...wantedForms]).toEqual([]);
  });

  it.each(wishes[language])('rules out nothing by wishing: “%s”', (said) => {
    expect([...tightened(NO_LIMITS, said, language).ruledOut]).toEqual([]);
  });
});
