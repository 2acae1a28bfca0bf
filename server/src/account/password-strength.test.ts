import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './password-strength.ts';

const dana = { name: 'Dana', email: 'dana.levi@example.test' };

describe('a password', () => {
  it.each(
    `password1 Password123 qwerty123 1qaz2wsx iloveyou2 Dragon2024! !!monkey99 P@55w0rd pa55w0rd1 michael12345678
    lovelove 12344321 asdf1234 qwertyuiop azertyuiop aaaabbbb abcabcabc 11223344 12qwaszx q1w2e3r4t5 123456789a
    sunshine1 zaq12wsx soccer12 babygirl12 trustno1 letmein123 welcome2026 1password jordan23 Liverpool1 123qweasd
    qwer1234 footballfootball motdepasse1 contrasena contrasena2025 ahava1234 saopaulo1 йцукен123`.split(/\s+/),
  )('that is guessed first is weak: %s', (password) => {
    expect(isWeakPassword(password, dana)).toBe(true);
  });

  it.each('dana1234 danalevi1 DanaLevi!! levi-dana-99 dana.levi@example.test example.test danapassword1'.split(' '))(
    'that is little more than one’s own name or address is weak: %s',
    (password) => {
      expect(isWeakPassword(password, dana)).toBe(true);
    },
  );

  it.each(
    `correct-horse-battery-9 quiet-harbour-1a2b3c4d dana-and-the-long-horse-77 horse-xkqjz-battery kupfer7Tasse
    tr0ub4dor&3 Elefantenkeks8 zimtschnecke mozzarella-moon בית-ספר-ירוק-7`.split(/\s+/),
  )('of a person’s own making is none: %s', (password) => {
    expect(isWeakPassword(password, dana)).toBe(false);
  });

  it('is another’s name without harm', () => {
    expect(isWeakPassword('danalevi-1', { name: 'noam', email: 'n@example.test' })).toBe(false);
    expect(isWeakPassword('danalevi-1', dana)).toBe(true);
  });
});
