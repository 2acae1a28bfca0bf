import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropic } from './anthropic.ts';
import { ClientGone, connectionOf } from './connection.ts';
import { google } from './google.ts';
import { control, controlPath } from './control.ts';
import type { Answer, Manner, Recorded } from './manner.ts';
import { openaiCompatible } from './openai-compatible.ts';
import { openai } from './openai.ts';
import { tell } from './tell.ts';
import type { Format, WireFormat } from './wire-format.ts';

const wireFormats: Record<Format, WireFormat> = { 'openai-compatible': openaiCompatible, openai, anthropic, google };

export interface StandIn {
  format: Format;
  /** What a provider's settings take as its address. */
  url: string;
  manner: Manner;
  requests: Recorded[];
  /** Answers under way. */
  open(): number;
  /** TCP connections, idle ones included. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

/** A model server on loopback that speaks one provider's format. `fault: 'refused'` gives an address nobody answers at. */
export async function startStandIn(
  options: { format: Format; answer: Answer; port?: number } & Partial<Manner>,
): Promise<StandIn> {
  const { format, port = 0, ...given } = options;
  const wire = wireFormats[format];
  const manner: Manner = {
    fault: null,
    wordsPerSecond: null,
    firstWordAfterMs: 0,
    faultAfterWords: 3,
    retryAfterSeconds: 7,
    usage: null,
    redirectTo: 'http://127.0.0.1:1/',
    flags: () => false,
    ...given,
  };
  const requests: Recorded[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    if (path === controlPath) return control(await bodyOf(request), manner, requests, response);
    const key = wire.keyIn(headers);
    const recorded: Recorded = { path, headers, key, body: null, asked: null, words: 0, ended: 'open', endedAt: null };
    const nth = requests.push(recorded);
    const connection = connectionOf(response, (early) => {
      recorded.ended = early ? 'left' : response.writableFinished ? 'whole' : 'broken';
      recorded.endedAt = Date.now();
    });
    try {
      if (manner.fault === 'hang') await connection.silence();
      recorded.body = await bodyOf(request);
      recorded.asked = wire.read(path, recorded.body);
      await tell({ wire, manner, recorded, connection, nth });
    } catch (error) {
      if (error instanceof ClientGone || response.destroyed) return;
      const { status, body } = wire.complaint('bad-request', error instanceof Error ? error.message : 'unreadable');
      if (!response.headersSent) response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    }
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  if (manner.fault === 'refused') await close();

  return {
    format,
    url: `http://127.0.0.1:${taken}${wire.base}`,
    manner,
    requests,
    open: () => requests.filter(({ ended }) => ended === 'open').length,
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close,
  };
}
