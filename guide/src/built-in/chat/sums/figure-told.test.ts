import { describe, expect, it } from 'vitest';
import type { Language } from '@foothold/contract';
import { talk } from '../talk/testing.ts';

/** A sum, and what is asked of its figures. */
const sums: Record<Language, string> = {
  en: 'I sell 12 lanterns at 5, I spend 9 on wire and 4 on wax, what is left',
  he: 'אני מוכר 12 פנסים ב-5, חוט 9, שעווה 4, כמה נשאר לי',
  fr: 'je vends 12 lanternes à 5, le fil 9 et la cire 4, il me reste combien',
  es: 'vendo 12 faroles a 5, gasto 9 en alambre y 4 en cera, cuánto me queda',
  pt: 'vendo 12 lanternas a 5, gasto 9 em arame e 4 em cera, quanto me sobra',
};

const asked: readonly [Language, question: string, said: string][] = [
  ['en', 'which number did you take for the wire?', 'I spend 9 on wire'],
  ['en', 'and what did you reckon for wax', '4 on wax'],
  ['en', 'how much did I say the wax costs?', '4 on wax'],
  ['en', 'which price did you take for the lanterns', 'I sell 12 lanterns at 5'],
  ['he', 'איזה מספר לקחת לחוט?', 'חוט 9'],
  ['fr', 'tu as compté combien pour le fil ?', 'le fil 9'],
  ['es', '¿qué cifra tomaste para la cera?', '4 en cera'],
  ['pt', 'que número você usou para o arame?', 'gasto 9 em arame'],
];

const others: readonly [Language, question: string][] = [
  ['en', 'what did you count for the stall?'],
  ['en', 'what can I use for the wax?'],
  ['en', 'what number do I call about the wax?'],
  ['en', 'how much does wax cost?'],
  ['fr', 'quel numéro j’appelle pour la cire ?'],
  ['es', '¿qué puedo usar para la cera?'],
];

describe('a figure of a sum', () => {
  it.each(asked)('is told back in %s: “%s”', async (language, question, said) => {
    const [, reply] = await talk([sums[language], question], language);
    expect(reply?.text).toContain(said);
    expect(reply?.answered?.topic).toMatch(/^told:/u);
  });

  it.each(others)('is not where something else is asked in %s: “%s”', async (language, question) => {
    const [, reply] = await talk([sums[language], question], language);
    expect(reply?.answered?.topic ?? '').not.toMatch(/^told:/u);
  });

  it('is the one of last', async () => {
    const [, , reply] = await talk(
      [sums.en, 'and if the wire is 11?', 'which number did you take for the wire?'],
      'en',
    );
    expect(reply?.text).toContain('11');
  });

  it('is not where no sum was made', async () => {
    const [, reply] = await talk(['I once bought 9 metres of wire.', 'which number did you take for the wire?'], 'en');
    expect(reply?.answered?.topic ?? '').not.toMatch(/^told:/u);
  });
});
