// Loaded by the server of a story before anything else (see server.ts): a sign-up that names an id in this header gets
// it. The built-in guide chooses wordings by a person's id, and pictures need the same ones every time.
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

type Id = ReturnType<typeof crypto.randomUUID>;

/** Names of headers are in lower case on this side. */
const WANTED_ID = 'x-story-user-id';

const wanted = new AsyncLocalStorage<{ id: Id | undefined }>();
const randomId = crypto.randomUUID;

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const store = { id: request.headers[WANTED_ID] as Id | undefined };
  if (store.id === undefined) return;
  // For whoever hears of the request next, and for those whom it tells of its body later.
  wanted.enterWith(store);
  const emit = request.emit.bind(request) as (...event: unknown[]) => boolean;
  request.emit = (...event: unknown[]) => wanted.run(store, () => emit(...event));
});

crypto.randomUUID = (options) => {
  const store = wanted.getStore();
  const id = store?.id;
  if (!store || id === undefined) return randomId(options);
  store.id = undefined;
  return id;
};
syncBuiltinESMExports();
