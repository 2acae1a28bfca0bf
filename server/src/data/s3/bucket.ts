import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { DataProblem } from '../problem.ts';

/** Where things of ours lie in an S3-compatible store, and the keys to it. */
export interface S3Place {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of keys that last for a while only; null for others. */
  sessionToken: string | null;
  endpoint: string;
  bucket: string;
  /** What names begin with: '' or `folder/`. */
  prefix: string;
}

interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The thing's name below the prefix; null for the bucket itself. */
  name: string | null;
  query?: Record<string, string>;
  body?: Blob | string;
}

/** A larger file goes in parts: a store takes 5 GiB at once, and a part that failed is sent again alone. */
const PART_BYTES = 64 * 1024 * 1024;

/** How long a call may take, in milliseconds, and how often it is made where it may have failed by chance. */
export interface S3Patience {
  callMs: number;
  tries: number;
}

/** Long enough for a part on a line of 1 Mbit/s. */
const PATIENT: S3Patience = { callMs: 15 * 60_000, tries: 3 };

/** As AWS writes names: all but letters, digits and - . _ ~ by their bytes. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A bucket of an S3-compatible store, as far as backups need one. Addresses by path, which every such store knows. */
export class S3Bucket {
  readonly #place: S3Place;
  readonly #partBytes: number;
  readonly #patience: S3Patience;
  readonly #signer: AwsClient;

  constructor(place: S3Place, { partBytes = PART_BYTES, patience = PATIENT } = {}) {
    const { sessionToken, region, accessKeyId, secretAccessKey } = place;
    this.#place = place;
    this.#partBytes = partBytes;
    this.#patience = patience;
    const keys = { accessKeyId, secretAccessKey, ...(sessionToken !== null && { sessionToken }) };
    this.#signer = new AwsClient({ ...keys, region, service: 's3' });
  }

  /** Names below the prefix, sorted. */
  async names(): Promise<string[]> {
    const { prefix } = this.#place;
    const found: string[] = [];
    let next: string | undefined;
    do {
      const query: Record<string, string> = { 'list-type': '2', prefix };
      if (next !== undefined) query['continuation-token'] = next;
      const page = await this.#text({ method: 'GET', name: null, query });
      found.push(...valuesOf(page, 'Key').map((key) => key.slice(prefix.length)));
      [next] = valuesOf(page, 'NextContinuationToken');
    } while (next !== undefined);
    return found.toSorted();
  }

  async put(name: string, path: string): Promise<void> {
    const file = await openAsBlob(path);
    if (file.size <= this.#partBytes) await this.#text({ method: 'PUT', name, body: file });
    else await this.#putInParts(name, file);
  }

  async get(name: string, path: string): Promise<void> {
    const answer = await this.#call({ method: 'GET', name });
    if (!answer.body) throw new DataProblem(`${this.#place.endpoint} sent nothing.`);
    await pipeline(Readable.fromWeb(answer.body), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  }

  async remove(name: string): Promise<void> {
    await this.#text({ method: 'DELETE', name });
  }

  async #putInParts(name: string, file: Blob): Promise<void> {
    const begun = await this.#text({ method: 'POST', name, query: { uploads: '' } });
    const [uploadId] = valuesOf(begun, 'UploadId');
    if (uploadId === undefined) throw new DataProblem(`${this.#place.endpoint} takes no file in parts.`);
    try {
      const parts: string[] = [];
      for (let from = 0; from < file.size; from += this.#partBytes) {
        const partNumber = String(parts.length + 1);
        const body = file.slice(from, from + this.#partBytes);
        const { headers } = await this.#call({ method: 'PUT', name, query: { partNumber, uploadId }, body });
        parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${headers.get('etag')}</ETag></Part>`);
      }
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      // Putting parts together may fail behind a 200.
      const end = await this.#text({ method: 'POST', name, query: { uploadId }, body });
      if (end.includes('<Error>')) throw new DataProblem(`${this.#place.endpoint}: ${valuesOf(end, 'Code')[0]}.`);
    } catch (error) {
      // Parts of what never became a file cost money until somebody looks.
      await this.#text({ method: 'DELETE', name, query: { uploadId } }).catch(() => undefined);
      throw error;
    }
  }

  async #text(call: Call): Promise<string> {
    const answer = await this.#call(call);
    return answer.text();
  }

  /** The store's answer when it is a good one; what may have been chance is asked again. */
  async #call({ method, name, query = {}, body }: Call): Promise<Response> {
    const { endpoint, bucket, prefix } = this.#place;
    const path = name === null ? [bucket] : [bucket, ...`${prefix}${name}`.split('/')];
    const url = new URL(`${endpoint}/${path.map(encoded).join('/')}`);
    url.search = Object.entries(query)
      .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
      .join('&');
    // The store compares it with what arrives; the signer by itself leaves the body unsigned.
    const headers = { 'x-amz-content-sha256': await hashOf(body ?? '') };
    const { callMs, tries } = this.#patience;
    let problem = '';
    for (let tried = 0; tried < tries; tried += 1) {
      if (tried > 0) await setTimeout(500 * 2 ** tried);
      const request = await this.#signer.sign(url, { method, headers, body: body ?? null });
      const answer = await fetch(request, { signal: AbortSignal.timeout(callMs) }).catch((error: unknown) =>
        causeOf(error),
      );
      if (typeof answer !== 'string') {
        if (answer.ok) return answer;
        const [code = String(answer.status)] = valuesOf(await answer.text(), 'Code');
        problem = code === 'NoSuchKey' && name !== null ? `there is no ${prefix}${name} in ${bucket}` : code;
        if (answer.status < 500 && answer.status !== 429) break;
      } else problem = answer;
    }
    throw new DataProblem(`${endpoint}: ${problem}.`);
  }
}

/** The texts between tags of this name; of an S3 store's answers no more is needed. */
function valuesOf(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'gu'))].map(([, value = '']) =>
    value.replaceAll(/&(#x?[\da-f]+|\w+);/giu, (whole, name: string) => unescaped(name) ?? whole),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name];
  return String.fromCodePoint(name.startsWith('#x') ? parseInt(name.slice(2), 16) : Number(name.slice(1)));
}

async function hashOf(body: Blob | string): Promise<string> {
  const hash = createHash('sha256');
  if (typeof body === 'string') hash.update(body);
  else for await (const chunk of body.stream()) hash.update(chunk);
  return hash.digest('hex');
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause);
}
