import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What the instructions of the Dockerfile, npm and the build of the pages call beside Node. */
const programs = 'sh env install rm mkdir cat ls id'.split(' ');
const accounts = 'root:x:0:0:root:/root:/bin/sh\nnode:x:1000:1000:node:/home/node:/bin/sh\n';

function output(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
  return stdout.trim();
}

/** Parts of glibc that a package's binary may ask for, though no program here does. */
const partsOfLibc = 'librt.so.1 libpthread.so.0 libdl.so.2 libm.so.6 libutil.so.1 libresolv.so.2'.split(' ');

/** A program and every library it loads, at the places this machine has them. */
function addProgram(folder: string, program: string, to: string): void {
  const libraries = output('ldd', [program]).matchAll(/(\/\S+) \(0x/g);
  for (const [, library = ''] of libraries) {
    put(folder, library, library);
    if (!library.endsWith('/libc.so.6')) continue;
    for (const part of partsOfLibc) put(folder, join(dirname(library), part), join(dirname(library), part));
  }
  put(folder, program, to);
  chmodSync(join(folder, to), 0o755);
}

function put(folder: string, from: string, to: string): void {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  copyFileSync(realpathSync(from), join(folder, to));
}

/** The folder of this machine's npm, and null where it is spread over others (as Debian's own package has it). */
function npmFolder(): string | null {
  const { stdout } = spawnSync('sh', ['-c', 'realpath "$(command -v npm)"'], { encoding: 'utf8' });
  const folder = dirname(dirname(stdout.trim()));
  return existsSync(join(folder, 'bin', 'npm-cli.js')) && existsSync(join(folder, 'node_modules')) ? folder : null;
}

/** Whether an image can be built here: by buildah as root, with programs of this machine. */
export const canBuildImages =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('buildah', ['--version']).status === 0 &&
  npmFolder() !== null;

/**
 * Makes `image`, in the place of a base that only a registry has: Node as it is pinned, npm, and what the instructions
 * call, all of this machine. What it can't tell is whether the true base lacks or changes something.
 */
export function makeBase(buildah: (...args: string[]) => string, image: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-base-'));
  try {
    for (const name of programs) addProgram(folder, output('sh', ['-c', `command -v ${name}`]), join('/bin', name));
    mkdirSync(join(folder, 'usr', 'local', 'lib', 'node_modules'), { recursive: true });
    mkdirSync(join(folder, 'usr', 'local', 'bin'), { recursive: true });
    symlinkSync('/bin', join(folder, 'usr', 'bin'));
    addProgram(folder, process.execPath, '/usr/local/bin/node');
    cpSync(npmFolder() ?? '', join(folder, 'usr', 'local', 'lib', 'node_modules', 'npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr', 'local', 'bin', 'npm'));
    mkdirSync(join(folder, 'etc', 'ssl', 'certs'), { recursive: true });
    writeFileSync(join(folder, 'etc', 'passwd'), accounts);
    writeFileSync(join(folder, 'etc', 'group'), 'root:x:0:\nnode:x:1000:\n');
    const certificates = '/etc/ssl/certs/ca-certificates.crt';
    if (existsSync(certificates)) put(folder, certificates, certificates);
    for (const path of ['tmp', 'root', 'home', 'proc', 'sys', 'dev']) mkdirSync(join(folder, path));
    chmodSync(join(folder, 'tmp'), 0o1777);
    const base = buildah('from', 'scratch');
    buildah('add', '--quiet', base, folder, '/');
    buildah('config', '--env', 'PATH=/usr/local/bin:/bin', base);
    buildah('commit', '--quiet', '--rm', base, image);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
