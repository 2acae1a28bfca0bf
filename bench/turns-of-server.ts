// Preloaded into a server by a bench (`--import`): writes down each turn of its event loop that took more than a little
// processor. A clock alone would count the time in which the machine had no core for it.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const LOOK_EVERY_MS = 5;
const LONG_MS = 20;
const file = process.env['TURNS_FILE'];

/** Milliseconds of processor that this thread has had. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

if (isMainThread && file) {
  let last = used();
  setInterval(() => {
    const now = used();
    // Between two looks there may be several turns: what is written is the most that one of them can have taken.
    if (now - last > LONG_MS) appendFileSync(file, `${Date.now()} ${(now - last).toFixed(0)}\n`);
    last = used();
  }, LOOK_EVERY_MS).unref();
}
