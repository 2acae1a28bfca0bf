import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { withoutInstead } from './alternatives.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';
import { wordsOf } from './refusals.ts';

const contextOf = (text: string, asked: AskedField | null, language: Language) => ({
  asked,
  language,
  languages: languagesOf(flat(text), language),
  now: Date.UTC(2026, 10, 30),
});

describe('a wish behind “if not that”', () => {
  it.each<[Language, string, string]>([
    ['en', "I'd like to sell rugs, or if no that then teach the wee ones to weave", 'teach the wee ones to weave'],
    [
      'en',
      'I want to sell my jam, or if not that then show the girls next door how to make it without a screen',
      'show the girls next door how to make it without a screen',
    ],
    ['he', 'אני רוצה למכור סבונים בשוק ואם לא אז ללמד את הילדים לסרוג בבית', 'ללמד את הילדים לסרוג בבית'],
    [
      'fr',
      'je voudrais vendre mes savons au marché, sinon apprendre aux enfants à coudre',
      'apprendre aux enfants à coudre',
    ],
    [
      'es',
      'quiero vender canastos en la feria y si no, enseñarles a los niños a tejer en casa',
      'enseñarles a los niños a tejer en casa',
    ],
    ['pt', 'queria vender bordado, ou se não der ensinar as crianças a bordar', 'ensinar as crianças a bordar'],
    ['pt', 'queria vender bordado, se não, ensinar as crianças a bordar', 'ensinar as crianças a bordar'],
  ])('is a goal and no limit, in %s: “%s”', (language, message, wish) => {
    const text = cleaned(message);
    const { said } = hear(text, contextOf(text, 'goals', language));
    const goals = said.flatMap((one) => (one.field === 'goals' ? [wordsOf(one)] : []));
    expect(goals).toHaveLength(2);
    expect(goals).toContain(wish);
    expect(said.some((one) => one.field === 'limits' && wordsOf(one).includes(wish))).toBe(false);
  });

  it.each<[Language, string]>([
    ['en', "I'd like to sell rugs, otherwise my back hurts"],
    ['he', 'אני רוצה למכור עוגות, אבל אם לא יהיה לי תנור אני לא יכולה'],
    ['fr', "j'aimerais vendre des tartes, sinon mon dos me fait mal"],
    ['es', 'no puedo estar de pie mucho, si no me duele la rodilla'],
    ['pt', 'quero vender bolos, mas se não tiver forno não consigo'],
  ])('is none where nothing is to be done instead, in %s: “%s”', (language, message) => {
    expect(withoutInstead(message, contextOf(message, null, language))).toEqual({ text: message, wishes: [] });
  });
});
