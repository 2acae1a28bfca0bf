import { connect, type Socket } from 'node:net';
import { type Answer, closed } from './http-client.ts';

const ANSWER_LIMIT_MS = 10_000;

function open(origin: string, from?: string): Socket {
  const { hostname, port } = new URL(origin);
  return connect({ host: hostname, port: Number(port), ...(from !== undefined && { localAddress: from }) });
}

function head(origin: string, sent: { method: string; path: string; headers: Record<string, string | string[]> }) {
  const lines = Object.entries(sent.headers).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}`));
  return [`${sent.method} ${sent.path} HTTP/1.1`, `Host: ${new URL(origin).host}`, ...lines, '', ''].join('\r\n');
}

function read(text: string, ms: number): Answer {
  const [top = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = top.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  if (!status) return closed(ms);
  const headers = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)).filter((match) => match !== null);
  const named = Object.fromEntries(headers.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
  return { status, headers: named, body: rest.join('\r\n\r\n'), ms };
}

/** Writes a request over a bare socket, and takes what comes back until the connection ends or falls silent. */
export function sendRaw(
  origin: string,
  sent: { method: string; path: string; headers: Record<string, string | string[]>; afterHead?: string | undefined },
): Promise<Answer> {
  const started = performance.now();
  const socket = open(origin);
  let text = '';
  return new Promise((resolve) => {
    const finish = () => {
      socket.destroy();
      resolve(read(text, performance.now() - started));
    };
    socket.setTimeout(ANSWER_LIMIT_MS, finish);
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', finish);
    socket.on('error', finish);
    socket.write(head(origin, { ...sent, headers: { Connection: 'close', ...sent.headers } }) + (sent.afterHead ?? ''));
  });
}

/** Begins an upload and goes on with one byte a second, for at most `seconds`, to see when it is cut. */
export function trickle(
  origin: string,
  sent: { method: string; path: string; headers: Record<string, string | string[]>; seconds: number },
): Promise<Answer> {
  const started = performance.now();
  const socket = open(origin);
  let text = '';
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=slow',
      'Content-Length': '100000',
      ...sent.headers,
    };
    const drip = setInterval(() => socket.write('-'), 1_000);
    const giveUp = setTimeout(
      () => resolve({ ...closed(sent.seconds * 1_000), body: 'still open' }),
      sent.seconds * 1_000,
    );
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      resolve(read(text, performance.now() - started));
    });
    socket.write(head(origin, { ...sent, headers }));
  });
}
