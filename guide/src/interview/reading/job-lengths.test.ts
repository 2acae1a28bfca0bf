import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readMarks } from '../../../scripts/people.mjs';
import type { Fact } from '../../reader/spans/reader.ts';
import { hear } from './hear.ts';
import { jobLengths, lengthsAlone } from './job-lengths.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';
import { withWorkDone } from './work-done.ts';

const manners = { other: 0, no: 0, past: 0, wish: 0, unsure: 0 };

/** The facts of a marked message, as surely as they are said to be. */
function factsOf(line: string, sureness = 1): { text: string; facts: Fact[] } {
  const { text, marks } = readMarks(line);
  const facts = marks.map(({ kind, text: words, start: from, end: to }): Fact => ({
    kind: kind as Fact['kind'],
    text: words,
    from,
    to,
    sureness,
    manners,
    period: null,
    limit: null,
  }));
  return { text, facts };
}

/** The jobs of a marked message with their months. */
function lengthsIn(line: string, language: Language): string[] {
  const { text, facts } = factsOf(line);
  const heard = { asked: null, language, languages: [language], now: Date.UTC(2026, 9, 16) };
  const lengths = jobLengths(facts, text, heard);
  return facts.filter(({ kind }) => kind === 'job').map((job) => `${job.text} ${lengths.get(job) ?? 0}`);
}

describe('how long each job was done', () => {
  it.each<[Language, string, string[]]>([
    ['en', '[span 12 years] [job glazier], then [span four years] [job verger]', ['glazier 144', 'verger 48']],
    [
      'en',
      '[job carve spoons] since i was a kid and worked [span 11 years] as a [job porter]',
      ['carve spoons 0', 'porter 132'],
    ],
    ['he', '[job סורגת כיפות] ועבדתי [span 8 שנים] כ[job קופאית]', ['סורגת כיפות 0', 'קופאית 96']],
    [
      'fr',
      "[job sculpte le bois] et j'ai bossé [span 17 ans] comme [job manutentionnaire]",
      ['sculpte le bois 0', 'manutentionnaire 204'],
    ],
    [
      'es',
      '[job bordo manteles] desde niña y trabajé [span 9 años] de [job cajera]',
      ['bordo manteles 0', 'cajera 108'],
    ],
    ['pt', '[job faço renda] desde pequena e fui [span 10 anos] [job empregada]', ['faço renda 0', 'empregada 120']],
    ['en', '[job glazier] for [span 12 years], [job verger] for [span four]', ['glazier 144', 'verger 48']],
    ['es', '[job mesero], [job call center] [span año y medio]', ['mesero 0', 'call center 18']],
    ['fr', '[job barmaid], [span 9 ans], l’été [job plagiste]', ['barmaid 108', 'plagiste 0']],
    ['fr', 'de [span 1982 à 1999] [job danseuse]. Puis [job professeur]', ['danseuse 204', 'professeur 0']],
    ['es', 'vendo bolsos, [job vendedor] desde [span 2018], antes [job sastre]', ['vendedor 100', 'sastre 0']],
    ['he', '[job תופרת] [span שש שנים]. [job גננת] [span שנתיים]', ['תופרת 72', 'גננת 24']],
    ['en', 'I [job gutted ling]. [span Nine years] of that', ['gutted ling 108']],
    ['en', '[job milked goats] [span since my sister left], that makes [span nine years]', ['milked goats 108']],
    ['he', '[job נפח] [span כל החיים]. [span שלושים שנה] באש', ['נפח 360']],
    ['fr', 'je [job taille la vigne], [span 14 rangs], [span neuf ans]', ['taille la vigne 108']],
    [
      'en',
      '[span since May] at home, before that [job typist] [span 6 years]: [job audio typing]',
      ['typist 72', 'audio typing 0'],
    ],
    ['en', '[span from 1961 till the yard closed in 1990] a [job riveter]', ['riveter 348']],
    ['pt', '[job faroleiro] [span de 1970 até me reformar em 2004]', ['faroleiro 408']],
  ])('goes to one of them: %s %s', (language, line, lengths) => {
    expect(lengthsIn(line, language)).toEqual(lengths);
  });

  it.each<[Language, string, string[]]>([
    ['en', 'I am [age 61], [job shucker] [span since I was nineteen]', ['shucker 504']],
    ['es', 'tengo [age 43], [job alfarera] desde [span los once]', ['alfarera 384']],
    ['pt', '[job marisqueira] desde [span os 8 anos]', ['marisqueira 0']],
  ])('is no age at which it began: %s %s', (language, line, lengths) => {
    expect(lengthsIn(line, language)).toEqual(lengths);
  });

  it('is counted from how old the profile says they are', () => {
    const { text, facts } = factsOf('[job marisqueira] desde [span os 8 anos]');
    const heard = { asked: null, language: 'pt' as const, languages: ['pt' as const], now: Date.UTC(2026, 9, 16) };
    expect([...jobLengths(facts, text, { ...heard, age: 60 }).values()]).toEqual([624]);
  });

  it('is read in time that grows with the facts', () => {
    const line = '[span 2 years] [job cook], '.repeat(600);
    expect(lengthsIn(line, 'en')).toHaveLength(600);
  });
});

describe('what was done for so long', () => {
  const kindsOf = (line: string, asked: 'experience' | 'skills') => {
    const { text, facts } = factsOf(line, 0.6);
    const heard = { asked, language: 'es' as const, languages: ['es' as const], now: Date.UTC(2026, 9, 16) };
    return withWorkDone(facts, text, heard).map(({ kind }) => kind);
  };

  it('is work, where work was asked for', () => {
    expect(kindsOf('anduve de [skill puestero] en la estancia [span 34 años]', 'experience')).toEqual(['job', 'span']);
    expect(kindsOf('[skill guitarra], [span 34 años]', 'skills')).toEqual(['skill', 'span']);
    expect(kindsOf('sé de [skill cuero]. [span 34 años] de puestero', 'experience')).toEqual(['skill', 'span']);
  });
});

describe('a length without a job', () => {
  it.each<[Language, string, number[]]>([
    ['fr', 'ça fait [span 12 ans]', [144]],
    ['en', 'been at it [span eleven years] now', [132]],
    // What it is about is named: no work.
    ['fr', 'le vin j’y goûte plus [span depuis 2 ans]', []],
    ['pt', 'faz [span 9 anos] que estou nisso', [108]],
  ])('is one of work where nothing else is named, in %s: %s', (language, line, months) => {
    const { text, facts } = factsOf(line);
    const heard = { asked: null, language, languages: [language], now: Date.UTC(2026, 9, 16) };
    expect(lengthsAlone(facts, text, heard)).toEqual(months);
  });
});

describe('what is done all along beside work that is told with its length', () => {
  it.each<[Language, string, string, number]>([
    ['en', 'i carve spoons since i was a kid and worked 11 years as a porter', 'carve spoons', 132],
    ['fr', "je sculpte le bois depuis gamin et j'ai bossé 17 ans comme manutentionnaire", 'sculpte le bois', 204],
    ['es', 'bordo manteles desde niña y trabajé 9 años de cajera', 'bordo manteles', 108],
    ['pt', 'pinto azulejos desde miúda e fui 13 anos cozinheira', 'pinto azulejos', 156],
  ])('is work without that length, in %s: “%s”', (language, text, title, months) => {
    const message = cleaned(text);
    const languages = languagesOf(flat(message), language);
    const { said } = hear(message, { asked: null, language, languages, now: Date.UTC(2026, 9, 16) });
    const jobs = said.flatMap((one) => (one.field === 'experience' ? [one.value] : []));
    expect(jobs.map((job) => job.duration_months)).toEqual([months, 0]);
    expect(jobs[1]?.role_title).toBe(title);
  });

  it('is a job where its name is one', () => {
    const message = 'nurse since i was a girl and worked 3 years as a cleaner';
    const { said } = hear(message, { asked: null, language: 'en', languages: ['en'], now: Date.UTC(2026, 9, 16) });
    expect(said.flatMap((one) => (one.field === 'experience' ? [one.value.role_title] : []))).toEqual([
      'cleaner',
      'nurse',
    ]);
  });
});

describe('a length in words that hold an “and”', () => {
  it.each<[Language, string, number]>([
    ['fr', 'menuisier vingt et un ans', 252],
    ['fr', 'tisserande quarante et une années', 492],
    ['es', 'herrero treinta y un años', 372],
  ])('is one number, in %s: “%s”', (language, message, months) => {
    const { said } = hear(message, { asked: 'experience', language, languages: [language], now: 0 });
    expect(said.flatMap((one) => (one.field === 'experience' ? [one.value.duration_months] : []))).toEqual([months]);
  });
});
