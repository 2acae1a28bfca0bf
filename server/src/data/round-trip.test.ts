import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../test/db/database.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { type Counts, countOf, exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { dataTables } from './tables.ts';
import { livedIn, rowsOfFile } from '../../test/data.ts';

const at = new Date('2026-11-21T08:00:00.000Z');

describe('a backup', () => {
  let folder = '';
  let backup = '';
  let source: TestApp;
  let counts: Counts;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foothold-data-'));
    backup = join(folder, 'backup.ndjson');
    source = await livedIn();
    counts = await exportData(source.services.database, backup, at);
  });
  afterAll(async () => {
    await source.close();
    rmSync(folder, { recursive: true });
  });

  const isEmpty = async (database: Database) => {
    const all = await Promise.all(dataTables().map(({ name }) => countOf(database.db, name)));
    return all.every((count) => count === 0);
  };

  it('is read by its owner only, and says what is in it', () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(counts).toMatchObject({
      account: 2,
      profile: 2,
      plan: 2,
      active_plan: 2,
      second_step: 2,
      visitor_feedback: 1,
    });
    const [header] = readFileSync(backup, 'utf8').split('\n', 1);
    expect(JSON.parse(header ?? '')).toMatchObject({ format: 'foothold-data', exported_at: at.toISOString() });
  });

  it('restores every row as it was, and people go on where they stood', async () => {
    const target = await openTestDatabase();
    expect(await importData(target, backup)).toEqual(counts);
    const again = join(folder, 'again.ndjson');
    await exportData(target, again, at);
    expect(rowsOfFile(again)).toEqual(rowsOfFile(backup));
    expect(rowsOfFile(again)).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count, 0));
    const restored = await buildTestApp({ database: target });
    const person = await restored.signUp();
    expect((await restored.as(person.token).call(api.profile.get)).status).toBe(200);
    await restored.close();
  });

  it('never goes into a store that has rows, which keeps them', async () => {
    const target = await buildTestApp();
    const person = await target.signUp();
    await expect(importData(target.services.database, backup)).rejects.toThrow(/not empty/);
    expect(await countOf(target.services.database.db, 'account')).toBe(1);
    expect((await target.as(person.token).call(api.account.get)).status).toBe(200);
    await target.close();
  });

  it('never takes the place of another file, and leaves none behind that isn’t whole', async () => {
    await expect(exportData(source.services.database, backup, at)).rejects.toThrow(/there already/);
    const nowhere = join(folder, 'no-folder', 'backup.ndjson');
    await expect(exportData(source.services.database, nowhere, at)).rejects.toThrow(/ENOENT/);
  });

  describe('that is not as it was written', () => {
    let target: Database;
    let bytes: Buffer;
    beforeAll(async () => {
      target = await openTestDatabase();
      bytes = readFileSync(backup);
    });
    afterAll(() => target.close());

    async function refusal(content: Buffer | string): Promise<string> {
      const path = join(folder, 'spoilt.ndjson');
      writeFileSync(path, content);
      const problem = await importData(target, path).then(
        () => 'imported',
        (error: unknown) => (error instanceof Error ? error.message : 'no error'),
      );
      return problem;
    }

    it.each([0, 0.01, 0.2, 0.5, 0.9, 0.999])('is refused when cut at %s of its length', async (share) => {
      expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * share)))).toMatch(/cut off|no backup/);
    });

    it('is refused with a byte short, a line short, a line twice, or something behind its end', async () => {
      const lines = bytes.toString().split('\n').slice(0, -1);
      const joined = (some: string[]) => `${some.join('\n')}\n`;
      expect(await refusal(bytes.subarray(0, -1))).toMatch(/cut off/);
      expect(await refusal(joined(lines.slice(0, -1)))).toMatch(/cut off/);
      expect(await refusal(joined(lines.toSpliced(3, 1)))).toMatch(/damaged/);
      expect(await refusal(joined(lines.toSpliced(3, 0, lines[3]!)))).toMatch(/damaged/);
      expect(await refusal(joined([...lines, lines[3]!]))).toMatch(/damaged/);
      expect(await refusal('')).toMatch(/no backup/);
      expect(await refusal('%PDF-1.7\n')).toMatch(/no backup/);
    });

    it('is refused with any byte changed', async () => {
      for (let part = 0; part < 40; part += 1) {
        const spoilt = Buffer.from(bytes);
        const place = Math.floor((bytes.length * (part + 0.5)) / 40);
        spoilt[place] = spoilt[place] === 0x30 ? 0x31 : 0x30;
        expect(await refusal(spoilt)).toMatch(/damaged|no backup|another version|cut off/);
      }
      expect(await isEmpty(target)).toBe(true);
    });

    it('is refused when another version made it', async () => {
      const [header = '', ...rest] = bytes.toString().split('\n');
      const newer = JSON.stringify({ ...JSON.parse(header), migrations: ['ffff'] });
      expect(await refusal([newer, ...rest].join('\n'))).toMatch(/another version/);
    });

    it('changes nothing when the database itself refuses a row half-way', async () => {
      const lines = bytes.toString().split('\n').slice(0, -2);
      const child = lines.findLastIndex((line) => line.includes('"user_id"'));
      const orphan = lines[child]!.replace(/"user_id":"[^"]+"/, `"user_id":"${crypto.randomUUID()}"`);
      const body = `${lines.toSpliced(child, 1, orphan).join('\n')}\n`;
      const end = { ...JSON.parse(bytes.toString().trimEnd().split('\n').at(-1)!), sha256: '' };
      end.sha256 = createHash('sha256').update(body).digest('hex');
      expect(await refusal(`${body}${JSON.stringify(end)}\n`)).toMatch(
        /does not fit this store \(23503\); nothing was changed\.$/,
      );
      expect(await isEmpty(target)).toBe(true);
    });

    it('goes in when nothing was changed', async () => {
      expect(await refusal(bytes)).toBe('imported');
      expect(await countOf(target.db, 'account')).toBe(2);
    });
  });
});
