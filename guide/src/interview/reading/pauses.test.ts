import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { withPauses } from './pauses.ts';
import { saidIn } from './testing.ts';

describe('what somebody knows nothing of, said in one breath with what they dislike', () => {
  it.each<[Language, string, RegExp, string]>([
    [
      'en',
      'i dont like talking to strangers about computers i know nothing',
      /talking to strangers$/u,
      'about computers i know nothing',
    ],
    ['he', 'לא אוהב לעבוד עם לקוחות במטבח אני לא יודע כלום', /לעבוד עם לקוחות$/u, 'במטבח אני לא יודע כלום'],
    [
      'fr',
      "j'aime pas parler aux clients en anglais je comprends rien",
      /parler aux clients$/u,
      'en anglais je comprends rien',
    ],
    ['es', 'no me gusta tratar con clientes en frances no se nada', /tratar con clientes$/u, 'en frances no se nada'],
    ['pt', 'não gosto de atender ao balcão de inglês não sei nada', /atender ao balcão$/u, 'de inglês não sei nada'],
  ])('is a limit of its own, in %s: “%s”', (language, message, first, second) => {
    const said = saidIn(message, language, 'skills');
    const limits = said('limits', 'dislikes');
    expect(limits).toContain(second);
    expect(limits.filter((one) => one !== second).join()).toMatch(first);
    expect(said('skills')).toEqual([]);
  });

  // Still wrong: the dislike is left unread, with a stop between the two as well.
  it('is the only limit that is heard behind talking that is disliked, in Hebrew: still wrong', () => {
    const said = saidIn('לא אוהב לדבר עם לקוחות באנגלית אני לא יודע כלום', 'he', 'skills');
    expect(said('limits', 'dislikes', 'notes')).toEqual(['באנגלית אני לא יודע כלום']);
    expect(said('skills')).toEqual([]);
  });

  it.each<[Language, string, string, string]>([
    [
      'en',
      "I don't like the cold outdoors about sewing I know nothing",
      "I don't like the cold outdoors",
      'about sewing',
    ],
    ['fr', "j'aime pas le froid en couture je comprends rien", "j'aime pas le froid", 'en couture'],
    ['es', 'no me gusta el frío del puerto de costura no sé nada', 'no me gusta el frío del puerto', 'de costura'],
    ['pt', 'não gosto do frio do cais de costura não sei nada', 'não gosto do frio do cais', 'de costura'],
    ['he', 'לא אוהבת את הקור בנמל בתפירה אני לא יודעת כלום', 'לא אוהבת את הקור בנמל', 'בתפירה'],
  ])('keeps both in the words of its teller, in %s: “%s”', (language, message, first, second) => {
    const limits = saidIn(message, language, 'skills')('limits', 'dislikes', 'notes');
    expect(limits.filter((one) => one.startsWith(second))).toHaveLength(1);
    expect(limits.every((one) => message.includes(one) && (first.includes(one) || one.startsWith(second)))).toBe(true);
  });

  it.each<[Language, string]>([
    ['es', 'no me gusta hablar en ingles no se nada'],
    ['es', 'no me gusta trabajar de noche no puedo'],
    ['en', 'i cook and of politics i know nothing'],
    ['fr', 'je cuisine et en maths je comprends rien'],
    ['en', "I can't sleep well in houses I don't know"],
    ['en', "I don't want to work in teams of clients who know nothing"],
    ['he', 'לא רוצה לעבוד עם לקוחות בחנות שלא מבינה כלום'],
    ['fr', 'je veux pas travailler avec des chefs qui comprennent rien'],
    ['es', 'no quiero cuidar perros de gente que no conozco'],
    ['es', 'no me gusta trabajar mucho rato en cosas de las que no sé nada'],
    ['pt', 'não quero cuidar de cães de gente que não conheço'],
    ['pt', 'não posso andar sozinha na vila que não conheço'],
  ])('parts nothing that is one thing, in %s: “%s”', (language, message) => {
    const heard = { asked: null, language, languages: [language], now: 0 };
    expect(withPauses(message, heard)).toEqual({ text: message, unknown: [] });
  });
});
