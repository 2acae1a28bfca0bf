import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  /** Sent as it is. */
  body?: string | Buffer | undefined;
  /** Source address; another loopback address looks like another caller. */
  from?: string | undefined;
}

export interface Answer {
  /** `closed`: the connection ended without an answer. */
  status: number | 'closed';
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds until the whole answer was there. */
  ms: number;
}

export const closed = (ms: number): Answer => ({ status: 'closed', headers: {}, body: '', ms });

/**
 * A server that refuses a body by its length answers and closes while it is still being sent; the reset may then be
 * faster than the answer, and the system throws that away. From this size on, in bytes, such a request is sent again.
 */
const OFTEN_RESET = 1_000_000;
const TRIES = 4;

/** Sends a request on a connection of its own; path and headers go out as they are written. */
export async function send(origin: string, sent: Sent): Promise<Answer> {
  const tries = Buffer.byteLength(sent.body ?? '') > OFTEN_RESET ? TRIES : 1;
  for (let left = tries - 1; ; left -= 1) {
    const answer = await sendOnce(origin, sent);
    if (answer.status !== 'closed' || left <= 0) return answer;
  }
}

function sendOnce(origin: string, { method, path, headers = {}, body, from }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  return new Promise((resolve) => {
    const request = httpRequest(
      { hostname, port, method, path, agent: false, ...(from !== undefined && { localAddress: from }) },
      (response) => {
        const chunks: Buffer[] = [];
        const answer = () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 'closed', headers: response.headers, body: text, ms: elapsed() });
        };
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', answer);
        response.on('error', answer);
      },
    );
    // A server that has answered may close before it has read everything; the answer counts.
    request.on('error', () => setTimeout(() => resolve(closed(elapsed())), 100));
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    if (body !== undefined) request.setHeader('Content-Length', Buffer.byteLength(body));
    request.end(body);
  });
}

/** The JSON of an answer as an object; empty when it is none. */
export function jsonOf({ body }: Answer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
