import { afterEach, describe, expect, it } from 'vitest';
import { isPaletteKey, isTaken, type KeyPress, singleKey } from './pressed-key.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a key', () => {
  it('is a letter of the alphabet, or the one in its place on a Hebrew keyboard', () => {
    expect(singleKey(press('n'))).toBe('n');
    expect(singleKey(press('מ', { code: 'KeyN' }))).toBe('n');
    // Where letters are printed elsewhere, the letter counts and not the place.
    expect(singleKey(press('a', { code: 'KeyQ' }))).toBe('a');
  });

  it('is nothing with Ctrl, Alt, Command or Shift, but for the question mark', () => {
    expect(singleKey(press('n', { ctrlKey: true }))).toBeNull();
    expect(singleKey(press('n', { altKey: true }))).toBeNull();
    expect(singleKey(press('N', { shiftKey: true }))).toBeNull();
    expect(singleKey(press('?', { shiftKey: true }))).toBe('?');
    expect(singleKey(press('Enter'))).toBeNull();
  });

  it('with Ctrl or Command opens the palette', () => {
    expect(isPaletteKey(press('k', { ctrlKey: true }))).toBe(true);
    expect(isPaletteKey(press('ל', { code: 'KeyK', metaKey: true }))).toBe(true);
    expect(isPaletteKey(press('k'))).toBe(false);
    expect(isPaletteKey(press('K', { ctrlKey: true, shiftKey: true }))).toBe(false);
  });
});

describe('a press', () => {
  it('belongs to a text field, and not to a box or a button', () => {
    document.body.innerHTML = '<textarea></textarea><input type="checkbox"><button></button><input type="number">';
    const [text, box, button, number] = document.body.children;
    expect([text, box, button, number].map((one) => isTaken(one ?? null))).toEqual([true, false, false, true]);
  });

  it('belongs to a window that is open', () => {
    document.body.innerHTML = '<button></button><div role="dialog"></div>';
    expect(isTaken(document.querySelector('button'))).toBe(true);
  });
});
