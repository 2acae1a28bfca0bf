import { isDeepStrictEqual } from 'node:util';
import { type Answer, send } from '../attack/http-client.ts';
import type { Person } from '../attack/people.ts';
import type { KnownId } from './from-schema.ts';
import { multipartBytes, multipartType } from './multipart-parts.ts';
import type { FuzzRequest } from './requests.ts';
import type { World } from './world.ts';

function isKnownId(value: object): value is KnownId {
  return 'knownId' in value && typeof value.knownId === 'number' && Object.keys(value).length === 1;
}

/** A value with what was left open put in: ids, and the sender's password. */
function filled(value: unknown, world: World, sender: Person): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // What was spoilt on the way is sent as it is.
  if (isKnownId(value)) return world.idAt(value.knownId);
  if (isDeepStrictEqual(Object.keys(value), ['knownPassword'])) return sender.password;
  if (Array.isArray(value)) return value.map((one) => filled(one, world, sender));
  const entries = Object.entries(value).map(([key, one]) => [key, filled(one, world, sender)] as const);
  return Object.fromEntries(entries);
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 4_000);

function pathOf({ endpoint, params, query }: FuzzRequest, world: World, sender: Person): string {
  const values = filled(params, world, sender) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(textOf(values[name])));
  const asked = filled(query, world, sender);
  if (typeof asked !== 'object' || asked === null) return path;
  const pairs = Object.entries(asked)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(textOf(value))}`);
  // A longer one never becomes a request: Node refuses its head as a whole.
  return pairs.length > 0 ? `${path}?${pairs.join('&')}`.slice(0, 12_000) : path;
}

function tokenOf({ caller }: FuzzRequest, world: World, sender: Person): string | null {
  switch (caller) {
    case 'own':
      return sender.token;
    case 'revoked':
      return world.revoked;
    case 'forged':
      return `${sender.token.slice(0, -4)}AAAA`;
    case 'nobody':
      return null;
  }
}

function bodyOf({ body }: FuzzRequest, world: World, sender: Person): { body?: string | Buffer; type?: string } {
  switch (body.kind) {
    case 'none':
      return {};
    case 'raw':
      return { body: body.text, type: 'application/json' };
    case 'json':
      return { body: JSON.stringify(filled(body.value, world, sender)) ?? '', type: 'application/json' };
    case 'multipart':
      return { body: multipartBytes(body.parts), type: multipartType };
  }
}

/** Sends a request as it was drawn, with ids and session as they stand now. */
export async function sendRequest(
  origin: string,
  request: FuzzRequest,
  world: World,
): Promise<{ answer: Answer; sender: Person }> {
  const sender = await world.sender();
  const { body, type } = bodyOf(request, world, sender);
  const token = tokenOf(request, world, sender);
  const headers = {
    ...(type !== undefined && { 'content-type': type }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...request.headers,
  };
  const { method } = request;
  const answer = await send(origin, { method, path: pathOf(request, world, sender), headers, body });
  return { answer, sender };
}
