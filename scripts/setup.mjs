// Everything a fresh clone needs, and nothing when it is there already. Runs on whatever Node the machine has (20 or
// newer), so it is plain JavaScript without dependencies; all else runs on the Node 24 that package.json pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const pinnedNode = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
const binary = process.platform === 'win32' ? 'node.exe' : 'node';
const installedStamp = join(root, 'node_modules', '.foothold-installed');
const builtStamp = join(root, 'web', 'dist', '.foothold-built');

/** Ends the set-up with one sentence a person can act on. */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a command, its output shown; stops with `sentence` when it fails. */
function run(command, args, sentence, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.status !== 0) stop(sentence);
}

/** npm, run by the given Node: the one that runs this script when there is one, else the one on the PATH. */
function npm(node, args, sentence) {
  const env = environmentFor(node);
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) run(node, [cli, ...args], sentence, { env });
  else run('npm', args, sentence, { env, shell: process.platform === 'win32' });
}

/** The environment in which `node`, and what npm installed here, come first. */
export function environmentFor(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path };
}

function sha256(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function isFresh(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** Path of a Node 24: the running one, the installed one, or one fetched first so that npm installs under it. */
function ensureNode() {
  if (process.versions.node.split('.')[0] === pinnedNode.split('.')[0]) return process.execPath;
  const installed = join(root, 'node_modules', 'node', 'bin', binary);
  if (existsSync(installed)) return installed;
  const cache = join(root, '.cache');
  const fetched = join(cache, 'node_modules', 'node', 'bin', binary);
  if (!existsSync(fetched)) {
    process.stdout.write(`Fetching Node ${pinnedNode} …\n`);
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n');
    npm(
      process.execPath,
      ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `node@${pinnedNode}`],
      `Node ${pinnedNode} could not be fetched from the npm registry. Check the network, then run the command again.`,
    );
  }
  return fetched;
}

function ensureDependencies(node) {
  const wanted = sha256([readFileSync(join(root, 'package-lock.json')), pinnedNode, process.platform, process.arch]);
  if (isFresh(installedStamp, wanted)) return;
  process.stdout.write('Installing dependencies …\n');
  npm(
    node,
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The dependencies could not be installed (npm ci failed, see above). Check the network, then run the command again.',
  );
  writeFileSync(installedStamp, wanted);
}

/** Node 24 and the installed dependencies; returns the path of that Node. */
export function setUp() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    stop(`Foothold needs Node 20 or newer; this is ${process.version}.`);
  const node = ensureNode();
  ensureDependencies(node);
  const installed = join(root, 'node_modules', 'node', 'bin', binary);
  return existsSync(installed) ? installed : node;
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
  npm(
    node,
    ['run', 'build', '--workspace', 'web', '--silent', '--', '--logLevel', 'warn'],
    'The pages could not be built (see above).',
  );
  writeFileSync(builtStamp, wanted);
}

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
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
