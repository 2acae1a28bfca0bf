// The part of resume-fuzz.ts that goes the server's own ways: a child process a file, and uploads over HTTP.
import { api, Failure, failureStatus } from '@foothold/contract';
import { startAsServed } from './as-started.ts';
import { extractText } from '../server/src/resume/extract.ts';
import type { Mutant } from '../server/test/resume-fuzz/mutant.ts';
import { ResumeFailure } from '../server/src/resume/resume-failure.ts';
import { signedUp, upload } from './resume-client.ts';

/** The server ends a child after 10 s; every hostile file is to be answered within 12. */
const ANSWERED_WITHIN_MS = 12_000;
const AT_ONCE = 2;

export type Sample = { outcomes: Map<string, number>; slowestMs: number; faults: string[] };

/** Through the server's child process: a text or a ResumeFailure in time, and nothing else. */
export function throughChild(mutants: readonly Mutant[]): Promise<Sample> {
  return sampled(mutants, async ({ file, fileName }) => {
    try {
      await extractText(file, fileName);
      return { outcome: 'text' };
    } catch (error) {
      return error instanceof ResumeFailure ? { outcome: error.code } : { outcome: 'error', fault: String(error) };
    }
  });
}

/** Over HTTP to a server of its own, which must be there for the next one. */
export async function throughServer(mutants: readonly Mutant[]): Promise<Sample> {
  const server = await startAsServed();
  try {
    const token = await signedUp(server.origin, 'reader');
    const sample = await sampled(mutants, async (mutant) => {
      const { status, reply } = await upload(server.origin, token, mutant);
      const fault = faultOf(status, reply);
      return { outcome: String(status), ...(fault && { fault }) };
    });
    const headers = { authorization: `Bearer ${token}` };
    const profile = await fetch(server.origin + api.profile.get.path, { headers });
    if (!profile.ok) sample.faults.push(`afterwards the profile answered ${profile.status}`);
    return sample;
  } finally {
    await server.stop();
  }
}

function faultOf(status: number, reply: unknown): string | undefined {
  if (status === 200) return api.resume.upload.reply.safeParse(reply).success ? undefined : 'a reply of another shape';
  const failure = Failure.safeParse(reply);
  if (!failure.success) return `${status} of another shape`;
  const isNamed = failureStatus[failure.data.code] === status && ((status >= 400 && status < 500) || status === 503);
  return isNamed ? undefined : `${status} ${failure.data.code}`;
}

async function sampled(
  mutants: readonly Mutant[],
  send: (mutant: Mutant) => Promise<{ outcome: string; fault?: string }>,
): Promise<Sample> {
  const sample: Sample = { outcomes: new Map(), slowestMs: 0, faults: [] };
  const waiting = [...mutants];
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const started = performance.now();
      const { outcome, fault } = await send(mutant);
      const milliseconds = performance.now() - started;
      const isLate = milliseconds > ANSWERED_WITHIN_MS;
      sample.outcomes.set(outcome, (sample.outcomes.get(outcome) ?? 0) + 1);
      sample.slowestMs = Math.max(sample.slowestMs, milliseconds);
      if (fault || isLate)
        sample.faults.push(
          `${mutant.fileName} (${mutant.changes.join(', ')}): ${fault ?? `answered after ${milliseconds.toFixed(0)} ms`}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sample;
}
