// A client that takes as little of the processor as it can, so that what is measured on one machine is the server: bare
// connections that stay open, one request at a time on each.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface Reply {
  status: number;
  body: string;
}

interface Connection {
  socket: Socket;
  received: Buffer;
}

const LINE_END = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');

/** What a message says and where it ends; null while it is not whole. */
type Whole = { sent: Buffer; end: number } | null;

function sized(received: Buffer, from: number, length: number): Whole {
  const end = from + length;
  return received.length < end ? null : { sent: received.subarray(from, end), end };
}

function inChunks(received: Buffer, from: number): Whole {
  const chunks: Buffer[] = [];
  for (let at = from; ;) {
    const lineEnd = received.indexOf(LINE_END, at);
    if (lineEnd < 0) return null;
    const start = lineEnd + LINE_END.length;
    const length = Number.parseInt(received.toString('latin1', at, lineEnd), 16);
    at = start + length + LINE_END.length;
    if (received.length < at) return null;
    if (length === 0) return { sent: Buffer.concat(chunks), end: at };
    chunks.push(received.subarray(start, start + length));
  }
}

/** A reply at the start of what was received, and its length; null while it is not whole. */
function replyIn(received: Buffer): { reply: Reply; length: number } | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = received.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const from = headEnd + HEAD_END.length;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? (status === 204 ? 0 : NaN));
  const whole = Number.isNaN(length) ? inChunks(received, from) : sized(received, from, length);
  if (!whole) return null;
  const { sent, end } = whole;
  const body = /\r\ncontent-encoding: gzip/i.test(head) ? gunzipSync(sent) : sent;
  return { reply: { status, body: body.toString('utf8') }, length: end };
}

/** Sends requests over one connection, which is opened again when the server closed it. */
export class LoopbackClient {
  readonly #origin: URL;
  #connection: Connection | undefined;

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  async call(method: string, path: string, token?: string, body?: object): Promise<Reply> {
    const { socket, received } = await this.#open();
    const text = body === undefined ? '' : JSON.stringify(body);
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#origin.host}`, 'accept-encoding: gzip'];
    if (token) lines.push(`authorization: Bearer ${token}`);
    if (body) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
    socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`);
    return this.#reply(socket, received);
  }

  close(): void {
    this.#connection?.socket.destroy();
    this.#connection = undefined;
  }

  async #open(): Promise<Connection> {
    if (this.#connection && !this.#connection.socket.destroyed) return this.#connection;
    const socket = connect(Number(this.#origin.port), this.#origin.hostname);
    socket.setNoDelay(true);
    await once(socket, 'connect');
    this.#connection = { socket, received: Buffer.alloc(0) };
    return this.#connection;
  }

  #reply(socket: Socket, rest: Buffer): Promise<Reply> {
    return new Promise((resolve, reject) => {
      let received = rest;
      const leave = () => {
        socket.off('data', read);
        socket.off('close', fail);
        socket.off('error', fail);
      };
      const fail = (error?: unknown) => {
        leave();
        this.close();
        reject(error instanceof Error ? error : new Error('The server closed the connection'));
      };
      const read = (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        try {
          const whole = replyIn(received);
          if (!whole) return;
          leave();
          this.#connection = { socket, received: received.subarray(whole.length) };
          resolve(whole.reply);
        } catch (error) {
          fail(error);
        }
      };
      socket.on('data', read);
      socket.on('close', fail);
      socket.on('error', fail);
    });
  }
}
