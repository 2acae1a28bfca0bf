// The model of streams.ts: a server that answers chat completions with so many words a second. Each word carries its
// number and the time it was sent, ` w<number>@<time>@`, in few figures: a reply may hold 4,000, and letters would be words of some language.
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** How a model speaks. `shape`: what a guide asks for is an object with the member `reply`; many models write bare text. */
export interface Speech {
  words: number;
  wordsPerSecond: number;
  /** Until the first word, in milliseconds. */
  firstWordMs: number;
  shape: 'object' | 'text';
}

interface Running {
  socket: Socket;
  said: number;
  /** When the next word is due, on the clock of `performance.now()`. */
  due: number;
}

/** All words that are due go out on one beat; in milliseconds. */
const BEAT_MS = 4;
const HEAD =
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n';
const REST = JSON.stringify({
  suggestions: ['What comes first?', 'Who could help me?'],
  suggested_change: null,
  proposals: [],
});

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const event = (choice: object, more: object = {}) =>
  chunk(`data: ${JSON.stringify({ id: 'c1', model: 'stand-in', choices: [{ index: 0, ...choice }], ...more })}\n\n`);
const piece = (content: string) => event({ delta: { content }, finish_reason: null });

/** Tenths of a millisecond begin anew after so many. */
const TENTHS = 1_000_000;
/** Two clocks may differ by so many tenths. */
const APART = 10_000;
const tenths = () => Math.round((performance.timeOrigin + performance.now()) * 10) % TENTHS;

/** Milliseconds since a word was sent; two clocks may differ by a little. */
export function sinceSent(sent: string): number {
  const passed = (tenths() - Number(sent) + TENTHS) % TENTHS;
  return passed > TENTHS - APART ? 0 : passed / 10;
}

/** Serves a model on a free loopback port. `peak` is the most answers it ever gave at once. */
export async function serveModel(speech: Speech): Promise<{ baseUrl: string; peak(): number; close(): void }> {
  const running = new Set<Running>();
  let peak = 0;
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const { socket } = response;
      if (!socket) return;
      const one = { socket, said: 0, due: performance.now() + speech.firstWordMs };
      const leave = () => running.delete(one);
      socket.setNoDelay(true).on('close', leave).on('error', leave);
      socket.write(HEAD);
      running.add(one);
      peak = Math.max(peak, running.size);
    });
  });
  const beat = setInterval(() => {
    for (const one of running) if (one.due <= performance.now()) speak(one, speech, running);
  }, BEAT_MS);
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, resolve));
  return {
    baseUrl: `http://127.0.0.1:${portOf(server)}/v1`,
    peak: () => peak,
    close() {
      clearInterval(beat);
      server.close();
      server.closeAllConnections();
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Each word is an event of its own, however many are due. */
function speak(one: Running, { words, wordsPerSecond, shape }: Speech, running: Set<Running>): void {
  let out = one.said === 0 && shape === 'object' ? piece('{"reply":"') : '';
  for (; one.said < words && one.due <= performance.now(); one.said += 1) {
    out += piece(` w${one.said}@${tenths()}@`);
    one.due += 1_000 / wordsPerSecond;
  }
  if (one.said < words) return void one.socket.write(out);
  if (shape === 'object') out += piece(`",${REST.slice(1)}`);
  out += event({ delta: {}, finish_reason: 'stop' }, { usage: { prompt_tokens: 900, completion_tokens: words * 2 } });
  running.delete(one);
  one.socket.end(`${out}${chunk('data: [DONE]\n\n')}0\r\n\r\n`);
}

if (import.meta.main) {
  const model = await serveModel(JSON.parse(process.argv[2] ?? '') as Speech);
  process.on('message', () => process.send?.({ peak: model.peak() }));
  process.on('disconnect', () => process.exit(0));
  process.send?.({ baseUrl: model.baseUrl });
}
