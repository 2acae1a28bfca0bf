// A client that takes as little of the processor as it can, so that what is measured on one machine is the server: bare
// connections that stay open, one request at a time on each.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

export interface Reply {
  status: number;
  body: string;
}

interface Connection {
  socket: Socket;
  received: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** A reply at the start of what was received, and its length; null while it is not whole. */
function replyIn(received: Buffer): { reply: Reply; length: number } | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = received.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? (status === 204 ? 0 : NaN));
  if (Number.isNaN(length)) throw new Error(`A reply without a length:\n${head}`);
  const end = headEnd + HEAD_END.length + length;
  if (received.length < end) return null;
  const sent = received.subarray(headEnd + HEAD_END.length, end);
  const body = /\r\ncontent-encoding: br/i.test(head) ? brotliDecompressSync(sent) : sent;
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
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#origin.host}`, 'accept-encoding: br'];
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
