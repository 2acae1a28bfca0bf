import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../../../test/data/s3-stand-in.ts';
import { ageInS3 } from './backups.ts';
import { S3Bucket } from './bucket.ts';
import { s3Place } from './place.ts';
import { sha256, signed } from './signature.ts';

describe('a request to an S3-compatible store', () => {
  it('is signed as in the examples of Amazon’s own documentation', () => {
    const keys = {
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      sessionToken: null,
    };
    const at = new Date('2013-05-24T00:00:00Z');
    const signatureOf = (path: string, headers = {}) => {
      const url = new URL(path, 'https://examplebucket.s3.amazonaws.com');
      return /Signature=(\w+)$/u.exec(
        signed({ method: 'GET', url, headers, bodyHash: sha256('') }, keys, at).authorization,
      )?.[1];
    };
    expect(signatureOf('/test.txt', { range: 'bytes=0-9' })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
    expect(signatureOf('/?max-keys=2&prefix=J')).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });
});

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
    const bucket = new S3Bucket(s3Place("s3://mine/dana's folder", env()), 4);
    store.state.failures = 1;
    for (const name of ['one', 'two', 'three']) await bucket.put(name, file);
    expect(store.state.partsPut).toBe(9);
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
    const age = ageInS3('s3://old', env());
    const made = Date.parse('2026-02-03T04:05:06Z');
    store.things.set('/old/foothold-20260203T040506Z.ndjson.age', Buffer.from(''));
    store.things.set('/old/foothold-mine', Buffer.from(''));
    expect(await age(made + 60_000)).toBe(60);
    store.state.failures = 3;
    expect(await age(made + 3_600_000)).toBe(3_600);
    expect(await ageInS3('s3://empty', env())(made)).toBe(null);
  });
});
