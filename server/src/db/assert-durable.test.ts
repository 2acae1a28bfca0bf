import { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';
import { assertDurable } from './assert-durable.ts';
import { migratedDump } from '../../test/db/database.ts';

describe('a database without a working fsync', () => {
  it('is refused when fsync is off, and when a commit reaches no disk', async () => {
    const loadDataDir = new Blob([await migratedDump()]);
    const off = await PGlite.create({ loadDataDir });
    await expect(assertDurable(off, { fsyncs: 0 })).rejects.toThrow('does not sync');
    await off.close();
    const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on'];
    const unheard = await PGlite.create({ loadDataDir, startParams });
    await expect(assertDurable(unheard, { fsyncs: 0 })).rejects.toThrow('does not sync');
    await unheard.close();
  });
});
