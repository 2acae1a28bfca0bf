import { describe, expect, it } from 'vitest';
import { item, linesOf } from '../../../test/resume/printed.fixture.ts';
import { withoutRunningLines } from './running-lines.ts';

/** Lines from the top of a page at one left edge, 13 points apart. */
const column = (texts: readonly string[], x = 50, top = 780) => texts.map((text, row) => item(text, x, top - 13 * row));
/** A line that leaves no room for another word of the page. */
const full = (start: string) => `${start} ${'word '.repeat(20)}`.slice(0, 96).trimEnd();

describe('lines that wrapped', () => {
  it('are one with the line above, in lower case and before a name', () => {
    const first = full('I worked');
    expect(linesOf(column([first, 'at the bakery.', full('She was at the Hotel'), 'Marina for years.']))).toEqual([
      `${first} at the bakery.`,
      `${full('She was at the Hotel')} Marina for years.`,
    ]);
  });

  it('are not those that had room, stand apart, begin an item or a label, or follow a date', () => {
    const apart = [item(full('A line'), 50, 780), item('and more', 50, 745)];
    expect(linesOf(apart)).toHaveLength(2);
    expect(linesOf(column(['Cooking', 'and baking', 'Driving', 'Sewing']))).toHaveLength(4);
    expect(linesOf(column([full('Tools'), '• oven', full('More tools'), 'Libraries: none']))).toHaveLength(4);
    expect(linesOf(column([`${full('Cook').slice(0, 90)} 2019`, 'Waiter and more']))).toHaveLength(2);
  });

  it('are not lists of short names in a narrow column', () => {
    const sidebar = ['Teamwork', 'Staying calm', 'Cash handling', 'Punctual', 'First aid', 'Phones'];
    const main = column(
      Array.from({ length: 8 }, (_, row) => `Main text of line ${row} that is long`),
      300,
    );
    expect(linesOf([...column(sidebar, 50, 783), ...main]).slice(0, 6)).toEqual(sidebar);
  });

  it('are one in Hebrew, too', () => {
    const line = (str: string, y: number) => ({ ...item(str, 545 - str.length * 5, y), dir: 'rtl' });
    const long = 'עבדתי במאפייה גדולה '.repeat(5).trim();
    const lines = linesOf([line(long, 780), line(long, 767), line(long, 754), line('ובמטבח', 741)]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.endsWith('ובמטבח')).toBe(true);
  });
});

describe('list items whose marks are drawn', () => {
  const jobs = [
    ...column(['Cook, Red Lion 2018 - 2020'], 50, 780),
    ...column(['Soups and sauces', 'Ordering food'], 68, 767),
    ...column(['Waiter, Ritz 2015 - 2018'], 50, 741),
    ...column(['Serving breakfast'], 68, 728),
  ];

  it('get one', () => {
    expect(linesOf(jobs)).toEqual([
      'Cook, Red Lion 2018 - 2020',
      '• Soups and sauces',
      '• Ordering food',
      'Waiter, Ritz 2015 - 2018',
      '• Serving breakfast',
    ]);
  });

  it('are not what is set in under a heading, nor lines with dates', () => {
    const heading = (text: string, y: number) => item(text, 50, y, 14);
    const under = [
      heading('Work', 780),
      ...column(['Cook', 'Waiter'], 68, 760),
      heading('Skills', 720),
      item('Tea', 68, 700),
    ];
    expect(linesOf(under).join('\n')).not.toContain('•');
    const dated = ['Cook 2019', 'Waiter 2015'].flatMap((text, row) => [
      item('Hotel', 50, 780 - 40 * row),
      item(text, 68, 767 - 40 * row),
    ]);
    expect(linesOf(dated).join('\n')).not.toContain('•');
  });
});

describe('a table', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.flatMap((cell, at) => (cell === '' ? [] : [item(cell, 50 + 120 * at, y)]));

  it('has its wrapped cells joined, and its narrow columns set apart', () => {
    const lines = linesOf([
      ...row(780, 'Employer', 'Position held', 'From', 'Duties'),
      ...row(760, 'Hawthorn Bridal', 'Senior', '2017', 'Fitting gowns,'),
      ...row(747, '', 'seamstress', '', 'beading'),
      ...row(727, 'Next', 'Finisher', '2013', 'Pressing'),
      ...row(707, 'Shivachevo', 'Operator', '1998', 'Overlock'),
      item('Education', 50, 670),
    ]);
    expect(lines).toEqual([
      'Employer\tPosition held\tFrom\tDuties',
      'Hawthorn Bridal\tSenior seamstress\t2017\tFitting gowns, beading',
      'Next\tFinisher\t2013\tPressing',
      'Shivachevo\tOperator\t1998\tOverlock',
      'Education',
    ]);
  });

  it('may have every cell of a row wrapped, where rows stand further apart than lines', () => {
    const lines = linesOf([
      ...row(780, 'Dates', 'Employer', 'Position', 'Duties'),
      ...row(758, 'March 2019 –', 'Sunnybank Home,', 'Senior care', 'Personal care and'),
      ...row(745, 'present', 'Leicester', 'assistant', 'medication rounds'),
      ...row(723, '2009 – 2014', 'Tesco Extra', 'Cashier', 'Tills'),
      ...row(701, '2007 – 2009', 'Next', 'Packer', 'Packing'),
      ...row(679, '2005 – 2007', 'Boots', 'Cleaner', 'Floors'),
    ]);
    expect(lines.slice(1, 3)).toEqual([
      'March 2019 – present\tSunnybank Home, Leicester\tSenior care assistant\tPersonal care and medication rounds',
      '2009 – 2014\tTesco Extra\tCashier\tTills',
    ]);
  });

  it('keeps rows apart that are as close as lines', () => {
    const lines = linesOf([
      ...row(780, 'Employer', 'Position', 'Duties'),
      ...row(758, 'Sunnybank', 'Care assistant', 'Personal care'),
      ...row(745, 'Home Instead', 'Care worker', 'Visits'),
      ...row(732, 'Tesco Extra', 'Cashier', 'Tills'),
    ]);
    expect(lines).toHaveLength(4);
  });

  it('in Hebrew reads its dates from the right', () => {
    const cells = (y: number, ...texts: string[]) =>
      texts.map((text, at) => ({ ...item(text, 545 - 120 * at - text.length * 5, y), dir: 'rtl' }));
    const range = (y: number) => [item('–', 505, y), item('2011', 515, y), item('2018', 480, y)];
    const lines = linesOf([
      ...cells(780, 'תקופה', 'מקום עבודה', 'תפקיד'),
      ...cells(760, 'היום', 'מרפאה', 'מזכירה'),
      ...range(740),
      ...cells(740, '', 'משרד', 'פקידה').slice(1),
      ...cells(720, 'קיץ', 'גולף', 'מוכרת'),
    ]);
    expect(lines[2]).toBe('2011 – 2018\tמשרד\tפקידה');
  });

  it('may centre cells of one line beside cells of two', () => {
    const lines = linesOf([
      ...row(780, 'Employer', 'Position', 'From'),
      ...row(760, '', 'Senior', ''),
      ...row(753.5, 'Bridal Ltd', '', '2017'),
      ...row(747, '', 'seamstress', ''),
      ...row(727, 'Next', 'Finisher', '2013'),
    ]);
    expect(lines[1]).toBe('Bridal Ltd\tSenior seamstress\t2017');
  });
});

describe('a form with labels in a column of their own', () => {
  /** One line of each side from the top down, 13 points apart and 6 more before a field. */
  const form = (...lines: [label: string, answer: string][]) => {
    let y = 780;
    return lines.flatMap(([label, answer], index) => {
      const goesOn = /^\p{Ll}/u.test(label) || (label === '' && index > 0);
      y -= goesOn ? 13 : 19;
      return [label && item(label, 50, y), answer && item(answer, 200, y)].filter((side) => side !== '');
    });
  };
  const job = (role: string): [string, string][] => [
    ['Dates', '2011 - 2017'],
    ['Occupation held', role],
    ['Main activities and tasks', 'Planning the menus for two hundred children'],
    ['of the job', 'and ordering food'],
    ['Name and address of the', 'Avon School'],
    ['employer', ''],
  ];
  const heading: [string, string] = ['Education', ''];

  it('has each label beside its answer, however they wrap', () => {
    const lines = linesOf(form(['Work experience', ''], ...job('Cook'), ...job('Cleaner'), heading));
    expect(lines.slice(0, 6)).toEqual([
      'Work experience',
      'Dates\t2011 - 2017',
      'Occupation held\tCook',
      'Main activities and tasks of the job\tPlanning the menus for two hundred children and ordering food',
      'Name and address of the employer\tAvon School',
      'Dates\t2011 - 2017',
    ]);
    expect(lines).toHaveLength(10);
  });

  it('is none where only a word or two come again', () => {
    const levels = ['Excel', 'Good', 'Sewing', 'Good', 'Driving', 'Good', 'Cooking', 'Good'];
    const main = Array.from({ length: 12 }, (_, row) => `Main text beside the list of skills, line ${row}`);
    expect(linesOf([...column(levels, 50, 780), ...column(main, 200, 775)]).slice(0, 8)).toEqual(levels);
  });
});

it('dates of two jobs in the margin stay beside them, also where one wraps', () => {
  const lines = linesOf([
    ...column(['Feb 2018 até à'], 50, 780),
    ...column(['presente data'], 50, 767),
    ...column(['Pastelaria Moderna', 'Pasteleira', 'Bolos', 'Folhados'], 200, 780).map((one, at) => ({
      ...one,
      transform: [10, 0, 0, 10, 200, 780 - 15 * at],
    })),
    ...column(['2013 - 2017'], 50, 710),
    ...column(['Continente', 'Operadora'], 200, 710),
  ]);
  expect(lines[0]).toBe('Feb 2018 até à presente data\tPastelaria Moderna');
  expect(lines).toContain('2013 - 2017\tContinente');
});

it('a line at the top of every page is read once', () => {
  const pages = ['Ann Lee – CV\nCook\nPage 1 of 2', 'Ann Lee – CV\nWaiter\nPage 2 of 2', 'Ann Lee – CV\nCook\nDriving'];
  expect(withoutRunningLines(pages)).toEqual(['Ann Lee – CV\nCook\nPage 1 of 2', 'Waiter', 'Cook\nDriving']);
  expect(withoutRunningLines(['Ann Lee\nCook'])).toEqual(['Ann Lee\nCook']);
});
