import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An S3-compatible store in memory, on loopback: puts (whole and in parts), gets, lists two names a page and deletes. It
 * takes a body only where it has the hash that was signed, as the true ones do; whether
 * a signature is right it does not know.
 */
export async function startS3(accessKeyId: string) {
  const things = new Map<string, Buffer>();
  const parts = new Map<string, Buffer>();
  /** `scopes`: of what requests were signed for, behind their day. */
  const state = { failures: 0, partsPut: 0, scopes: new Set<string>() };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const reply = (status: number, text = '', headers = {}) => response.writeHead(status, headers).end(text);
    if (state.failures > 0) {
      state.failures -= 1;
      return reply(503, '<Error><Code>SlowDown</Code></Error>');
    }
    const [, key, scope = ''] = /Credential=(\w+)\/\d+\/([\w/-]+)/u.exec(request.headers.authorization ?? '') ?? [];
    if (key !== accessKeyId) return reply(403, '<Error><Code>InvalidAccessKeyId</Code></Error>');
    state.scopes.add(scope);
    if (createHash('sha256').update(body).digest('hex') !== request.headers['x-amz-content-sha256'])
      return reply(400, '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const part = searchParams.get('partNumber');
    if (searchParams.has('list-type')) {
      const inBucket = [...things.keys()].filter((path) => path.startsWith(`${pathname}/`));
      const keys = inBucket.map((path) => decodeURIComponent(path.slice(pathname.length + 1)));
      return reply(200, listed(keys, searchParams));
    }
    if (searchParams.has('uploads')) return reply(200, '<UploadId>an upload</UploadId>');
    if (part !== null) {
      parts.set(part, body);
      state.partsPut += 1;
      return reply(200, '', { etag: `"${part}"` });
    }
    if (request.method === 'POST') {
      const order = [...body.toString().matchAll(/<PartNumber>(\d+)</gu)].map(([, at = '']) => parts.get(at));
      things.set(pathname, Buffer.concat(order.filter((one) => one !== undefined)));
      return reply(200);
    }
    if (request.method === 'PUT') things.set(pathname, body);
    if (request.method === 'DELETE') things.delete(pathname);
    const thing = things.get(pathname);
    if (request.method !== 'GET') return reply(200);
    return thing ? response.end(thing) : reply(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, things, state, close: () => server.close() };
}

/** Two keys of the bucket a page, so that going on is tried as well. */
function listed(keys: readonly string[], query: URLSearchParams): string {
  const from = Number(query.get('continuation-token') ?? 0);
  const below = keys.toSorted().filter((key) => key.startsWith(query.get('prefix') ?? ''));
  const next = from + 2 < below.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return (
    below
      .slice(from, from + 2)
      .map((key) => `<Key>${key.replaceAll("'", '&#x27;')}</Key>`)
      .join('') + next
  );
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
