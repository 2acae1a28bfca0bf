import { APICallError } from '@ai-sdk/provider';
import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';

const NOW = Date.UTC(2030, 0, 1);
const call = (statusCode: number | undefined, responseBody = '', responseHeaders: Record<string, string> = {}) =>
  new APICallError({
    message: 'a message with the prompt',
    url: 'http://provider',
    requestBodyValues: { secret: true },
    responseBody,
    responseHeaders,
    ...(statusCode === undefined ? {} : { statusCode }),
  });

describe('an error of a provider', () => {
  it.each([
    [401, '', 'auth'],
    [402, '', 'auth'],
    [400, 'API key not valid. Please pass a valid API key.', 'auth'],
    [400, 'Your credit balance is too low to access the API', 'auth'],
    [400, "This model's maximum context length is 8192 tokens", 'context-too-long'],
    [400, 'prompt is too long: 250000 tokens > 200000 maximum', 'context-too-long'],
    [400, 'the request exceeds the available context size', 'context-too-long'],
    [413, '', 'context-too-long'],
    [400, '{"error":{"code":"content_policy_violation"}}', 'refused'],
    [400, 'Unknown parameter: response_format', 'bad-request'],
    [404, 'model not found', 'bad-request'],
    [408, '', 'timeout'],
    [429, '', 'rate-limit'],
    [500, '', 'overloaded'],
    [504, '', 'timeout'],
    [529, '', 'overloaded'],
    [200, '', 'network'],
    [undefined, '', 'network'],
  ])('%s %s is %s', (status, body, kind) => {
    expect(classify(call(status, body), NOW).kind).toBe(kind);
  });

  it.each([
    [{ type: 'overloaded_error', message: 'Overloaded' }, 'overloaded'],
    [{ type: 'error', code: 'rate_limit_exceeded', statusCode: 429 }, 'rate-limit'],
    [{ code: 503, status: 'UNAVAILABLE' }, 'overloaded'],
    [{ message: 'context length exceeded' }, 'context-too-long'],
    [{ statusCode: 500, type: 'authentication_error' }, 'auth'],
    [{}, 'overloaded'],
    ['a text', 'unknown'],
    [new Error('anything else'), 'unknown'],
    [new TypeError('terminated'), 'network'],
  ])('%o in a stream is %s', (error, kind) => {
    expect(classify(error, NOW).kind).toBe(kind);
  });

  it.each([
    [{ 'retry-after': '3' }, '', 3_000],
    [{ 'retry-after-ms': '250', 'retry-after': '3' }, '', 250],
    [{ 'retry-after': 'Tue, 01 Jan 2030 00:00:05 GMT' }, '', 5_000],
    [{ 'retry-after': 'Mon, 31 Dec 2029 00:00:00 GMT' }, '', 0],
    [{ 'retry-after': 'soon' }, '', null],
    [{}, '{"retryDelay": "34s"}', 34_000],
    [{}, '', null],
  ])('says how long to wait: %o %s', (headers, body, milliseconds) => {
    expect(classify(call(429, body, headers), NOW).retryAfterMs).toBe(milliseconds);
  });

  it('passes by itself only where it may', () => {
    const passing = (error: unknown) => classify(error, NOW).passing;
    expect([call(429), call(503), call(undefined)].map(passing)).toEqual([true, true, true]);
    expect([call(401), call(429, 'insufficient_quota'), call(400)].map(passing)).toEqual([false, false, false]);
  });

  it('keeps nothing of what the provider said', () => {
    expect(JSON.stringify(classify(call(429, 'secret', { 'retry-after': '1', key: 'secret' }), NOW))).toBe(
      '{"kind":"rate-limit","passing":true,"retryAfterMs":1000}',
    );
  });
});
