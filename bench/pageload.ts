// node bench/pageload.ts [--rounds 3] [--runs 3] [--tools ../shared/perf]: what a phone on a slow network waits for (1.6 Mbit/s, 150 ms,
// processor ÷ 4): landing, log-in and workspace of the built product beside a bare React page served the same way. The
// four take turns, so that whatever else the machine does falls on all of them; the load is printed. Needs a build
// (npm run build -w web) and the meter, which is no part of this repository. Bars of issue 6: largest paint of landing and
// log-in at most 0.5 of the bare page's; the workspace ready and quiet within 2.0; layout shift at most 0.02. Of issue 20:
// landing 0.45, log-in 0.40, the workspace 1.8, and who comes back in the same browser has it within 0.5 of what the first
// visit took. They hold on a machine that does nothing else: under load the bare page waits too, and says nothing of ours.
// CHROMIUM_PATH names the browser, where it is not the meter's own.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startAsServed } from './as-started.ts';
import { buildBarePage, serveFolder } from './pageload-floor.ts';
import { posterTo } from './post-json.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    runs: { type: 'string', default: '3' },
    tools: { type: 'string', default: join(root, '../shared/perf') },
  },
});

interface Figure {
  med: number;
}
interface Measured {
  summary: Record<string, Figure | null>;
  /** The same page once more in the same browser, with what it keeps of the first visit. */
  warm?: Record<string, Figure | null>;
  packed: Record<'js' | 'css' | 'html', { gzip: number }>;
}
interface Page {
  name: string;
  url: string;
  /** What is there once the page can be used. */
  ready: string;
  storage?: string;
}

if (!existsSync(join(values.tools, 'pageload.mjs')))
  throw new Error(`No meter in ${values.tools}: name it with --tools`);
const folder = join(root, '.cache', 'pageload');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// Beside this repository's modules, so that meter and bare page find theirs.
for (const name of ['pageload.mjs', 'static-server.mjs', 'floor']) {
  cpSync(join(values.tools, name), join(folder, name), { recursive: true });
}

async function measure({ name, url, ready, storage }: Page): Promise<Measured> {
  const json = join(folder, `${name}.json`);
  const args = ['--url', url, '--runs', values.runs, '--ready', ready, '--json', json];
  const chrome = process.env['CHROMIUM_PATH'];
  if (chrome) args.push('--chrome', chrome);
  // Only who has a session comes back to something that is kept.
  if (storage) args.push('--storage', storage, '--warm');
  await run(process.execPath, [join(folder, 'pageload.mjs'), ...args]);
  return JSON.parse(readFileSync(json, 'utf8')) as Measured;
}

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const figure = (all: Pick<Measured, 'summary'>[], name: string) =>
  median(all.map(({ summary }) => summary[name]?.med ?? 0));
/** Visible, listening and nothing left to do: milliseconds. */
const usable = (all: Pick<Measured, 'summary'>[]) => Math.max(figure(all, 'ready'), figure(all, 'tti'));

/** Somebody with a plan, as the browser's storage has them. */
async function signedInStorage(origin: string): Promise<{ state: object; path: string }> {
  const post = posterTo(origin);
  const account = {
    name: 'dana',
    email: `dana${process.pid}@example.test`,
    password: 'quiet-harbour-71',
    agreed_to_terms: true,
    language: 'en',
  };
  const { token } = (await post('/api/signup', account)) as { token: string };
  const description = 'I bake sourdough bread at home and sell it to neighbours on Fridays.';
  const { plan_id } = await post('/api/plan/from-description', { description }, token);
  const localStorage = [
    { name: 'sid_jwt', value: token },
    { name: 'hint:workspace', value: 'seen' },
    { name: 'hint:workspace-sidebar', value: 'seen' },
  ];
  return { state: { cookies: [], origins: [{ origin, localStorage }] }, path: `/plan/${String(plan_id)}` };
}

const bare = await serveFolder(folder, await buildBarePage(folder));
const product = await startAsServed();
try {
  const storage = join(folder, 'storage.json');
  const { state, path } = await signedInStorage(product.origin);
  writeFileSync(storage, JSON.stringify(state));
  const pages: Page[] = [
    { name: 'bare', url: `${bare.origin}/`, ready: 'h1' },
    { name: 'landing', url: `${product.origin}/`, ready: 'h1' },
    { name: 'login', url: `${product.origin}/login`, ready: 'input[type=email]' },
    { name: 'workspace', url: product.origin + path, ready: '#today-task', storage },
  ];
  const measured = new Map<string, Measured[]>(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    console.log(
      `round ${round}, load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
    for (const page of pages) measured.get(page.name)?.push(await measure(page));
  }
  const floor = measured.get('bare') ?? [];
  console.log('page        largest paint   usable and quiet   shift  longest task   JS gzip');
  for (const { name } of pages) {
    const all = measured.get(name) ?? [];
    const beside = (value: number, of: number) => `${value.toFixed(0)} ms (${(value / of).toFixed(2)} ×)`.padEnd(17);
    console.log(
      name.padEnd(11),
      beside(figure(all, 'lcp'), figure(floor, 'lcp')),
      beside(usable(all), usable(floor)),
      figure(all, 'cls').toFixed(3).padEnd(6),
      `${figure(all, 'longMax').toFixed(0)} ms`.padEnd(13),
      `${((all.at(-1)?.packed.js.gzip ?? 0) / 1_000).toFixed(0)} kB`,
    );
  }
  const first = measured.get('workspace') ?? [];
  const again = first.map(({ warm = {} }) => ({ summary: warm }));
  const share = (value: (all: Pick<Measured, 'summary'>[]) => number) =>
    `${value(again).toFixed(0)} of ${value(first).toFixed(0)} ms (${(value(again) / value(first)).toFixed(2)} ×)`;
  console.log(`return visit to the workspace: task there ${share((all) => figure(all, 'ready'))}, at most 0.5 ×;`);
  console.log(`  usable and quiet ${share(usable)}, shift ${figure(again, 'cls').toFixed(3)}`);
} finally {
  bare.stop();
  await product.stop();
}
