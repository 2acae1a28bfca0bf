// Everything a fresh clone needs, and nothing when it is there already. Runs on whatever Node the machine has (20 or
// newer), so it is plain JavaScript without dependencies; all else runs on the Node 24 that package.json pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentFor, npm, root } from './npm.mjs';

export { environmentFor, root };

const pinnedNode = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
/** Which npm is fetched where the one that is here leaves something out. */
const knownNpm = '11.19.1';
const binary = process.platform === 'win32' ? 'node.exe' : 'node';
const installedStamp = join(root, 'node_modules', '.foothold-installed');
const builtStamp = join(root, 'web', 'dist', '.foothold-built');

/** Ends it with one sentence a person can act on. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a command, its output shown; stops with `sentence` when it fails. */
function run(command, args, sentence, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.status !== 0) stop(sentence);
}

/** Runs npm in `folder`, another npm than the one beside `node` where `cli` is given; stops with `failure` and its cause. */
function runNpm(node, args, { folder, failure, cli }) {
  const cause = npm(node, folder, args, cli);
  if (cause) stop(`${failure}: ${cause}, then run the command again.`);
}

function sha256(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function isFresh(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

const nodeBelow = (folder) => join(folder, 'node_modules', 'node', 'bin', binary);

/** Whether a file is the pinned Node, whole: a copy that was cut off doesn't say its version. */
function isPinned(path) {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${pinnedNode}`;
}

/** Has the package `node` fetch its binary: the only script of a package that runs here. */
function fetchBinary(node, folder) {
  const failure = `Node ${pinnedNode} could not be fetched`;
  runNpm(node, ['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts'], { folder, failure });
  if (!isPinned(nodeBelow(folder))) stop(`${failure}: ${nodeBelow(folder)} does not run on this machine.`);
}

/** Path of a Node 24: the running one, the installed one, or one fetched first so that npm installs under it. */
function ensureNode() {
  if (process.versions.node.split('.')[0] === pinnedNode.split('.')[0]) return process.execPath;
  const cache = join(root, '.cache');
  const found = [root, cache].map(nodeBelow).find(isPinned);
  if (found) return found;
  process.stdout.write(`Fetching Node ${pinnedNode} …\n`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n');
  const install = ['install', '--ignore-scripts', '--no-save', `node@${pinnedNode}`];
  runNpm(process.execPath, install, { folder: cache, failure: `Node ${pinnedNode} could not be fetched` });
  fetchBinary(process.execPath, cache);
  return nodeBelow(cache);
}

/** The C library of a Linux; elsewhere nothing is told apart by it. */
function libc() {
  if (process.platform !== 'linux') return undefined;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** A package of the lockfile that has to be here and is not; of the optional ones, those made for this machine. */
function missingPackage() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const machine = { os: process.platform, cpu: process.arch, libc: libc() };
  const isForHere = (locked) =>
    (locked.os || locked.cpu) && Object.keys(machine).every((key) => locked[key]?.includes(machine[key]) ?? true);
  const wanted = Object.keys(packages).filter(
    (path) => path !== '' && (!packages[path].optional || isForHere(packages[path])),
  );
  return wanted.find((path) => !existsSync(join(root, path, 'package.json')));
}

/** Path of an npm that is known to install everything, fetched by the one that is here. */
function fetchNpm(node) {
  const folder = join(root, '.cache', 'npm');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--ignore-scripts', '--no-save', `npm@${knownNpm}`];
  runNpm(node, install, { folder, failure: `npm ${knownNpm} could not be fetched` });
  return join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
}

/** A Node that stays while npm puts all of node_modules anew: `npm run` starts scripts on the one that lies in there. */
function nodeThatStays(node) {
  if (!node.startsWith(join(root, 'node_modules'))) return node;
  const folder = join(root, '.cache', 'bin');
  mkdirSync(folder, { recursive: true });
  copyFileSync(node, join(folder, binary));
  return join(folder, binary);
}

/** Installs what isn't there. The stamp says what was installed, and is written once all of it was found here. */
function ensureDependencies(node) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = `${sha256([lock])} node ${pinnedNode} ${process.platform} ${process.arch}, with dev and optional\n`;
  const installed = nodeBelow(root);
  if (isFresh(installedStamp, wanted) && missingPackage() === undefined && isPinned(installed)) return installed;
  process.stdout.write('Installing dependencies …\n');
  rmSync(installedStamp, { force: true });
  const failure = 'The dependencies could not be installed';
  const install = ['ci', '--ignore-scripts'];
  const runner = nodeThatStays(node);
  runNpm(runner, install, { folder: root, failure });
  const leftOut = missingPackage();
  if (leftOut) {
    // npm 9 and some of 10 take this machine's binaries for another's, and say nothing.
    process.stdout.write(`This npm left out ${leftOut}. Installing again with npm ${knownNpm} …\n`);
    runNpm(runner, install, { folder: root, failure, cli: fetchNpm(runner) });
    const missing = missingPackage();
    if (missing) stop(`${failure}: npm ci ended well, but left out ${missing}. Look for a .npmrc that has it do so.`);
  }
  fetchBinary(runner, root);
  writeFileSync(installedStamp, wanted);
  return installed;
}

/** Node 24 and the installed dependencies; returns the path of that Node. */
export function setUp() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    stop(`Foothold needs Node 20 or newer; this is ${process.version}.`);
  return ensureDependencies(ensureNode());
}

function sourcesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Builds the pages when what they are made of has changed since the last build. */
export function ensureBuilt(node) {
  const files = [
    ...['web/src', 'web/build', 'web/public', 'contract/src'].flatMap(sourcesBelow).sort((a, b) => (a < b ? -1 : 1)),
    ...['web/index.html', 'web/vite.config.ts', 'web/package.json', 'package-lock.json'].map((file) =>
      join(root, file),
    ),
  ];
  const wanted = sha256(files.flatMap((file) => [file.slice(root.length), readFileSync(file)]));
  if (isFresh(builtStamp, wanted)) return;
  process.stdout.write('Building the pages …\n');
  rmSync(builtStamp, { force: true });
  run(
    node,
    [join('build', 'build.ts'), '--logLevel', 'warn'],
    'The pages could not be built, see above; the next start tries again.',
    { cwd: join(root, 'web'), env: environmentFor(node) },
  );
  writeFileSync(builtStamp, wanted);
}

/** The shell first: the same Chromium without what only a window needs, and so a quarter less work for the processor. */
const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium: CHROMIUM_PATH, an installed one, Debian's package (as root), or Playwright's own (''). */
export function ensureBrowser(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH names ${named}, which is not there.`);
  const installed = () => browsers.find((path) => existsSync(path));
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium from Debian’s packages …\n');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], options);
    const packaged = installed();
    if (packaged) return packaged;
  }
  const playwright = join(root, 'node_modules', 'playwright', 'cli.js');
  run(
    node,
    [playwright, 'install', 'chromium'],
    'The browser tests need a Chromium, and none could be found or fetched. Install one and name it in CHROMIUM_PATH.',
  );
  return '';
}
