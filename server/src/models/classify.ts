import type { FailureKind } from '@foothold/guide';
import { refusalOf } from './provider.ts';
import { EndlessAnswer, UnreadableAnswer } from './reading/event-source.ts';

/** What is kept of a provider's error: nothing it said. */
export interface Classified {
  kind: FailureKind;
  /** Whether the same question may well be answered a little later. */
  passing: boolean;
  /** How long the provider wants to be left alone, in milliseconds; null when it doesn't say. */
  retryAfterMs: number | null;
}

/** Of a body that explains an error, only this much is looked at, in characters. */
const LOOKED_AT = 8_000;

const tooLong =
  /context.?length|context.?window|maximum context|too many (input )?tokens|prompt is too long|input (is )?too long|exceeds? the (maximum|available|model)|token count.{0,40}exceeds|n_ctx/;
const badKey =
  /api[_ ]key[_ ](not valid|invalid)|api_key_invalid|invalid[_ ]api[_ ]key|incorrect api key|credit balance|billing/;
const refused = /content[_ ](policy|filter|management)|responsibleai|safety system|moderation|prohibited_content/;
const exhausted = /insufficient_quota/;

const named: readonly [RegExp, FailureKind][] = [
  [/overloaded|unavailable|server_error|api_error|internal/, 'overloaded'],
  [/rate_limit|resource_exhausted|quota/, 'rate-limit'],
  [/authentication|permission|unauthenticated|api_key/, 'auth'],
  [/timeout|deadline/, 'timeout'],
  [tooLong, 'context-too-long'],
  [refused, 'refused'],
  [/invalid|not_found|bad_request/, 'bad-request'],
];

function kindOfStatus(status: number, body: string): FailureKind {
  if (status === 401 || status === 402 || status === 403) return 'auth';
  if (status === 429) return 'rate-limit';
  if (status === 413) return 'context-too-long';
  if (status === 408 || status >= 500) return status === 408 || status === 504 ? 'timeout' : 'overloaded';
  if (status < 400) return 'network';
  if (badKey.test(body)) return 'auth';
  if (tooLong.test(body)) return 'context-too-long';
  return refused.test(body) ? 'refused' : 'bad-request';
}

function retryAfter(headers: Record<string, string>, body: string, now: number): number | null {
  const inMs = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (inMs >= 0) return inMs;
  const told = headers['retry-after'] ?? /"retrydelay":\s*"([\d.]+)s"/.exec(body)?.[1];
  if (told === undefined) return null;
  const inSeconds = /^[\d.]+$/.test(told) ? Number.parseFloat(told) * 1_000 : Date.parse(told) - now;
  return Number.isFinite(inSeconds) ? Math.max(0, inSeconds) : null;
}

const passingKinds = new Set<FailureKind>(['rate-limit', 'overloaded', 'network']);

function classified(kind: FailureKind, body = '', retryAfterMs: number | null = null): Classified {
  return { kind, passing: passingKinds.has(kind) && !exhausted.test(body), retryAfterMs };
}

/** An error event inside a stream: its status where it has one, else its names. */
function kindOfEvent(error: object): FailureKind {
  const part = (key: string) => (key in error ? (error as Record<string, unknown>)[key] : undefined);
  const codes = [part('statusCode'), part('code'), part('status')].map(Number);
  const status = codes.find((code) => Number.isInteger(code) && code >= 400 && code < 600);
  const words = [part('type'), part('code'), part('status'), part('message')].filter(
    (word) => typeof word === 'string',
  );
  const text = words.join(' ').toLowerCase().slice(0, LOOKED_AT);
  const name = named.find(([pattern]) => pattern.test(text))?.[1];
  // 500 is also what a provider package says when it does not know better.
  if (status !== undefined && !(status === 500 && name)) return kindOfStatus(status, text);
  return name ?? 'overloaded';
}

function causes(error: unknown): unknown[] {
  const chain = [error];
  for (let cause = error; cause instanceof Error && cause.cause !== undefined && chain.length < 8; cause = cause.cause)
    chain.push(cause.cause);
  return chain;
}

/** Which of the closed kinds an error of a call is. Looks at what the provider said and keeps none of it. */
export function classify(error: unknown, now: number): Classified {
  const chain = causes(error);
  if (chain.some((cause) => cause instanceof UnreadableAnswer)) return classified('bad-output');
  if (chain.some((cause) => cause instanceof EndlessAnswer)) return classified('endless');
  const refusal = refusalOf(error);
  if (refusal) {
    const body = refusal.body.slice(0, LOOKED_AT).toLowerCase();
    const kind = refusal.status === null ? 'network' : kindOfStatus(refusal.status, body);
    return classified(kind, body, retryAfter(refusal.headers, body, now));
  }
  if (!(error instanceof Error)) return classified(typeof error === 'object' && error ? kindOfEvent(error) : 'unknown');
  // Node's own client says so when a connection breaks off under an answer.
  return classified('code' in error || error instanceof TypeError ? 'network' : 'unknown');
}
