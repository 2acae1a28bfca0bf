// npm run release [FOLDER]: what runs, and nothing else, in one archive for this kind of machine: pages built, packages of
// the lockfile without those of development, and Node itself. It is unpacked and started; nothing is installed there.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, environmentFor, root, setUp, stop } from './setup.mjs';

/** What the commit holds of what runs. */
const shipped =
  'package.json package-lock.json tsconfig.base.json README.md LICENSE NOTICE contract guide server web/package.json e2e/package.json deploy docs'.split(
    ' ',
  );
/** What of it stays here: tests, training, and what only they use. */
const left =
  /(^|\/)testing(\/|\.tsx?$)|\.(test\.tsx?|fixture\.ts)$|^server\/test\/|^guide\/(scripts|training)\/|^guide\/src\/reader\/(random|(spans\/)?train(ing|-\w+)?)\.ts$/;

function output(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: Infinity });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${stderr}`);
  return stdout.trim();
}

/** What a release holds but for packages: files of the commit whose name it bears, and the pages built from them. */
export function releasedFiles() {
  const files = output('git', ['ls-files', '-z', '--', ...shipped]).split('\0');
  return [...files.filter((path) => path !== '' && !left.test(path)), 'web/dist'];
}

/** Paths below node_modules that the server needs at run time, and Node. */
function packagesOf() {
  const rooms = ['server', 'guide', 'contract'].flatMap((room) => ['--workspace', room]);
  const found = output('npm', ['ls', '--all', '--parseable', '--omit=dev', ...rooms]).split('\n');
  const below = found.map((path) => relative(root, path)).filter((path) => /(^|\/)node_modules\//.test(path));
  return [...new Set([...below, join('node_modules', 'node')])];
}

function gather(folder) {
  for (const path of releasedFiles()) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of packagesOf()) {
    const below = (from) => from === join(root, path) || !relative(join(root, path), from).startsWith('node_modules');
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: below, verbatimSymlinks: true });
  }
  for (const room of ['server', 'guide', 'contract']) {
    const link = join('node_modules', '@foothold', room);
    mkdirSync(dirname(join(folder, link)), { recursive: true });
    if (!existsSync(join(folder, link))) symlinkSync(readlinkSync(join(root, link)), join(folder, link));
  }
}

function main([to = join(root, '.cache', 'release')]) {
  if (output('git', ['status', '--porcelain', '-uno']) !== '')
    stop('Files differ from the last commit, whose name the release would bear: commit or put them aside first.');
  const node = setUp();
  ensureBuilt(node);
  Object.assign(process.env, environmentFor(node));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [commit, seconds] = output('git', ['log', '-1', '--format=%h %ct']).split(' ');
  const name = `foothold-${version}-${commit}-${process.platform}-${process.arch}`;
  const target = resolve(to);
  const folder = join(target, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  gather(folder);
  const archive = `${name}.tar.gz`;
  // The same checkout makes the same archive.
  const same = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  output('tar', [...same, '-C', target, '-I', 'gzip -n', '-cf', join(target, archive), name]);
  rmSync(folder, { recursive: true });
  const hash = createHash('sha256')
    .update(readFileSync(join(target, archive)))
    .digest('hex');
  writeFileSync(join(target, `${archive}.sha256`), `${hash}  ${archive}\n`);
  process.stdout.write(`${join(target, archive)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
