import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

interface Speech {
  text: string;
  wordsPerSecond: number;
}

/** Words with the white space before them. */
const piecesOf = (text: string) => text.match(/\s*\S+/g) ?? [];
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Tells the reply word by word, where the server would gather them a little. Words that are late all come at once. */
async function speak({ text, wordsPerSecond }: Speech, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  const began = performance.now();
  for (const [at, piece] of piecesOf(text).entries()) {
    const wait = began + (at * 1_000) / wordsPerSecond - performance.now();
    if (wait > 0) await delay(wait);
    response.write(event('delta', { text: piece }));
  }
  const id = crypto.randomUUID();
  const place = { step_id: null, substep_id: null };
  const message = {
    id,
    sender: 'foothold',
    content: text,
    ts: Date.now(),
    ...place,
    source: 'model',
    interrupted: false,
  };
  response.end(event('done', { reply: text, message, source: 'model', suggestions: [] }));
}

function pass(origin: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const onward = ask(new URL(url, origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

/**
 * A server that stands before the product and passes everything on, but answers in the workspace itself: the product ends
 * a reply that is longer than a model was asked for, well before 20,000 characters.
 */
export async function relay(origin: string, speech: Speech): Promise<{ origin: string; close(): void }> {
  const server = createServer((incoming, response) => {
    if (incoming.method !== 'POST' || incoming.url !== '/api/chat') return pass(origin, incoming, response);
    incoming.resume();
    void speak(speech, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
