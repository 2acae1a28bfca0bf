import { allCalls, type Endpoint } from '@foothold/contract';
import fc, { type Arbitrary } from 'fast-check';
import { fromSchema } from './from-schema.ts';
import { anyText, hostileValue } from './hostile-values.ts';
import { type Part, parts } from './multipart-parts.ts';
import { nearly } from './spoil.ts';

/** Every call of the contract, in its order; one that is added is fuzzed by itself. */
export const endpoints: readonly Endpoint[] = Object.values(allCalls).flatMap((noun) => Object.values<Endpoint>(noun));

/** A request before it is sent: ids and the session stand open, since they hang on what happened so far. */
export interface FuzzRequest {
  endpoint: Endpoint;
  method: string;
  caller: 'own' | 'nobody' | 'forged' | 'revoked';
  params: unknown;
  query: unknown;
  body:
    | { kind: 'none' }
    | { kind: 'json'; value: unknown }
    | { kind: 'raw'; text: string }
    | { kind: 'multipart'; parts: Part[] };
  headers: Record<string, string>;
}

const often = <T>(weight: number, usual: Arbitrary<T>, ...others: Arbitrary<T>[]) =>
  fc.oneof({ weight, arbitrary: usual }, ...others);

/** What a header line can hold at all. */
const headerText = anyText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 500));

const headers: Arbitrary<Record<string, string>> = fc
  .record(
    {
      accept: fc.constantFrom('application/json', 'text/event-stream', '*/*', 'text/html', 'image/png;q=0, */*'),
      'accept-language': often(2, fc.constantFrom('he', 'fr-CA, en;q=0.5', 'pt', 'xx-invalid', '*'), headerText),
      'idempotency-key': often(2, fc.constantFrom('key-1', 'key-2'), headerText),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1, 10.0.0.1', 'unknown', "'--"),
      origin: fc.constantFrom('null', 'https://evil.test', 'http://127.0.0.1'),
      'x-http-method-override': fc.constantFrom('DELETE', 'GET'),
      'last-event-id': headerText,
      cookie: headerText,
      'if-none-match': fc.constantFrom('*', '"abc"'),
      range: fc.constantFrom('bytes=0-1', 'bytes=9-1'),
      expect: fc.constant('100-continue'),
      'content-encoding': fc.constantFrom('gzip', 'identity', 'br'),
      'content-type': fc.constantFrom(
        'application/json; charset=utf-8',
        'application/json;charset=latin1',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/xml',
        '',
      ),
    },
    { requiredKeys: [] },
  )
  // Each by itself is rare; all of them at once would only ever be refused for one.
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: 2 }))
  .map((entries) => Object.fromEntries(entries) as Record<string, string>);

const rawBodies = fc.constantFrom(
  '{',
  '{"a":1,}',
  '[1,2',
  'null',
  '"text"',
  '42',
  '{"a":1e999}',
  '{"a":1}{"b":2}',
  '{"email":"a@b.test","email":{"$gt":""}}',
  '\uFEFF{}',
  `${'['.repeat(100_000)}`,
  `{"message":"${'x'.repeat(300_000)}"}`,
  '{"message":"\\ud800"}',
  '{"message":"\\u0000"}',
  '',
);

function bodyOf({ body, encoding, method }: Endpoint): Arbitrary<FuzzRequest['body']> {
  const raw = rawBodies.map((text) => ({ kind: 'raw' as const, text }));
  const json = (value: Arbitrary<unknown>) => value.map((one) => ({ kind: 'json' as const, value: one }));
  if (encoding === 'multipart') {
    const upload = parts.map((all) => ({ kind: 'multipart' as const, parts: all }));
    return often<FuzzRequest['body']>(6, upload, raw);
  }
  const none = fc.constant({ kind: 'none' as const });
  if (!body) return often<FuzzRequest['body']>(method === 'GET' ? 12 : 6, none, json(hostileValue), raw);
  const valid = fromSchema(body);
  return fc.oneof(
    { weight: 5, arbitrary: json(valid) },
    { weight: 5, arbitrary: json(nearly(valid)) },
    { weight: 1, arbitrary: json(hostileValue) },
    { weight: 1, arbitrary: raw },
    { weight: 1, arbitrary: none },
  );
}

function requestTo(endpoint: Endpoint): Arbitrary<FuzzRequest> {
  const id = fc.record({ knownId: fc.nat(10_000) });
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = fc.record(Object.fromEntries(names.map((name) => [name, often<unknown>(5, id, hostileValue)])));
  const query = endpoint.query ? fromSchema(endpoint.query) : fc.constant(undefined);
  return fc.record({
    endpoint: fc.constant(endpoint),
    method: often(
      30,
      fc.constant<string>(endpoint.method),
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
    ),
    caller: often<FuzzRequest['caller']>(12, fc.constant('own'), fc.constantFrom('nobody', 'forged', 'revoked')),
    params,
    query: often<unknown>(4, query, nearly(query), fc.dictionary(anyText, hostileValue, { maxKeys: 3 })),
    body: bodyOf(endpoint),
    headers: often(2, fc.constant<Record<string, string>>({}), headers),
  });
}

/** So many requests over all calls; the same for the same seed. */
export function sampleRequests(count: number, seed: number): FuzzRequest[] {
  return fc.sample(fc.oneof(...endpoints.map(requestTo)), { numRuns: count, seed });
}
