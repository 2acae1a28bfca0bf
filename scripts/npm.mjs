// npm, run so that what it does depends on this project alone, not on the settings of whoever runs it. Plain JavaScript
// without dependencies, like setup.mjs, which uses it.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Settings that choose what is installed, and where. Registry, cache, proxies and certificates stay as they are. */
const choosing = new Set(
  [
    'omit include only also production dev optional os cpu libc',
    'global location prefix local_prefix workspace workspaces include_workspace_root',
    'ignore_scripts script_shell bin_links dry_run package_lock package_lock_only save',
    'install_strategy install_links legacy_bundling global_style',
  ].flatMap((names) => names.split(' ').map((name) => `npm_config_${name}`)),
);

/**
 * The environment in which `node`, and what npm installed here, come first. Without NODE_ENV: a build, a test and a
 * server each know what they are, and npm would leave out what the build needs.
 */
export function environmentFor(node) {
  const isKept = ([name]) => name !== 'NODE_ENV' && !choosing.has(name.toLowerCase().replaceAll('-', '_'));
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...Object.fromEntries(Object.entries(process.env).filter(isKept)), PATH: path };
}

/**
 * On the command line, since a .npmrc of the person or the machine may say otherwise too. A folder named by `--prefix` is
 * nobody's workspace. No package's script runs unless it is asked for by name, with any npm.
 */
const always = (folder) => [
  '--prefix',
  folder,
  ...'--global=false --package-lock=true --bin-links=true --dry-run=false --install-strategy=hoisted'.split(' '),
  ...'--include=dev --include=optional --include=peer --no-audit --no-fund --loglevel=error'.split(' '),
];

/** What a failure of npm was about, by the codes it prints. */
const causes = [
  [
    /\b(E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|TIMEDOUT|SOCKETTIMEOUT|NOTCACHED)|ERR_SOCKET_TIMEOUT|E50\d)\b/,
    'the npm registry could not be reached. Check the network',
  ],
  [/\b(CERT_\w+|\w+_CERT\w*|DEPTH_ZERO_\w+)\b/, 'the npm registry’s certificate is not trusted here'],
  [/\bENOSPC\b/, 'the disk is full. Make room'],
  [/\b(EACCES|EPERM|EROFS)\b/, `this user may not write there. Give it ${root}, or use the user who owns it`],
];

/**
 * Runs npm in `folder`, without scripts unless `args` allow them: the npm at `cli`, else the one that runs this script,
 * else the one on the PATH. Returns why it failed, or nothing.
 */
export function npm(node, folder, args, cli = process.env.npm_execpath) {
  const isNpm = cli && /npm-cli\.c?js$/.test(cli);
  const options = {
    cwd: folder,
    env: environmentFor(node),
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    shell: !isNpm && process.platform === 'win32',
  };
  // A shell would take a folder with a space for two.
  const quoted = options.shell ? JSON.stringify(folder) : folder;
  const all = [...args, ...always(quoted)];
  const { status, stderr, error } = isNpm ? spawnSync(node, [cli, ...all], options) : spawnSync('npm', all, options);
  if (error?.code === 'ENOENT') return 'npm is not there. Install it (it comes with Node)';
  // Of what has worked, its warnings are about how a package is written: nobody who sets this up can do anything about it.
  if (status === 0) return '';
  process.stderr.write(stderr ?? '');
  const [code, cause] =
    causes.map(([codes, sentence]) => [codes.exec(stderr)?.[0], sentence]).find(([found]) => found) ?? [];
  return cause ? `${code}: ${cause}` : `npm ${args[0]} failed with ${status ?? error?.code ?? 'a signal'}, see above`;
}
