import { setTimeout as delay } from 'node:timers/promises';
import { failureStatus, type Language, languages, ParsedResume } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../../src/http/texts.ts';
import { openResumeServer, type ResumeServer } from '../resume/resume-server.ts';
import { sharedReader } from '../resume/shared-reader.ts';
import { type Bait, setBait } from './bait.ts';
import { hostileCases } from './cases.ts';
import { expectedCode, type HostileCase } from './hostile-case.ts';
import { sendFile } from './send-file.ts';

/** As many as vitest runs at once by default; one person's files are read one after another. */
const SENDERS = 5;
/** Beside one at the start of each file. */
const GLANCE_EVERY_MS = 300;
/** How a file ends is asked here, not how soon: the real limit is measured by `bench/resume-hostile.ts`. */
const PATIENT = { time: 200_000 };
/** For files that would go on for ever: less of the processor than they get of the product, which they take to the end. */
const SHORT = { ...PATIENT, processor: 1_000 };
/**
 * For files that fill the memory: half as much again as the largest sample CV takes. To fill all that the product has
 * takes four times the work; a flate bomb still does, as do objects that fill the heap.
 */
const NARROW = { ...PATIENT, memory: 208 * 1024 * 1024 };
const CASE_LIMIT_MS = 240_000;

/** Each in a process of its own, as in the product: only that ends them, or they fill it. */
const endedFrom = (answer: 'endless' | 'filling' | 'RESUME_TOO_COMPLEX') =>
  hostileCases.filter(({ expected }) => expected === answer);
/** One after another in one process: all there is to see is what they are answered. */
const readToTheEnd = hostileCases.filter((hostile) => expectedCode(hostile) !== 'RESUME_TOO_COMPLEX');
const named = (cases: readonly HostileCase[]) => cases.map((hostile, index) => [hostile.name, hostile, index] as const);

/** How somebody who isn't signed in is answered, over and over, until it is closed. */
function watchServer(origin: string) {
  const statuses: number[] = [];
  let isOpen = true;
  const looking = (async () => {
    while (isOpen) {
      statuses.push((await fetch(`${origin}/api/profile`)).status);
      await delay(GLANCE_EVERY_MS);
    }
  })();
  return {
    /** The answers to this glance, which is begun now, and to those until `work` is done. */
    async during(work: Promise<unknown>): Promise<number[]> {
      const from = statuses.length;
      const now = fetch(`${origin}/api/profile`);
      await Promise.allSettled([work]);
      return [(await now).status, ...statuses.slice(from)];
    },
    async close() {
      isOpen = false;
      await looking;
    },
  };
}

let bait: Bait;
beforeAll(async () => void (bait = await setBait()));
afterAll(() => bait.close());

describe.each([
  ['a file made to hurt', PATIENT, readToTheEnd, sharedReader],
  ['a file that is too much', PATIENT, endedFrom('RESUME_TOO_COMPLEX')],
  ['a file that fills the memory', NARROW, endedFrom('filling')],
  ['a file without end', SHORT, endedFrom('endless')],
] as const)('%s', (_kind, limits, cases, makeReader?: typeof sharedReader) => {
  let reader: ReturnType<typeof sharedReader> | undefined;
  let server: ResumeServer;
  let senders: string[];
  let before: string[];
  let others: ReturnType<typeof watchServer>;
  const stored = () => Promise.all(senders.map((token) => server.stored(token)));
  beforeAll(async () => {
    reader = makeReader?.();
    server = await openResumeServer(limits, reader?.extract);
    senders = await Promise.all(Array.from({ length: SENDERS }, () => server.signUp()));
    before = await stored();
    others = watchServer(server.origin);
  });
  afterAll(async () => {
    await others.close();
    await server.close();
    reader?.close();
  });

  it.concurrent.each(named(cases))('%s', { timeout: CASE_LIMIT_MS }, async (_name, hostile, index) => {
    const language = languages[index % languages.length]!;
    const token = senders[index % SENDERS]!;
    const to = { origin: server.origin, token, language };
    const sent = sendFile(hostile.make(bait.address), hostile.fileName, to);
    const answers = await others.during(sent);
    const response = await sent;
    const reply: unknown = await response.json();
    // signed out on purpose: the quickest call that goes the whole way
    expect(new Set(answers)).toEqual(new Set([401]));
    expect([response.status, said(reply)]).toEqual(expectedAnswer(hostile, language));
  });

  it('leaves nothing behind, and calls nobody', async () => {
    expect(await stored()).toEqual(before);
    expect(bait.calls).toEqual([]);
  });
});

/** Whatever was read, or why nothing was. */
const said = (reply: unknown) => (ParsedResume.safeParse(reply).success ? 'read' : reply);

function expectedAnswer(hostile: HostileCase, language: Language): [status: number, said: unknown] {
  const code = expectedCode(hostile);
  if (code === 'read') return [200, 'read'];
  return [failureStatus[code], { code, error: texts[language].failures[code] }];
}
