import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before anything else in each thread of the child process. Node's permissions know nothing of the network, so
 * the thread that reads a file is left with those of Node's modules that reading needs: nothing to connect, look up,
 * listen or start a thread with. It is meant for libraries that a file leads astray, not for code that runs freely.
 */
const NEEDED = new Set([
  'node:buffer',
  'node:events',
  'node:fs',
  'node:fs/promises',
  'node:module',
  'node:path',
  'node:process',
  'node:stream',
  'node:string_decoder',
  'node:url',
  'node:util',
  'node:zlib',
]);
/** The only file whose thread may talk to the one that started it. */
const WORKER = new URL('./extract-worker.ts', import.meta.url).href;
const THREADS = 'node:worker_threads';

class AccessDenied extends Error {
  readonly code = 'ERR_ACCESS_DENIED';
}

function isOpen(name: string, askedBy?: string): boolean {
  return NEEDED.has(name) || (name === THREADS && askedBy === WORKER);
}

function closeSandbox(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (found.url.startsWith('node:') && !isOpen(found.url, context.parentURL)) throw new AccessDenied(found.url);
      return found;
    },
  });
  const getBuiltinModule = process.getBuiltinModule.bind(process);
  process.getBuiltinModule = (name: string) => {
    if (!isOpen(name.startsWith('node:') ? name : `node:${name}`)) throw new AccessDenied(name);
    return getBuiltinModule(name);
  };
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'])
    Reflect.deleteProperty(globalThis, name);
}

if (!isMainThread) closeSandbox();
