import { afterAll, beforeAll } from 'vitest';
import { control } from './quick-hashes.ts';

/** The tests of this file hash as the product does. */
export function withRealHashes(): void {
  beforeAll(() => void (control.isQuick = false));
  afterAll(() => void (control.isQuick = true));
}
