import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';

/** What is sent, and what came: its status, 0 where the connection broke. */
export interface Answer {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

export interface HttpsSender {
  /** A call with everything it sends; an answer that broke off has the status 0. */
  send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer>;
  close(): void;
}

/** The name that the configurations in deploy/ are written for. */
const HOST = 'foothold.example';

/** Whether a connection that had served before was closed when this came: browsers send it again on a new one. */
const metEnd = (sent: ClientRequest, error: Error) =>
  sent.reusedSocket && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

/** Speaks as a browser does, over connections that stay open, to a proxy on a port of this machine. */
export function httpsSender(port: number): HttpsSender {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const send: HttpsSender['send'] = (method, path, headers, body = '') =>
    new Promise((resolve) => {
      const broken = (error: Error) => resolve({ status: 0, retryAfter: undefined, text: error.message });
      const options = { host: '127.0.0.1', port, method, path, agent, headers: { host: HOST, ...headers } };
      const sent = request(options, (reply: IncomingMessage) => {
        let text = '';
        reply.on('data', (piece: Buffer) => (text += String(piece)));
        reply.on('error', broken);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'], text }),
        );
      });
      sent.on('error', (error) =>
        metEnd(sent, error) ? void send(method, path, headers, body).then(resolve) : broken(error),
      );
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
