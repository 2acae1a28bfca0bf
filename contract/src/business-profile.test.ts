import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BusinessSnapshot, composeBusinessDescription, readBusinessDescription } from './business-profile.ts';
import { languages } from './language.ts';

describe('the composed description', () => {
  it('always has the description and leaves empty lines out', () => {
    expect(
      composeBusinessDescription({ description: ' Corner bakery ', revenue: '  ', challenge: 'Quiet mornings' }, 'en'),
    ).toBe('Business description: Corner bakery\nBusiness challenge: Quiet mornings');
  });

  it('reads back what it composed, in every language', () => {
    const line = fc.string({ minLength: 1, maxLength: 40 }).map((value) => `x${value.replace(/[\n\r:]/g, ' ').trim()}`);
    const snapshots = fc.record(
      {
        description: line,
        revenue: line,
        location: line,
        challenge: line,
        problem: line,
        marketing: line,
        sales: line,
      },
      { requiredKeys: ['description'] },
    );
    fc.assert(
      fc.property(snapshots, fc.constantFrom(...languages), (snapshot, language) => {
        expect(readBusinessDescription(composeBusinessDescription(snapshot as BusinessSnapshot, language))).toEqual(
          snapshot,
        );
      }),
    );
  });

  it('takes a text without labels as the description', () => {
    expect(readBusinessDescription('I sell bread.\nNote: mornings only.')).toEqual({
      description: 'I sell bread.\nNote: mornings only.',
    });
  });
});
