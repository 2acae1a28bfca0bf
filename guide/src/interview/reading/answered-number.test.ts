import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

function numberIn(text: string, language: Language, asked: 'hours_per_week' | 'budget_per_month'): unknown {
  const message = cleaned(text);
  const heard = { asked, language, languages: languagesOf(flat(message), language), now: Date.UTC(2026, 10, 29) };
  return hear(message, heard).said.flatMap(({ field, value }) => (field === asked ? [value] : []));
}

describe('a number that answers the guide’s own question', () => {
  it.each([
    ['en', 'my sister takes the little one on tuesdays so then, from ten till noon', 2],
    ['en', 'every other evening, an hour', 3.5],
    ['en', 'mondays and thursdays after work, couple of hours', 4],
    ['fr', 'ma soeur prend le petit le mardi, donc là, de dix heures à midi', 2],
    ['fr', 'un soir sur deux, une heure', 3.5],
    ['es', 'trabajo 38 horas de enfermera así que queda poco, 5', 5],
    ['es', 'cuando duerme el bebé, una hora al día más o menos, fines de semana no', 5],
    ['pt', 'minha irmã fica com o pequeno às terças, aí das dez ao meio-dia', 2],
    ['pt', 'noite sim noite não, uma hora', 3.5],
    ['he', 'אחותי לוקחת את הקטן בימי שלישי, אז מעשר עד שתים עשרה', 2],
    ['he', 'אני עובדת 38 שעות כאחות אז לא נשאר הרבה, 5', 5],
  ] as const)('of hours, in %s: %s', (language, text, hours) => {
    expect(numberIn(text, language, 'hours_per_week')).toEqual([hours]);
  });
  it.each([
    ['en', 'let me think... 30? no, 20', 20],
    ['en', "rent is 900 and food 400 so there isn't anything over", 0],
    ['fr', 'attendez... 30 ? non, 20', 20],
    ['fr', 'que dalle ce mois-ci', 0],
    ['en', "haven't got any to spare", 0],
    ['es', 'prefiero no pedir prestado, 25 estaría bien', 25],
    ['pt', 'aluguel é 900 e mercado 400, então não sobra nada', 0],
    ['he', 'אף שקל כרגע', 0],
  ] as const)('of money, in %s: %s', (language, text, amount) => {
    expect(numberIn(text, language, 'budget_per_month')).toEqual([amount]);
  });
  it('is none where several are told, or it is somebody’s age', () => {
    expect(numberIn('my boys are 4 and 9, so hardly any', 'en', 'hours_per_week')).toEqual([]);
    expect(numberIn("i'm 61, so not much", 'en', 'hours_per_week')).toEqual([]);
  });
});
