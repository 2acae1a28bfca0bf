import { describe, expect, it } from 'vitest';
import { withoutBounded } from './bounded.ts';

describe('a bound', () => {
  it.each([
    ['no more than an hour of spinning at a time', 'no more than an hour'],
    ['לא יותר משעתיים של סריגה. בלי רעש', 'לא יותר משעתיים של סריגה\nבלי רעש'],
    ['pas plus de 3 heures de vannerie par jour', 'pas plus de 3 heures'],
    ['no más de dos horas de bordado seguidas', 'no más de dos horas'],
    ['não mais de 2 horas de crochê por dia', 'não mais de 2 horas'],
  ])('says how long, and not what is refused: “%s”', (text, kept) => {
    expect(withoutBounded(text)).toBe(kept);
  });

  it.each([
    'no spinning for 2 hours',
    'no quiero bordar más',
    'three hours of spinning',
    'pas de vannerie',
    'not one day more of spinning',
    'ni un día más de bordado',
    'nem um dia mais de crochê',
    'no quiero pasar ocho horas al día bordando',
    'no more 12 hour shifts of spinning',
  ])('is none in “%s”', (text) => {
    expect(withoutBounded(text).length).toBeGreaterThanOrEqual(text.length - 1);
  });
});
