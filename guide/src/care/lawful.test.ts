import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { lawWords } from './law.ts';
import { answersLawful } from './lawful.ts';

const said: Record<Language, string[]> = {
  en: ['yes', 'Yes, it is legal.', 'all above board, honestly', "it's not illegal, I'm licensed", 'yeah they know'],
  he: ['כן', 'כן, זה חוקי', 'הכול לפי החוק, באמת', 'כולם יודעים על זה', 'יש לי רישיון'],
  fr: ['oui', 'Oui, c’est légal', 'tout est en règle, promis', 'ils sont au courant', 'rien d’illégal'],
  es: ['sí', 'Sí, es legal', 'todo en regla, de verdad', 'no es ilegal', 'tengo permiso, lo saben'],
  pt: ['sim', 'Sim, é legal', 'tudo dentro da lei, juro', 'não é ilegal', 'tenho licença, eles sabem'],
};
const unsaid: Record<Language, string[]> = {
  en: ['no', 'it is not legal', 'is it legal?', 'yes but nobody may know', 'thanks', 'legal or not, tell me'],
  he: ['לא', 'זה לא חוקי', 'זה חוקי?', 'כן אבל שאף אחד לא ידע', 'תודה'],
  fr: ['non', 'c’est pas légal', 'c’est légal ?', 'oui mais personne ne doit savoir', 'merci'],
  es: ['no', 'no es legal', '¿es legal?', 'sí pero que nadie se entere', 'gracias'],
  pt: ['não', 'não é legal', 'é legal?', 'sim mas ninguém pode saber', 'obrigado'],
};

describe.each(languages)('whoever was asked whether something is lawful, in %s', (language) => {
  it.each([lawWords[language].lawful, ...said[language]])('says that it is: %s', (answer) => {
    expect(answersLawful(answer)).toBe(true);
  });

  it.each(unsaid[language])('does not: %s', (answer) => {
    expect(answersLawful(answer)).toBe(false);
  });
});
