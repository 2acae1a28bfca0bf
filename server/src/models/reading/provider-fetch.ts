import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** What explains a refusal is read this far, in bytes. */
const LONGEST_COMPLAINT = 64 * 1024;

/** Thrown through a provider package when an answer begins: its events are ours to read. */
export class AnswerBegins extends Error {
  override name = 'AnswerBegins';
  readonly incoming: IncomingMessage;

  constructor(incoming: IncomingMessage) {
    super('The answer begins');
    this.incoming = incoming;
  }
}

async function beginningOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > LONGEST_COMPLAINT) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, LONGEST_COMPLAINT);
}

function send(url: URL, init: RequestInit): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: init.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(init.signal ? { signal: init.signal } : {}),
  });
  let isAnswered = false;
  request.once('response', (incoming) => {
    isAnswered = true;
    // Whoever reads it hears of its errors; one who has given it up by then need not.
    incoming.on('error', () => undefined);
    resolve(incoming);
  });
  request.on('error', (error: NodeJS.ErrnoException) => {
    // A connection that was kept open may have been closed just as the next question went out.
    const isStale = request.reusedSocket && !isAnswered && error.code === 'ECONNRESET' && !init.signal?.aborted;
    if (isStale) resolve(send(url, init));
    else reject(error);
  });
  request.end(init.body);
  return promise;
}

/**
 * What provider packages send their questions with, on Node's own client. Throws `AnswerBegins` for an answer; a refusal
 * comes back as a response, for the package to explain. Follows no redirect: it would take the key along.
 */
export async function providerFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const incoming = await send(new URL(input instanceof Request ? input.url : input), init);
  const { statusCode: status = 0, headers } = incoming;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    incoming.destroy();
    throw new TypeError('The answer is packed, which nobody asked for');
  }
  if (status >= 200 && status < 300) throw new AnswerBegins(incoming);
  const retry = Object.entries(headers).filter(([name]) => name.startsWith('retry-after'));
  const kept = Object.fromEntries(retry.map(([name, value]) => [name, String(value)]));
  return new Response(await beginningOf(incoming), { status, headers: kept });
}
