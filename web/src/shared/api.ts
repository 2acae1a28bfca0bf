import {
  careIn,
  EVENT_STREAM,
  Failure,
  failureStatus,
  fillPath,
  type Endpoint,
  type PathParameter,
  type PathParameters,
  type Replied,
  type Schema,
  type Sent,
  type StreamEvent,
} from '@foothold/contract';
import { ApiError, errorText, failedWith, fieldErrors, isAbort, isUnanswered } from '#shared/api-error.ts';
import { showCare } from '#shared/care.ts';
import { takeAskedAhead } from '#shared/asked-ahead.ts';
import { readEvents } from '#shared/event-stream.ts';
import { forgetCopies } from '#shared/offline/kept-store.ts';
import { OUTBOX } from '#shared/offline/outbox.ts';
import { keepAnswer, keptAnswer, lastAnswer, withChanges } from '#shared/offline/kept-answers.ts';
import { fetchTelling, type OnSent } from '#shared/fetch-telling.ts';
import { noteStorageUsed } from '#shared/storage-used.ts';
import { endSession, subjectOf, useSession } from '#shared/session.ts';

export { ApiError, errorText, failedWith, fieldErrors, isAbort, isUnanswered };

type Empty = Record<never, never>;
/** JSON as the contract wants it; an upload has no schema and sends a form. */
type BodyPart<E extends Endpoint> = E['body'] extends Schema
  ? { body: Sent<E['body']> }
  : { body?: FormData; onSent?: OnSent };
type QueryPart<E extends Endpoint> = E['query'] extends Schema ? { query?: Sent<E['query']> } : Empty;
type ParamsPart<E extends Endpoint> = [PathParameter<E['path']>] extends [never]
  ? Empty
  : { params: PathParameters<E['path']> };

interface OutlastsPage {
  /** The call is made to its end where the page is left or loaded anew meanwhile; a body above the browsers' limit is not. */
  outlastsPage?: boolean;
}

export type CallRequest<E extends Endpoint> = BodyPart<E> &
  QueryPart<E> &
  ParamsPart<E> & { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined } & OutlastsPage;

/** The request may be left out when nothing in it is needed. */
type CallArguments<E extends Endpoint> =
  Empty extends CallRequest<E> ? [request?: CallRequest<E>] : [request: CallRequest<E>];

/** What a stream tells before its end. */
export type StreamProgress = Extract<StreamEvent, { event: 'delta' | 'update' | 'item' }>;

interface LooseRequest {
  body?: unknown;
  query?: Record<string, unknown>;
  params?: Record<string, string>;
  signal?: AbortSignal;
  idempotencyKey?: string;
  outlastsPage?: boolean;
  onSent?: OnSent;
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: LooseRequest): string {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString();
  return fillPath(endpoint.path, params as PathParameters<string>) + (search && `?${search}`);
}

/** The XSRF cookie, echoed as a header (the server accepts calls without either). */
function xsrfToken(): string | undefined {
  const row = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='));
  return row && decodeURIComponent(row.slice('XSRF-TOKEN='.length));
}

/** Of all such bodies on their way 64 KiB are allowed together (fetch.spec.whatwg.org, “keepalive”). */
const OUTLASTING_BYTES = 16_384;
const canOutlast = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).length <= OUTLASTING_BYTES;

async function send(endpoint: Endpoint, request: LooseRequest, accept: string): Promise<Response> {
  const { token } = useSession.getState();
  const headers = new Headers({ Accept: accept, 'Accept-Language': document.documentElement.lang || 'en' });
  if (token && endpoint.access !== 'public') headers.set('Authorization', `Bearer ${token}`);
  if (request.idempotencyKey) headers.set('Idempotency-Key', request.idempotencyKey);
  const xsrf = xsrfToken();
  if (xsrf) headers.set('X-XSRF-TOKEN', xsrf);
  const isForm = request.body instanceof FormData;
  if (request.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  let response: Response;
  try {
    const address = addressOf(endpoint, request);
    const ahead = takeAskedAhead(endpoint.method, address, token);
    response = await (ahead ??
      fetchTelling(request.onSent)(address, {
        method: endpoint.method,
        headers,
        credentials: 'same-origin',
        ...(request.body === undefined
          ? {}
          : { body: isForm ? (request.body as FormData) : JSON.stringify(request.body) }),
        ...(request.signal ? { signal: request.signal } : {}),
        ...(request.outlastsPage && canOutlast(request.body) ? { keepalive: true } : {}),
      }));
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError(0, null, { cause });
  }
  noteStorageUsed(response.headers);
  if (response.ok) return response;
  // Read before the session ends: that takes the page away, and its calls are cut off with it.
  const failure = Failure.safeParse(await jsonOf(response));
  if (failure.data?.code === 'CARE_FIRST') showCare(failure.data.error);
  const current = useSession.getState().token;
  if (response.status === 401 && endpoint.access !== 'public' && token && token === current)
    endRefused(failure.data?.code === 'SESSION_ENDED');
  throw new ApiError(response.status, failure.success ? failure.data : null);
}

/**
 * Ends a session that the server no longer takes. One that was ended from elsewhere, as of a device that was lost, takes the
 * copy of plan, talks and profile along; what was typed and has not reached the server yet waits for the same person:
 * there is no other copy of that. Here, and not where a page listens, which may come after the answer.
 */
function endRefused(revoked: boolean): void {
  endSession(revoked ? 'revoked' : 'expired');
  if (revoked) void forgetCopies(OUTBOX);
}

/**
 * Cuts an answer off when whoever asked has logged out since, or somebody else has logged in: written down now it would stay
 * on the device for the next person. A session that ran out is another matter, its person comes back.
 */
function stopIfLeft(token: string | null): void {
  if (token === null) return;
  const { token: current, ended } = useSession.getState();
  // Asked for each word of a reply, of a token that is hardly ever another one meanwhile.
  if (current === token) return;
  const here = current === null ? ended === 'expired' || ended === 'revoked' : subjectOf(current) === subjectOf(token);
  if (!here) throw new DOMException('Whoever asked for this has left.', 'AbortError');
}

/** The body as JSON, null when it is none (a proxy's error page). */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    return null;
  }
}

/** A reply that is not what the contract says counts as a failed call. */
function parsedReply<E extends Endpoint>(endpoint: E, status: number, value: unknown): Replied<E> {
  if (!endpoint.reply) return undefined as Replied<E>;
  const care = careIn(value);
  if (care !== null) showCare(care);
  const parsed = endpoint.reply.safeParse(value);
  if (!parsed.success) throw new ApiError(status, null, { cause: parsed.error });
  return parsed.data as Replied<E>;
}

/**
 * Makes a call of the contract. Throws `ApiError`, or the signal's AbortError. What can be read offline is answered as it was
 * last when no answer comes, and with the person's changes that still wait to be sent.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[request]: CallArguments<E>): Promise<Replied<E>> {
  const loose = (request ?? {}) as LooseRequest;
  const asked = { endpoint, address: addressOf(endpoint, loose), token: useSession.getState().token };
  try {
    const response = await send(endpoint, loose, 'application/json');
    const value = endpoint.reply ? await jsonOf(response) : undefined;
    stopIfLeft(asked.token);
    const reply = parsedReply(endpoint, response.status, value);
    void keepAnswer(asked, value);
    return await withChanges(endpoint, asked.address, reply);
  } catch (error) {
    const kept = isUnanswered(error) ? await keptAnswer(asked) : undefined;
    if (kept === undefined) throw error;
    return await withChanges(endpoint, asked.address, kept as Replied<E>);
  }
}

/**
 * What a call answered last time, with the person's changes that still wait to be sent: to be shown until the server has
 * answered. undefined where nothing is kept, or whoever asked has left meanwhile.
 */
export async function copyOf<E extends Endpoint>(
  endpoint: E,
  ...[request]: CallArguments<E>
): Promise<Replied<E> | undefined> {
  const { token } = useSession.getState();
  const address = addressOf(endpoint, (request ?? {}) as LooseRequest);
  const kept = await lastAnswer({ endpoint, address, token });
  if (kept === undefined) return undefined;
  const copy = await withChanges(endpoint, address, kept as Replied<E>);
  return token === useSession.getState().token ? copy : undefined;
}

/**
 * Makes a call that answers in events, telling each as it comes, and gives what `done` carried. Throws like `call`; a
 * stream that breaks off without an end is an `ApiError` of status 0.
 */
export async function stream<E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
  onEvent: (event: StreamProgress) => void,
): Promise<Replied<E>> {
  const { token } = useSession.getState();
  const response = await send(endpoint, request as LooseRequest, EVENT_STREAM);
  if (!response.body || !response.headers.get('Content-Type')?.startsWith(EVENT_STREAM)) {
    return parsedReply(endpoint, response.status, await jsonOf(response));
  }
  try {
    for await (const { event, data } of readEvents(response.body)) {
      stopIfLeft(token);
      if (event === 'done') return parsedReply(endpoint, response.status, data);
      if (event === 'error') throw streamFailure(data);
      if (event === 'delta' || event === 'update' || event === 'item') onEvent({ event, data } as StreamProgress);
    }
  } catch (cause) {
    if (cause instanceof ApiError || isAbort(cause)) throw cause;
    throw new ApiError(0, null, { cause });
  }
  throw new ApiError(0, null);
}

function streamFailure(data: unknown): ApiError {
  const failure = Failure.safeParse(data);
  return failure.success ? new ApiError(failureStatus[failure.data.code], failure.data) : new ApiError(0, null);
}
