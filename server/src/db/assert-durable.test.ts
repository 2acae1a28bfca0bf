import { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';
import { assertDurable } from './assert-durable.ts';
import { Backend } from './backend.ts';
import { migratedDump } from '../../test/db/database.ts';

describe('a database without a working fsync', () => {
  it('is refused when fsync is off, and when a commit reaches no disk', async () => {
    const dump = await migratedDump();
    const off = await Backend.open({ dump });
    await expect(assertDurable(off)).rejects.toThrow('does not sync');
    await off.close();
    const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on'];
    const unheard = await Backend.open({ dump, startParams });
    await expect(assertDurable(unheard)).rejects.toThrow('does not sync');
    await unheard.close();
  });
});
