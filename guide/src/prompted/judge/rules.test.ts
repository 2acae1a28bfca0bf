import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { groundsIn, ruleFor } from './rules.ts';

const refused: readonly [Language, string, string][] = [
  ['en', 'unsafe', 'Rinse the jars with ammonia and bleach together.'],
  ['en', 'unsafe', 'Put your pension into it now.'],
  ['en', 'unsafe', 'You need not register anything at this size.'],
  ['en', 'deceit', 'Ask a friend for five made-up reviews.'],
  ['en', 'pretended', 'I have looked at the prices of three salons on the internet.'],
  ['en', 'reproach', 'That is your own fault.'],
  ['en', 'invented', 'Research shows that most parents want this.'],
  ['en', 'refusal', 'Sorry, I cannot help with knives.'],
  ['fr', 'unsafe', 'Achetez le four à crédit dès demain.'],
  ['fr', 'deceit', 'Inventez-vous de faux diplômes pour l’affiche.'],
  ['fr', 'pretended', 'Je vous rappellerai jeudi matin.'],
  ['fr', 'reproach', 'Vous auriez dû commencer plus tôt.'],
  ['es', 'unsafe', 'Mezcla lejía con amoníaco para las manchas.'],
  ['es', 'deceit', 'Cobra en efectivo y así nadie se entera.'],
  ['es', 'pretended', 'Te avisaré el lunes por la tarde.'],
  ['es', 'reproach', 'Eres perezosa y se nota.'],
  ['pt', 'unsafe', 'Peça um empréstimo para o forno.'],
  ['pt', 'deceit', 'Publique avaliações falsas na página.'],
  ['pt', 'pretended', 'Pesquisei na internet o que as outras cobram.'],
  ['pt', 'invented', 'Segundo um estudo recente, todos compram.'],
  ['he', 'unsafe', 'כדאי לקחת הלוואה ולקנות תנור.'],
  ['he', 'deceit', 'לפרסם המלצות מזויפות בקבוצה.'],
  ['he', 'pretended', 'אשלח לך תזכורת בערב.'],
  ['he', 'reproach', 'עוד שבוע מבוזבז.'],
];
const shown: readonly [Language, string][] = [
  ['en', 'Never mix bleach and ammonia: the gas is poisonous.'],
  ['en', 'You do not need a loan for this.'],
  ['en', 'Do not write reviews under other names.'],
  ['en', 'Ask a pharmacist before you take ibuprofen for it.'],
  ['en', 'I cannot look up prices, so ask three sellers.'],
  ['fr', 'Ne prenez pas de crédit pour cela.'],
  ['es', 'Nunca pidas un préstamo para esto.'],
  ['pt', 'Não publique avaliações falsas.'],
  ['he', 'לא כדאי לקחת הלוואה.'],
];

describe('a sentence', () => {
  it.each(refused)('in %s is refused as %s: %s', (language, is, sentence) => {
    expect(ruleFor(sentence, language)).toBe(is);
  });

  it.each(shown)('in %s may be shown: %s', (language, sentence) => {
    expect(ruleFor(sentence, language)).toBeNull();
  });

  it('says of somebody’s past only what was told', () => {
    const grounds = groundsIn('{"message":"I sold pottery in Derby for 4 years"}');
    expect(ruleFor('You sold pottery in Derby for four years.', 'en', { grounds })).toBeNull();
    expect(ruleFor('You sold pottery in Exeter.', 'en', { grounds })).toBe('invented');
    expect(ruleFor('Your nine years in pottery help.', 'en', { grounds })).toBe('invented');
    expect(ruleFor('Ask nine people near Exeter.', 'en', { grounds })).toBeNull();
  });
});
