import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../reader/spans/reader.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { withSubjects } from './subjects.ts';

/** Whether a job in a message is somebody else's, where the learnt reader was of either mind. */
function isOthers(message: string, text: string, language: Language, other = 0.3): boolean {
  const from = message.indexOf(text);
  const manners = { other, no: 0, wish: 0, past: 0, unsure: 0 };
  const fact = { kind: 'job', from, to: from + text.length, text, sureness: 0.9, manners } as unknown as Fact;
  const heard = { asked: null, language, languages: languagesOf(flat(message), language), now: 0 };
  return (withSubjects([fact], message, heard)[0]?.manners.other ?? 0) >= 0.35;
}

describe('whose work it is, in a long sentence', () => {
  it.each<[Language, string, string]>([
    ['en', 'my husbands a welder and fits gates at the weekend, we have three kids', 'fits gates'],
    ['en', 'I drive a cab. my sister in law, who moved in last year, teaches piano', 'teaches piano'],
    ['en', 'my dad is seventy and he mends clocks', 'mends clocks'],
    ['he', 'אני מורה, גיסתי שגרה לידינו היא ספרית ועושה גם איפור', 'איפור'],
    ['fr', 'mon beau frère qui vit chez nous est plombier et pose du parquet', 'pose du parquet'],
    ['es', 'mi cuñada que vive con nosotros es peluquera y hace uñas', 'hace uñas'],
    ['pt', 'meu sogro que mora com a gente é pedreiro e assenta piso', 'assenta piso'],
  ])('is theirs whom it begins with, in %s: %s', (language, message, text) => {
    expect(isOthers(message, text, language)).toBe(true);
  });

  it.each<[Language, string, string]>([
    ['en', 'my husbands a welder so I keep bees', 'keep bees'],
    ['en', 'I bake for my sister and sell cakes', 'sell cakes'],
    ['en', 'my mum taught me to sew curtains', 'sew curtains'],
    ['he', 'בעלי נהג אז אני מגדלת דבורים', 'מגדלת דבורים'],
    ['fr', 'ma femme est prof et moi je répare des vélos', 'répare des vélos'],
    ['es', 'mi marido es chófer y yo arreglo ropa', 'arreglo ropa'],
    ['pt', 'meu marido é motorista e conserto roupas', 'conserto roupas'],
  ])('is the teller’s again where they go on about themselves, in %s: %s', (language, message, text) => {
    expect(isOthers(message, text, language, text === 'sew curtains' || text === 'sell cakes' ? 0 : 0.5)).toBe(false);
  });
});
