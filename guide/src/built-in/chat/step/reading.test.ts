import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadAnswers } from '../../../catalogue/answers/load.ts';
import { isOfThePlanAlone, readStepTurn } from './reading.ts';

const kindOf = (message: string, language: Language) => readStepTurn(message, language)?.kind ?? null;

describe('what is asked or told about the task at hand', () => {
  it.each([
    ['so which step am I on?', 'en', 'where'],
    ['על איזו משימה אני עובדת עכשיו', 'he', 'where'],
    ['je dois faire quoi aujourd’hui ?', 'fr', 'begin'],
    ['alors on commence par où', 'fr', 'begin'],
    ['so we start where', 'en', 'begin'],
    ['bueno, arranco por dónde', 'es', 'begin'],
    ['e aí, começo por onde?', 'pt', 'begin'],
    ['אז מתחילים מאיפה', 'he', 'begin'],
    ['¿y cómo sé que ya terminé?', 'es', 'enough'],
    ['onde eu anoto isso', 'pt', 'write-down'],
    ['can I do this tomorrow?', 'en', 'later'],
    ['il reste combien de tâches', 'fr', 'whole-time'],
    ['ok that’s done, what now', 'en', 'finished'],
    ['I sold my first scarf!', 'en', 'sold'],
    ['השכנה קנתה ממני אחד', 'he', 'sold'],
    ['ça s’est très mal passé', 'fr', 'went-badly'],
    ['solo contestaron dos', 'es', 'few-answers'],
    ['fiz só a metade', 'pt', 'part-done'],
  ] as const)('%s (%s)', (message, language, kind) => {
    expect(kindOf(message, language)).toBe(kind);
  });

  it.each([
    ['no customer has paid me yet', 'en'],
    ['if she said yes I would be happy', 'en'],
    ['my first customer comes tomorrow, what do I do', 'en'],
    ['where do I write down the address of the tax office and the bank', 'en'],
    ['me pagó de menos, qué le digo', 'es'],
    ['what', 'he'],
    [`which step ${'and so on '.repeat(20)}`, 'en'],
    ['', 'en'],
  ] as const)('is not taken from what speaks of something else: %s', (message, language) => {
    expect(kindOf(message, language)).toBeNull();
  });

  it.each([
    ['à quoi bon', 'fr'],
    ['what is the point of anything', 'en'],
    ['j’ai tout raté', 'fr'],
    ['puedo saltarme esto', 'es'],
  ] as const)('never says that nobody can be in danger where a life may be meant: %s', (message, language) => {
    const turn = readStepTurn(message, language);
    expect(turn !== null && isOfThePlanAlone(turn)).toBe(false);
  });

  it('leaves to the short answers what they are asked for', async () => {
    for (const language of languages) {
      const asked = [...(await loadAnswers(language)).values()].flatMap((one) => one.asked);
      const taken = asked.filter((message) => readStepTurn(message, language)?.plain);
      expect(taken.length).toBeLessThan(0.005 * asked.length);
    }
  });
});
