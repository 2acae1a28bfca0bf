import type { Socket } from 'node:net';
import type { FailureCode } from '@foothold/contract';
import { texts } from './texts.ts';

interface Refusal {
  line: string;
  code: FailureCode;
}

const BAD_REQUEST: Refusal = { line: '400 Bad Request', code: 'INVALID' };
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'INVALID' },
};

/** Answers bytes that never became a request, and ends the connection. */
export function replyToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { line, code } = refusals[error.code ?? ''] ?? BAD_REQUEST;
  const body = JSON.stringify({ error: texts.en.failures[code], code });
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}
