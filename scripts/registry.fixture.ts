import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A package: its manifest's own lines, and its other files by path. */
export interface Packed {
  name: string;
  version: string;
  scripts?: Record<string, string>;
  files?: Record<string, string>;
}

export interface Registry {
  origin: string;
  /** What package-lock.json says of a package. */
  locked: (name: string) => { version: string; integrity: string };
  /** Paths that were asked for. */
  asked: string[];
  /** Packages it answers 404 for; what it sends of a spoilt one isn't what the lockfile knows. */
  withheld: Set<string>;
  spoilt: Set<string>;
  close: () => Promise<void>;
}

function tarball({ files = {}, ...manifest }: Packed): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-packed-'));
  const folder = join(directory, 'package');
  mkdirSync(folder);
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: 0o755 });
  }
  const { status } = spawnSync('tar', ['-czf', 'packed.tgz', 'package'], { cwd: directory });
  if (status !== 0) throw new Error(`tar ended with ${status}`);
  const packed = readFileSync(join(directory, 'packed.tgz'));
  rmSync(directory, { recursive: true });
  return packed;
}

/** A registry of npm on loopback that holds these packages. */
export async function startRegistry(packages: readonly Packed[]): Promise<Registry> {
  const held = new Map(packages.map((each) => [each.name, { ...each, tarball: tarball(each) }]));
  const integrityOf = (content: Buffer) => `sha512-${createHash('sha512').update(content).digest('base64')}`;
  const find = (name: string) => held.get(name) ?? fail(name);
  const locked = (name: string) => ({ version: find(name).version, integrity: integrityOf(find(name).tarball) });
  const registry = { asked: [] as string[], withheld: new Set<string>(), spoilt: new Set<string>(), locked };
  const server = createServer(({ url = '' }, answer) => {
    registry.asked.push(url);
    const [name = '', isTarball] = url.slice(1).split('/-/');
    const packed = registry.withheld.has(name) ? undefined : held.get(name);
    if (!packed) return void answer.writeHead(404).end('{}');
    if (isTarball)
      return void answer.end(registry.spoilt.has(name) ? tarball({ ...packed, files: { a: 'b' } }) : packed.tarball);
    const { files: _files, tarball: content, ...manifest } = packed;
    const dist = { tarball: `${origin}/${name}/-/${name}-${packed.version}.tgz`, integrity: integrityOf(content) };
    const versions = { [packed.version]: { ...manifest, dist } };
    return void answer.end(JSON.stringify({ name, 'dist-tags': { latest: packed.version }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { ...registry, origin, close };
}

function fail(name: string): never {
  throw new Error(`The registry has no ${name}`);
}
