import { emptyProfile } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { ownName } from './plan-phrases.ts';

const inLeeds = { ...emptyProfile, location: 'Leeds, England' };

describe('what somebody calls their work', () => {
  it('is in their words inside a title', () => {
    expect(ownName('The next steps for “⁨Sharp Tuesdays⁩” in ⁨Leeds⁩', inLeeds)).toBe('Sharp Tuesdays');
  });

  it('is never the town that it names', () => {
    const title = 'Bicycle repairs at the customer’s door in ⁨Leeds⁩';
    expect(ownName(title, inLeeds)).toBe(title);
  });
});
