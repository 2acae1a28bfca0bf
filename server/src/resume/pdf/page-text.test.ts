import { describe, expect, it } from 'vitest';
import { item, linesOf } from '../../../test/resume/printed.fixture.ts';

describe('letters set apart', () => {
  it('are one word, and the words of a heading stay apart', () => {
    const heading = [item('W O R K', 40, 700), item('H I S T O R Y', 84, 700)];
    expect(linesOf(heading)).toEqual(['WORK HISTORY']);
    expect(linesOf([item('É T U D E S   E T   S T A G E S', 40, 700)])).toEqual(['ÉTUDES ET STAGES']);
    expect(linesOf([item('מ ש כ ל ה', 40, 700)])).toEqual(['משכלה']);
  });

  it('may each be a piece of its own', () => {
    const spread = Array.from('SKILLS', (letter, index) => item(letter, 40 + index * 8, 700));
    const next = Array.from('NOW', (letter, index) => item(letter, 95 + index * 8, 700));
    expect(linesOf([...spread, ...next])).toEqual(['SKILLS NOW']);
  });

  it('of a word of two count beside others, and words of one letter stay as they are', () => {
    expect(linesOf([item('F O R M A Ç Ã O', 40, 700), item('E M', 124, 700)])).toEqual(['FORMAÇÃO EM']);
    expect(linesOf([item('y a', 40, 700)])).toEqual(['y a']);
    expect(linesOf([item('1 2 3', 40, 700)])).toEqual(['1 2 3']);
  });
});

describe('what stands in a margin', () => {
  const jobs = [
    item('Kitchen assistant – Riverside', 200, 680),
    item('Preparing vegetables for eighty lunches a day', 200, 666),
    item('Interpreter – Mercy Hands', 200, 640),
    item('Interpreting at appointments', 200, 626),
    item('Pharmacist – Al-Shifa', 200, 600),
    item('Dispensing and advising patients', 200, 586),
    item('Managing stock and two assistants', 200, 572),
  ];

  it('goes with its line, also set in a smaller font and on two lines', () => {
    const dates = [
      item('11/2023 – now Cardiff,', 60, 681.5, 9),
      item('United Kingdom', 80, 669, 9),
      item('2019 – 2022 Gaziantep,', 60, 641.5, 9),
      item('Türkiye', 80, 629, 9),
      item('2010 – 2018 Aleppo,', 60, 601.5, 9),
      item('Syria', 80, 589, 9),
    ];
    const lines = linesOf([...dates, ...jobs]);
    expect(lines[0]).toBe('11/2023 – now Cardiff, United Kingdom\tKitchen assistant – Riverside');
    expect(lines[2]).toBe('2019 – 2022 Gaziantep, Türkiye\tInterpreter – Mercy Hands');
    expect(lines.at(-1)).toBe('Managing stock and two assistants');
  });

  it('does so below a heading that stands alone at the margin', () => {
    const dates = ['Sept. 21 – auj.', 'Mars 18 – août 21', 'Juil. 17 – févr. 18'];
    const labels = dates.map((date, index) => item(date, 60, 680 - 40 * index, 9));
    const around = [item('29 ans', 60, 730), item('PARCOURS', 60, 710), item('DIPLÔMES', 60, 540)];
    const lines = linesOf([...around, ...labels, ...jobs]);
    expect(lines.slice(0, 3)).toEqual(['29 ans', 'PARCOURS', 'Sept. 21 – auj.\tKitchen assistant – Riverside']);
    expect(lines.at(-1)).toBe('DIPLÔMES');
  });

  it('does so for the labels of a form', () => {
    const form = ['Nombre', 'Cédula', 'Nacimiento', 'Dirección', 'Celular', 'Correo'].flatMap((label, index) => [
      item(label, 45, 680 - 19 * index),
      item(`valor número ${index} de la hoja`, 218, 680 - 19 * index),
    ]);
    const title = [item('HOJA DE VIDA', 255, 730), item('DATOS PERSONALES', 45, 705)];
    const lines = linesOf([...title, ...form]);
    expect(lines.slice(0, 3)).toEqual(['HOJA DE VIDA', 'DATOS PERSONALES', 'Nombre\tvalor número 0 de la hoja']);
  });

  it('is a column of its own where it has its own lines', () => {
    const skills = ['Languages', 'Arabic', 'Turkish (good)', 'English (B2)', 'Word and Excel', 'Driving'];
    const sidebar = skills.map((text, index) => item(text, 60, 683 - 17 * index));
    const lines = linesOf([...sidebar, ...jobs]).map((line) => line.replace('\f', ''));
    expect(lines.slice(0, 6)).toEqual(skills);
    expect(lines[6]).toBe('Kitchen assistant – Riverside');
  });
});
