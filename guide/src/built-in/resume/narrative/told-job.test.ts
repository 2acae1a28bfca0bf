import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import { itemsTold } from './items.ts';
import { toldJob } from './narrated-job.ts';

const jobs = (sentence: string) =>
  clausesOf(sentence).map((clause, index) => {
    const job = toldJob(clause, index > 0);
    return job ? [job.role, job.company, clause.dates] : undefined;
  });

describe('a sentence about work', () => {
  it.each([
    ['I worked as a cleaner at the Grand Hotel from 2010 to 2014.', 'cleaner', 'Grand Hotel'],
    ['Since May 2019 I have been a carer at Hill House.', 'carer', 'Hill House'],
    ['I worked at Tesco as a cashier between 2010 and 2014.', 'cashier', 'Tesco'],
    ['Trabajé de cajera en el Mercadona desde 2001 hasta 2009.', 'cajera', 'Mercadona'],
    ['Antes estuve de camarera en la Cafetería Sol, de 2010 a 2012.', 'camarera', 'Cafetería Sol'],
    ['Trabalhei como faxineira na Escola São José de 2010 a 2014.', 'faxineira', 'Escola São José'],
    ['Sou manicure e tenho meu próprio salão, o Espaço Lua, desde 2015.', 'manicure', 'Espaço Lua'],
    ["J'ai travaillé comme serveuse au Café de la Gare de 2010 à 2014.", 'serveuse', 'Café de la Gare'],
    ['De 2016 à 2019, j’étais vendeur chez Kiabi.', 'vendeur', 'Kiabi'],
    ['עבדתי כקופאית ברמי לוי מ-2010 עד 2014', 'קופאית', 'רמי לוי'],
    ['מאז 2019 אני מטפלת בבית אבות', 'מטפלת', 'בית אבות'],
    ['Desde 2020 cuido a mi abuela en casa.', 'cuido a mi abuela en casa', null],
  ])('%s names one job', (sentence, role, company) => {
    expect(jobs(sentence).map((job) => job?.slice(0, 2))).toEqual([[role, company]]);
  });

  it.each([
    [
      'I worked as a cook at Joe’s from 2010 to 2012 and as a waiter at the Ritz from 2012 to 2015.',
      ['cook', 'waiter'],
    ],
    ['Trabajé de cajera en Dia de 2001 a 2004 y de camarera en el Bar Sol entre 2004 y 2009.', ['cajera', 'camarera']],
    [
      'Trabalhei como babá na Casa Lar de 2001 a 2004 e como cozinheira no Hotel Mar de 2004 a 2009.',
      ['babá', 'cozinheira'],
    ],
    ["J'ai été serveur chez Paul de 2001 à 2004 et vendeur chez Kiabi de 2004 à 2009.", ['serveur', 'vendeur']],
    ['עבדתי כסייעת בגן רימון מ-2018 עד 2023, ולפני כן כקופאית בשופרסל בין 2014 ל-2018', ['סייעת', 'קופאית']],
  ])('%s names two', (sentence, roles) => {
    expect(jobs(sentence).map((job) => job?.[0])).toEqual(roles);
  });

  it('may hold its years apart', () => {
    expect(jobs('I started at Boots as a sales assistant in 2015 and left in 2019.')[0]?.[2]).toBe('2015 – 2019');
  });

  it.each([
    'I was born in Leeds in 1980.',
    'I was promoted to supervisor in 2019.',
    'I was a student at Leeds University from 2005 to 2008.',
    'Fiz o curso de cabeleireiro do SENAC em 2011.',
    'Soy de Badajoz y nací en 1980.',
  ])('%s names none', (sentence) => {
    expect(jobs(sentence)).toEqual([undefined]);
  });
});

it.each([
  ['el correo y las redes sociales', ['correo', 'redes sociales']],
  ['Word y Excel a nivel medio', ['Word', 'Excel (nivel medio)']],
  ['mechas, penteado de noiva e barba', ['mechas', 'penteado de noiva', 'barba']],
  ['Word, invoices and the till.', ['Word', 'invoices', 'till']],
  ['בצק עלים, שוקולד ועוגות חתונה', ['בצק עלים', 'שוקולד', 'עוגות חתונה']],
  ['brakes and clutches, welding', ['brakes and clutches', 'welding']],
])('%s is a list', (text, items) => {
  expect(itemsTold(text)).toEqual(items);
});
