import { describe, expect, it } from 'vitest';
import { frameFaults, lineFaults } from '../../scripts/line-faults.mjs';

describe('what is wrong with training data', () => {
  it('is a line of no label, without a text, or there before', () => {
    const good = { label: 'plain', text: 'I bake bread.' };
    expect(lineFaults([good, { label: 'figure', text: 'This job kills me.' }], ['plain', 'figure'])).toEqual([]);
    const bad = [good, { label: 'plian', text: 'I sew.' }, { label: 'plain', text: '' }, good];
    expect(lineFaults(bad, ['plain'])).toEqual([
      'malformed: plian I sew.',
      'malformed: plain ',
      'doubled: I bake bread.',
    ]);
  });

  it('is a frame with no place for what is put into it', () => {
    expect(frameFaults('My brother says: …\n\nI would like to …\n')).toEqual([]);
    expect(frameFaults('My brother says: …\nI would like to ...\n')).toEqual(['no … in: I would like to ...']);
  });
});
