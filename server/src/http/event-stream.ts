import { PassThrough } from 'node:stream';
import { EVENT_STREAM } from '@foothold/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Emit } from './call.ts';
import { explain } from './failure-reply.ts';

/** Proxies drop a connection that stays silent for long; a comment line every 15 s keeps it. */
const COMMENT_EVERY_MS = 15_000;

export function wantsStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes(EVENT_STREAM);
}

/**
 * Answers with server-sent events: what `work` emits, then `done` with what it returns, or `error`. The stream opens
 * with the first event or comment, so that a call refused before it began is an ordinary failure with its status.
 */
export async function replyWithStream<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (emit: Emit) => Promise<Result>,
): Promise<FastifyReply> {
  const stream = new PassThrough();
  const opened = Promise.withResolvers<void>();
  const write = (chunk: string) => {
    opened.resolve();
    if (!stream.destroyed && !stream.writableEnded) stream.write(chunk);
  };
  const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const comments = setInterval(() => write(': waiting\n\n'), COMMENT_EVERY_MS);
  // A caller who leaves destroys the stream; the handler learns it from its signal.
  stream.on('error', () => undefined);

  const finished = work(send)
    .then((result) => send('done', result))
    .finally(() => clearInterval(comments));
  await Promise.race([opened.promise, finished]);

  void finished.catch((error: unknown) => send('error', explain(error, request).body)).finally(() => stream.end());
  return reply
    .code(200)
    .header('content-type', `${EVENT_STREAM}; charset=utf-8`)
    .header('x-accel-buffering', 'no')
    .send(stream);
}
