import { api } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../attack/http-client.ts';
import { answerProblems } from './check-answer.ts';
import type { FuzzRequest } from './requests.ts';

const request: FuzzRequest = {
  endpoint: api.profile.saveIntent,
  method: 'POST',
  caller: 'own',
  params: {},
  query: undefined,
  body: { kind: 'none' },
  headers: {},
};
const json = { 'content-type': 'application/json; charset=utf-8' };
const answer = (status: Answer['status'], body: unknown, headers: object = json): Answer => ({
  status,
  headers: { ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ms: 1,
});
const problemsOf = (one: Answer) => answerProblems(request, one, 'secret-of-another');
const failure = { error: 'Something is missing.', code: 'INVALID' };

describe('what is wrong with an answer', () => {
  it('is nothing where the contract is kept', () => {
    expect(problemsOf(answer(200, { intent: 'idea' }))).toEqual([]);
    expect(problemsOf(answer(400, failure))).toEqual([]);
    expect(problemsOf(answer(503, { ...failure, code: 'BUSY' }, { ...json, 'retry-after': '5' }))).toEqual([]);
    const stream = `event: item\ndata: {}\n\nevent: done\ndata: {"intent":"idea"}\n\n`;
    expect(problemsOf(answer(200, stream, { 'content-type': 'text/event-stream' }))).toEqual([]);
  });

  it.each([
    ['no answer', answer('closed', '')],
    ['an answer of 500', answer(500, failure)],
    ['a failure nobody foresaw', answer(400, { ...failure, code: 'INTERNAL' })],
    ['a failure that is not shaped', answer(400, { message: 'bad' })],
    ['a failure that is no JSON', answer(400, failure, { 'content-type': 'text/html' })],
    ['shows the inside', answer(400, { ...failure, error: 'Failed query: select' })],
    ['shows the inside', answer(400, { ...failure, error: 'x\n    at run (file:///srv/store.mjs:31:4)' })],
    ['bystander’s words', answer(200, { intent: 'idea', note: 'secret-of-another' })],
    ['no Retry-After', answer(429, { ...failure, code: 'RATE_LIMITED' })],
    ['where the contract says', answer(201, { intent: 'idea' })],
    ['not the contract’s', answer(200, { intent: 'other' })],
    ['a redirect', answer(302, failure)],
    ['neither done nor error', answer(200, 'event: delta\ndata: {}\n\n', { 'content-type': 'text/event-stream' })],
    ['done is not the reply', answer(200, 'event: done\ndata: {}\n\n', { 'content-type': 'text/event-stream' })],
  ])('is found: %s', (problem, one) => {
    expect(problemsOf(one).join()).toContain(problem);
  });
});
