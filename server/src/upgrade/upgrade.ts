import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DataProblem } from '../data/problem.ts';

export interface UpgradeOptions {
  /** The folder with the releases and `current`, a link to the one that runs. */
  home: string;
  /** A release as `npm run release` made it. */
  archive: string;
  stop: string;
  start: string;
  /** The user of the server, where another one upgrades; null = this one. */
  user: string | null;
  /** Where the embedded store is; null = it is elsewhere. */
  dataDir: string | null;
  readyUrl: string;
  waitMs: number;
  say: (line: string) => void;
}

const COMMAND = join('server', 'src', 'foothold.ts');

/**
 * Backup, check, switch, and back again when the new release isn't ready in time. An embedded store that the new release
 * has changed is then put aside, and what was written out before it started is read in again. Once the new one is ready
 * that file goes: it holds everybody's data in the clear, and whoever is erased afterwards is to be gone from it too.
 */
export async function upgrade(options: UpgradeOptions): Promise<string> {
  const { home, say, dataDir } = options;
  const link = join(home, 'current');
  if (!existsSync(link) || !lstatSync(link).isSymbolicLink())
    throw new DataProblem(`${link} is no link to a release: see “Upgrade” in docs/OPERATING.md.`);
  const before = readlinkSync(link);
  const next = unpacked(options, before);
  say(`${next} is unpacked and runs here.`);
  run(options, before, ['backup']);
  say('A backup was made.');
  if (!shell(options.stop)) throw new DataProblem(`${options.stop} failed, so nothing was switched.`);
  const kept = dataDir === null ? null : join(dataDir, `before-${next}-${process.pid}.ndjson`);
  try {
    if (kept !== null) run(options, before, ['export', kept]);
  } catch (error) {
    shell(options.start);
    throw error;
  }
  pointTo(link, next);
  if (startsReady(options) && (await isReady(options))) {
    if (kept !== null) rmSync(kept);
    return `${next} runs. ${before} stays beside it.`;
  }
  say(`${next} is not ready: back to ${before}.`);
  shell(options.stop);
  pointTo(link, before);
  if (kept !== null && dataDir !== null && changesStore(home, before, next))
    putBack(options, {
      before,
      kept,
      store: join(dataDir, 'database'),
      aside: join(dataDir, `database.of-${next}-${process.pid}`),
    });
  const back = startsReady(options) && (await isReady(options));
  throw new DataProblem(
    back
      ? `${next} was not ready within ${options.waitMs / 1_000} s, so ${before} runs again, with all that was kept.`
      : `Neither ${next} nor ${before} is ready: see their logs, and restore the backup where the store was changed.`,
  );
}

/** The data from before the new release, in a store of the older one; a server started on less would be an empty one. */
function putBack(
  options: UpgradeOptions,
  { before, kept, store, aside }: { before: string; kept: string; store: string; aside: string },
): void {
  try {
    renameSync(store, aside);
    run(options, before, ['import', kept]);
  } catch (error) {
    const left = existsSync(aside) ? aside : store;
    throw new DataProblem(
      `The way back to ${before} failed, and the server is stopped. Import ${kept}, which holds all that was kept, into ` +
        `an empty store before you start it; ${left} is the store as the new release left it. What failed: ` +
        (error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  }
}

/**
 * Unpacks an archive beside the others, and has its own Node load its own code; only what does gets its name. What an
 * upgrade that failed left there is tried again.
 */
function unpacked({ home, archive }: UpgradeOptions, before: string): string {
  const name = basename(archive, '.tar.gz');
  const folder = join(home, name);
  if (name === before) throw new DataProblem(`${name} runs already.`);
  if (existsSync(folder)) {
    tryCode(folder, name);
    return name;
  }
  const made = join(home, `.${name}.${process.pid}`);
  try {
    mkdirSync(made);
    const argv = ['-C', made, '-xzf', archive];
    succeed(spawnSync('tar', argv, { encoding: 'utf8' }), `${archive} can't be unpacked`);
    tryCode(join(made, name), name);
    renameSync(join(made, name), folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return name;
}

function tryCode(folder: string, name: string): void {
  const tried = spawnSync(nodeOf(folder), [COMMAND, 'help'], { cwd: folder, encoding: 'utf8' });
  succeed(tried, `${name} does not run on this machine`);
}

const nodeOf = (folder: string) => join(folder, 'node_modules', 'node', 'bin', 'node');

/** A command of a release, as the server's user. */
function run({ home, user }: UpgradeOptions, release: string, argv: readonly string[]): void {
  const cwd = join(home, release);
  const command = [nodeOf(cwd), COMMAND, ...argv];
  const [program = '', ...rest] = user === null ? command : ['runuser', '-u', user, '--', ...command];
  succeed(spawnSync(program, rest, { cwd, encoding: 'utf8' }), `${argv[0]} by ${release} failed`);
}

function succeed({ status, stderr, error }: ReturnType<typeof spawnSync>, failure: string): void {
  if (status !== 0) throw new DataProblem(`${failure}: ${String(error?.message ?? stderr).trim()}`);
}

/** In one step: whoever looks finds one of the two. */
function pointTo(link: string, release: string): void {
  const made = `${link}.${process.pid}`;
  symlinkSync(release, made);
  renameSync(made, link);
}

const migrationsOf = (home: string, release: string) =>
  readdirSync(join(home, release, 'server', 'migrations'), { recursive: true })
    .map(String)
    .toSorted()
    .join('\n');

const changesStore = (home: string, one: string, other: string) =>
  migrationsOf(home, one) !== migrationsOf(home, other);

const shell = (command: string) => spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;

const startsReady = ({ start }: UpgradeOptions) => shell(start);

async function isReady({ readyUrl, waitMs }: UpgradeOptions): Promise<boolean> {
  for (const until = Date.now() + waitMs; Date.now() < until; await setTimeout(500)) {
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}
