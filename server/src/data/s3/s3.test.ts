import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../../../test/data/s3-stand-in.ts';
import { ageInS3 } from './backups.ts';
import { S3Bucket } from './bucket.ts';
import { s3Place } from './place.ts';

describe('a bucket of backups', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'foothold-s3-test-'));
  const file = join(scratch, 'file');
  let store: Awaited<ReturnType<typeof startS3>>;
  const env = () => ({ AWS_ACCESS_KEY_ID: 'me', AWS_SECRET_ACCESS_KEY: 'secret', AWS_ENDPOINT_URL: store.url });
  beforeAll(async () => {
    store = await startS3('me');
    writeFileSync(file, '0123456789');
  });
  afterAll(() => {
    store.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  it('keeps a file that goes in parts as it was, asks again after a failure, and lists past a page', async () => {
    const bucket = new S3Bucket(s3Place("s3://mine/dana's folder", env()), { partBytes: 4 });
    store.state.failures = 1;
    for (const name of ['one', 'two', 'three']) await bucket.put(name, file);
    expect(store.state.partsPut).toBe(9);
    expect(store.state.scopes).toEqual(new Set(['us-east-1/s3/aws4_request']));
    expect(await bucket.names()).toEqual(['one', 'three', 'two']);
    await bucket.remove('one');
    await bucket.get('two', join(scratch, 'two'));
    expect(readFileSync(join(scratch, 'two'), 'utf8')).toBe('0123456789');
    expect([...store.things.keys()].toSorted()).toEqual([
      '/mine/dana%27s%20folder/three',
      '/mine/dana%27s%20folder/two',
    ]);
  });

  it('says in a sentence what the store refused', async () => {
    const bucket = new S3Bucket(s3Place('s3://mine/a folder', env()));
    await expect(bucket.get('none', join(scratch, 'none'))).rejects.toThrow('there is no a folder/none in mine.');
    const stranger = new S3Bucket(s3Place('s3://mine', { ...env(), AWS_ACCESS_KEY_ID: 'you' }));
    await expect(stranger.put('x', file)).rejects.toThrow('InvalidAccessKeyId.');
    expect(() => s3Place('s3://mine', {})).toThrow('AWS_ACCESS_KEY_ID: is needed for s3://mine.');
  });

  it('tells how old the newest backup is, and goes on counting while the store is away', async () => {
    const warnings: unknown[] = [];
    const age = ageInS3('s3://old', env(), (problem) => warnings.push(problem));
    const made = Date.parse('2026-02-03T04:05:06Z');
    store.things.set('/old/foothold-20260203T040506Z.ndjson.age', Buffer.from(''));
    store.things.set('/old/foothold-mine', Buffer.from(''));
    expect(await age(made + 60_000)).toBe(60);
    // Whoever reads the metrics waits for one try, and no more.
    store.state.failures = 1;
    expect(await age(made + 3_600_000)).toBe(3_600);
    expect(warnings.map(String)).toEqual([expect.stringContaining('SlowDown.')]);
    expect(await ageInS3('s3://empty', env(), () => undefined)(made)).toBe(null);
  });
});
