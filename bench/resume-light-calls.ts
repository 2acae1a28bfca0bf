// A process of resume-times.ts: asks a running server for the profile every 20 ms, as another person's page would, and
// on every message tells how long the answers took since the one before, in milliseconds.
import { api } from '@foothold/contract';

const EVERY_MS = 20;
const [origin = '', token = ''] = process.argv.slice(2);
let times: number[] = [];

setInterval(() => void askOnce(), EVERY_MS);
process.on('message', () => {
  process.send?.(times);
  times = [];
});
process.on('disconnect', () => process.exit(0));

async function askOnce(): Promise<void> {
  const started = performance.now();
  const response = await fetch(origin + api.profile.get.path, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The profile answered ${response.status}`);
  times.push(performance.now() - started);
}
