import type { Language } from '@foothold/contract';
import { expect, it } from 'vitest';
import { contracted } from '../../language/contracted.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { wordsOf } from './refusals.ts';

it.each<[Language, string, string]>([
  ['en', 'i would be glad of 300 a month. i used to keep rabbits but gave it up', 'rabbits'],
  ['fr', 'mon but 300 par mois. j’élevais des lapins, c’est fini ça', 'lapins'],
  ['es', 'quiero ganar 300 al mes. antes pintaba abanicos pero lo dejé', 'abanicos'],
  ['pt', 'queria tirar 300 por mês. antes pintava leques mas larguei', 'leques'],
])('what was done once and is over is neither pastime nor skill, in %s: “%s”', (language, message, thing) => {
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked: 'goals', language, languages, now: 0, hasWork: true });
  const own = said.filter(({ field }) => ['skills', 'hobbies', 'experience'].includes(field)).map(wordsOf);
  expect(own.join(' ')).not.toContain(thing);
});

it.each<[Language, string, string]>([
  ['en', 'i used to play the tuba but gave it up, back to it since june', 'tuba'],
  ['he', 'הייתי מנגן בקלרינט והפסקתי, חזרתי לזה', 'קלרינט'],
  ['fr', 'je jouais du biniou, j’ai arrêté dix ans, j’ai repris', 'biniou'],
  ['es', 'tocaba la gaita y lo dejé, la retomo ahora', 'gaita'],
  ['pt', 'tocava gaita e parei, voltei a tocar', 'gaita'],
])('what is taken up again is not over, in %s: “%s”', (language, message, thing) => {
  const languages = languagesOf(flat(message), language);
  const { said } = hear(message, { asked: 'hobbies', language, languages, now: 0, hasWork: true });
  const own = said.filter(({ field }) => ['skills', 'hobbies', 'experience'].includes(field)).map(wordsOf);
  expect(own.join(' ')).toContain(thing);
});

it('pastimes are heard of hasty thumbs, too', () => {
  const { said } = hear('jadore danser le zouk, jchante à la messe le dimanche', {
    asked: 'goals',
    language: 'fr',
    languages: ['fr'],
    now: 0,
    hasWork: true,
  });
  expect(said.filter(({ field }) => field === 'hobbies').map(wordsOf)).toEqual(
    expect.arrayContaining(['danser le zouk']),
  );
});

it('phrases are contracted by what begins them, where a language has it', () => {
  expect(contracted("j'aime|je nage|loisirs", 'fr')).toBe("j'aime|je nage|loisirs|jnage|jaime");
  expect(contracted('me gusta', 'es')).toBe('me gusta');
});
