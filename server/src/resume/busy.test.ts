import { Buffer } from 'node:buffer';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { api, languages } from '@foothold/contract';
import { afterEach, expect, it } from 'vitest';
import { texts } from '../http/texts.ts';
import { sendFile } from '../../test/resume-hostile/send-file.ts';
import { extractor } from './extract.ts';
import type { ResumeLimits } from './limits.ts';
import { openResumeServer, type ResumeServer } from '../../test/resume/resume-server.ts';

const OBEDIENT = new URL('../../test/resume/obedient-child.ts', import.meta.url);
/** Milliseconds. */
const PATIENCE_MS = 25_000;
const SOON_MS = 2_000;
const openObedient = (given: Partial<ResumeLimits>) => openResumeServer(given, extractor(given, OBEDIENT));
const order = (what: string) => Buffer.from(`%PDF-${what}`);

let server: ResumeServer;
afterEach(() => server.close());

/** Somebody who sends a file and reads the answer. */
async function newSender() {
  const token = await server.signUp();
  return (file: Uint8Array, { language = 'en', signal }: { language?: string; signal?: AbortSignal } = {}) =>
    sendFile(file, 'cv.pdf', { origin: server.origin, token, language, ...(signal && { signal }) });
}
const expectBusy = async (response: Response, language: (typeof languages)[number] = 'en') => {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({ code: 'BUSY', error: texts[language].failures.BUSY });
};

it('turns a CV away while the line is full, in the person’s language, and reads it when there is place', async () => {
  server = await openObedient({ parallel: 1, waiting: 1 });
  const [first, second, third] = [await newSender(), await newSender(), await newSender()];
  const leaves = [new AbortController(), new AbortController()] as const;
  const reading = taken(() => first(order('sleep'), { signal: leaves[0].signal }));
  const waiting = taken(() => second(order('sleep'), { signal: leaves[1].signal }));
  for (const each of [reading, waiting]) each.catch(() => undefined);
  // Whoever of the three comes first is read or waits: the third leaves again where it was not turned away.
  await until(async () => (await answerSoon((signal) => third(order('text'), { signal })))?.status === 503);
  for (const language of languages) await expectBusy(await third(order('text'), { language }), language);

  // both leave: the process of the one is ended, the place in line of the other is free
  for (const leaving of leaves) leaving.abort();
  await expect(Promise.all([reading, waiting])).rejects.toThrow('aborted');
  await untilRead(() => third(order('text')));
});

it('has no more of one person’s files in hand than one, so that others get their turn', async () => {
  server = await openObedient({ parallel: 2, waiting: 0 });
  const [greedy, other] = [await newSender(), await newSender()];
  const leaving = new AbortController();
  const hanging = Array.from({ length: 4 }, () => greedy(order('sleep'), { signal: leaving.signal }));
  for (const each of hanging) each.catch(() => undefined);
  await delay(500);
  const answer = await other(order('text'));
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  leaving.abort();
});

it('turns uploads away that it has no room for, while they still come', async () => {
  server = await openResumeServer({ held: 300_000, heldByOne: 200_000 });
  const send = await newSender();
  await expectBusy(await send(Buffer.alloc(250_000, 'x')));
  expect((await send(Buffer.alloc(150_000, 'x'))).status).toBe(415);
  expect((await send(Buffer.alloc(150_000, 'x'))).status).toBe(415);
});

it('gives the room back that somebody used who left in mid-upload', async () => {
  server = await openResumeServer({ held: 200_000, heldByOne: 200_000 });
  const [token, send] = [await server.signUp(), await newSender()];
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n';
  const head = [
    `POST ${api.resume.upload.path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'x'.repeat(150_000)}`);
  await until(async () => (await send(Buffer.alloc(100_000, 'x'))).status === 503);
  socket.destroy();
  const isRead = async () => (await send(Buffer.alloc(100_000, 'x'))).status === 415;
  await expect(until(isRead)).resolves.toBeUndefined();
});

/** The answer of somebody who comes again until there is a place. */
async function taken(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await delay(50);
  }
}

/** The answer of somebody who does not stand in line for it; null where there is none yet. */
async function answerSoon(send: (signal: AbortSignal) => Promise<Response>): Promise<Response | null> {
  const leaving = AbortSignal.timeout(SOON_MS);
  return send(leaving).catch((cause: unknown) => {
    if (leaving.aborted) return null;
    throw cause;
  });
}

const untilRead = (send: () => Promise<Response>) => until(async () => (await send()).status === 200);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It never came to pass.');
    await delay(100);
  }
}
