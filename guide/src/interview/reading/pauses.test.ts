import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';
import { withPauses } from './pauses.ts';
import { wordsOf } from './refusals.ts';

function saidIn(text: string, language: Language, asked: AskedField | null = null) {
  const message = cleaned(text);
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked, language, languages, now: Date.UTC(2026, 10, 30) });
  return (...fields: string[]) => said.filter(({ field }) => fields.includes(field)).map(wordsOf);
}

describe('what somebody knows nothing of, said in one breath with what they dislike', () => {
  it.each<[Language, string, RegExp, string]>([
    [
      'en',
      'i dont like talking to strangers about computers i know nothing',
      /talking to strangers$/u,
      'about computers i know nothing',
    ],
    ['he', 'לא אוהב לדבר עם לקוחות באנגלית אני לא יודע כלום', /$/u, 'באנגלית אני לא יודע כלום'],
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

  it.each<[Language, string]>([
    ['es', 'no me gusta hablar en ingles no se nada'],
    ['es', 'no me gusta trabajar de noche no puedo'],
    ['en', 'i cook and of politics i know nothing'],
    ['fr', 'je cuisine et en maths je comprends rien'],
  ])('parts nothing that is one thing, in %s: “%s”', (language, message) => {
    const heard = { asked: null, language, languages: [language], now: 0 };
    expect(withPauses(message, heard)).toEqual({ text: message, unknown: [] });
  });
});
