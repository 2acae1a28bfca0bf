import { describe, expect, it } from 'vitest';
import { attackCases } from './cases.ts';
import { answerChecks, checkTogether } from './check-answers.ts';
import type { Answer } from './http-client.ts';
import type { Outcome } from './outcome.ts';

const answer = (rest: Partial<Answer> = {}): Answer => ({ status: 200, headers: {}, body: '{}', ms: 1, ...rest });
const [first] = attackCases;
if (!first) throw new Error('No attack cases');
const outcome = (answers: Answer[], expected: Partial<Outcome['attack']['expect']> = {}): Outcome => ({
  attack: { ...first, expect: { status: [200], ...expected } },
  server: {
    origin: 'http://127.0.0.1',
    secret: '',
    directory: '',
    model: null,
    log: () => '',
    isAlive: () => true,
    stop: async () => {},
  },
  people: {},
  values: { 'B.secret_text': 'the secret' },
  answers,
  before: { people: { A: undefined, B: undefined }, files: [], log: 0, asked: 0 },
  resend: async () => answer(),
});

/** A runner that finds nothing wrong proves nothing: each check must object to its own fault. */
describe('a check objects to', () => {
  const page = "default-src 'none'; script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'";
  const cookie = {
    'XSRF-TOKEN': { SameSite: 'Strict|Lax', Path: '/', Secure: 'when https' as const, HttpOnly: false },
  };

  it.each([
    ['another status', answerChecks.status?.([401], answer(), outcome([]))],
    [
      'a text of somebody else',
      answerChecks.body_has_no?.(['{{B.secret_text}}'], answer({ body: 'the secret' }), outcome([])),
    ],
    ['a text that is missing', answerChecks.contains?.(['x'], answer(), outcome([]))],
    ['a header that is missing', answerChecks.header?.({ 'cache-control': 'no-store' }, answer(), outcome([]))],
    [
      'a 429 without Retry-After',
      answerChecks.header_on_429?.({ 'retry-after': '^[0-9]+$' }, answer({ status: 429 }), outcome([])),
    ],
    ['a header too many', answerChecks.header_absent?.(['server'], answer({ headers: { server: 'x' } }), outcome([]))],
    [
      'a token where there should be none',
      answerChecks.no_token?.(true, answer({ body: '{"token":"x"}' }), outcome([])),
    ],
    ['another code', answerChecks.json?.({ code: 'A' }, answer({ body: '{"code":"B"}' }), outcome([]))],
    [
      'scripts from anywhere',
      answerChecks.csp?.('page', answer({ headers: { 'content-security-policy': page } }), outcome([])),
    ],
    [
      'a cookie without SameSite',
      answerChecks.cookie?.(cookie, answer({ headers: { 'set-cookie': ['XSRF-TOKEN=x; Path=/'] } }), outcome([])),
    ],
    ['two successes instead of one', checkTogether(outcome([answer(), answer()], { exactly: { '200': 1 } }))],
    [
      'two plans for one key',
      checkTogether(
        outcome([answer({ body: '{"plan_id":1}' }), answer({ body: '{"plan_id":2}' })], { same_plan_id: true }),
      ),
    ],
    ['an answer that is late', checkTogether(outcome([answer({ ms: 20 })], { max_ms: 10 }))],
  ])('%s', (_fault, problems) => expect(problems).not.toEqual([]));
});
