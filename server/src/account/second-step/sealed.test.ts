import { describe, expect, it } from 'vitest';
import { sealer } from './sealed.ts';

const key = 'a-key-of-at-least-thirty-two-characters';

describe('a sealed secret', () => {
  it('is opened with its key for its person, and is another text each time', () => {
    const { seal, open } = sealer(key);
    const sealed = seal('JBSWY3DPEHPK3PXP', 'person-1');
    expect(open(sealed, 'person-1')).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(seal('JBSWY3DPEHPK3PXP', 'person-1')).not.toBe(sealed);
  });

  it('is closed to another key, another person and whoever changed it', () => {
    const { seal, open } = sealer(key);
    const sealed = seal('JBSWY3DPEHPK3PXP', 'person-1');
    expect(sealer(`${key}!`).open(sealed, 'person-1')).toBeNull();
    expect(open(sealed, 'person-2')).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(open(bytes.toString('base64url'), 'person-1')).toBeNull();
  });
});
