import { type AskedField, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './language.ts';
import { mentionsIn } from './mentions.ts';
import { cleaned, flat } from './message.ts';

function mentioned(message: string, language: Language, asked: AskedField | null = null) {
  const text = cleaned(message);
  const heard = { asked, language, languages: languagesOf(flat(text), language), now: Date.UTC(2026, 9, 16) };
  return mentionsIn(text, heard).map(({ field, value }) => `${field} ${JSON.stringify(value)}`);
}

describe('what a story says in passing of who tells it', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'Ruth, 61, I look after the grandkids in Swansea most of the week', ['location "Swansea"', 'age 61']],
    ['en', 'moved here from Lagos years ago, i clean offices in Croydon at night', ['location "Croydon"']],
    ['en', 'I have two hands and a bicycle and no money at all', ['budget_per_month 0']],
    ['fr', 'Odile, 57 ans, je tiens la buvette du stade à Quimper le dimanche', ['location "Quimper"', 'age 57']],
    [
      'es',
      'limpio casas en Badajoz por las mañanas y sin dinero para empezar',
      ['location "Badajoz"', 'budget_per_month 0'],
    ],
    [
      'pt',
      'faço bolo de pote em Caruaru pras vizinhas, não tenho dinheiro',
      ['location "Caruaru"', 'budget_per_month 0'],
    ],
    ['he', 'אני סבתא לשמונה ומלמדת סריגה בנהריה כבר הרבה שנים', ['location "נהריה"']],
  ])('%s: %s', (language, message, facts) => {
    expect(mentioned(message, language).toSorted()).toEqual(facts.toSorted());
  });

  it.each<[Language, string]>([
    ['en', 'my brother lives in Swansea and he is 61, a welder by trade'],
    ['en', 'I was born in Lagos but that was a long time ago'],
    ['en', 'she moved to Croydon, and I never asked her why'],
    ['en', 'the reading group and the nice people there keep me going'],
    ['fr', 'ma fille habite à Quimper avec ses deux enfants et son mari'],
    ['es', 'mi hermana vive en Badajoz con su marido desde la boda'],
    ['pt', 'minha mãe mora em Caruaru com o meu irmão mais velho'],
    ['he', 'אמא שלי גרה בנהריה עם אחי הקטן כבר שלוש שנים'],
  ])('leaves alone what is another’s, past or no town: %s %s', (language, message) => {
    expect(mentioned(message, language)).toEqual([]);
  });

  it('takes no age from an answer about hours or money', () => {
    expect(mentioned('well, 20, more when the children sleep', 'en')).toEqual(['age 20']);
    expect(mentioned('well, 20, more when the children sleep', 'en', 'hours_per_week')).toEqual([]);
  });

  it('takes nothing from an answer of a few words', () => {
    for (const language of languages) expect(mentioned('Ruth, 61, Swansea', language)).toEqual([]);
  });
});
