import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Registry, startRegistry } from './registry.fixture.ts';

const version = process.versions.node;
/** As the package `node` is: without its script there is no binary. */
const nodePackage = {
  name: 'node',
  version,
  scripts: { preinstall: 'node fetch.cjs' },
  files: {
    'fetch.cjs': `const fs = require('node:fs'); fs.mkdirSync('bin', { recursive: true });
fs.writeFileSync('bin/node', '#!/bin/sh\\necho v${version}\\n', { mode: 0o755 });`,
  },
};
/** An npm that does as the one on the PATH does, and then what `after` says. */
const npmAnd = (
  after: string,
) => `const { status } = require('node:child_process').spawnSync('npm', process.argv.slice(2), { stdio: 'inherit' });
${after}
process.exit(status);`;
const knownNpm = { name: 'npm', version: '11.19.1', files: { 'bin/npm-cli.js': npmAnd('') } };
const packages = [
  nodePackage,
  { name: 'a-builder', version: '1.0.0' },
  { name: 'a-binary', version: '3.0.0' },
  { name: 'a-tool', version: '2.0.0', scripts: { install: "node -e \"require('fs').writeFileSync('ran', '')\"" } },
];

describe('the set-up of a fresh clone', () => {
  let registry: Registry;
  let parent = '';
  let clone = '';

  beforeAll(async () => {
    registry = await startRegistry([...packages, knownNpm]);
  });
  afterAll(() => registry?.close());
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'foothold-setup-'));
    clone = join(parent, 'a clone');
    mkdirSync(join(clone, 'scripts'), { recursive: true });
    for (const file of ['npm.mjs', 'setup.mjs'])
      copyFileSync(join(import.meta.dirname, file), join(clone, 'scripts', file));
    writeFileSync(
      join(clone, 'scripts', 'try.mjs'),
      "import { setUp } from './setup.mjs';\nconsole.log('node:', setUp());\n",
    );
    const manifest = {
      name: 'house',
      version: '1.0.0',
      dependencies: { 'a-tool': '2.0.0' },
      optionalDependencies: { 'a-binary': '3.0.0' },
      devDependencies: { node: version, 'a-builder': '1.0.0' },
      allowScripts: { node: true },
    };
    const locked = Object.fromEntries(
      packages.map(({ name, scripts }) => [
        `node_modules/${name}`,
        {
          ...registry.locked(name),
          ...(scripts && { hasInstallScript: true }),
          ...(name === 'a-binary' && { optional: true, os: [process.platform], cpu: [process.arch] }),
          ...(['node', 'a-builder'].includes(name) && { dev: true }),
        },
      ]),
    );
    const lock = {
      name: 'house',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': manifest, ...locked },
    };
    writeFileSync(join(clone, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify(lock));
    registry.asked.length = 0;
    return () => {
      registry.withheld.clear();
      registry.spoilt.clear();
      rmSync(parent, { recursive: true, force: true });
    };
  });

  async function setUp(extra: Record<string, string> = {}, node = process.execPath) {
    const env = {
      ...process.env,
      npm_config_registry: registry.origin,
      npm_config_cache: join(parent, '.npm'),
      npm_config_fetch_retries: '0',
      ...extra,
    };
    const child = spawn(node, [join('scripts', 'try.mjs')], { cwd: clone, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    const [status] = (await once(child, 'close')) as [number];
    return { status, said };
  }
  const has = (path: string) => existsSync(join(clone, 'node_modules', path));

  it.each([
    ['plainly', {}],
    ['with NODE_ENV=production', { NODE_ENV: 'production' }],
    ['without development', { npm_config_omit: 'dev' }],
    ['without development, as older npm says it', { NPM_CONFIG_ONLY: 'production' }],
    ['without what is optional', { npm_config_omit: 'optional' }],
    ['without scripts', { npm_config_ignore_scripts: 'true' }],
    ['into another place', { npm_config_prefix: '/nowhere', npm_config_global: 'true' }],
  ])('installs everything when npm is set up %s', async (_, env) => {
    const { status, said } = await setUp(env);
    expect(said).toContain(`node: ${join(clone, 'node_modules', 'node', 'bin', 'node')}`);
    expect(status).toBe(0);
    for (const name of ['a-builder', 'a-binary']) expect(has(`${name}/package.json`)).toBe(true);
    // No package's script but that of `node`, whatever npm it is.
    expect(has('a-tool/ran')).toBe(false);
    registry.asked.length = 0;
    expect((await setUp(env)).status).toBe(0);
    expect(registry.asked).toEqual([]);
  });

  it('installs everything when a .npmrc above says otherwise', async () => {
    const userconfig = join(parent, 'npmrc');
    writeFileSync(userconfig, 'omit=dev\nignore-scripts=true\npackage-lock=false\nbin-links=false\n');
    expect(await setUp({ npm_config_userconfig: userconfig })).toMatchObject({ status: 0 });
    expect(has('a-builder/package.json')).toBe(true);
  });

  it('installs into its own folder inside a workspace of somebody else', async () => {
    writeFileSync(join(parent, 'package.json'), '{ "name": "others", "private": true, "workspaces": ["*"] }');
    expect(await setUp()).toMatchObject({ status: 0 });
    expect(has('a-builder/package.json')).toBe(true);
    expect(existsSync(join(parent, 'node_modules'))).toBe(false);
  });

  it('takes another npm when the one that is here leaves out what this machine needs', async () => {
    const careless = join(parent, 'npm-cli.js');
    writeFileSync(
      careless,
      npmAnd("require('node:fs').rmSync('node_modules/a-binary', { recursive: true, force: true });"),
    );
    const { status, said } = await setUp({ npm_execpath: careless });
    expect(said).toContain('This npm left out node_modules/a-binary. Installing again with npm 11.19.1');
    expect(status).toBe(0);
  });

  it('says what failed, keeps no stamp of it, and repairs it by itself', async () => {
    registry.spoilt.add('a-builder');
    const spoilt = await setUp();
    expect(spoilt.status).toBe(1);
    expect(spoilt.said).toMatch(/EINTEGRITY[\s\S]*npm ci failed with 1, see above, then run the command again/);
    expect(spoilt.said).not.toMatch(/network/);
    registry.spoilt.clear();
    expect(await setUp()).toMatchObject({ status: 0 });
  });

  it('speaks of the network only where it may be that', async () => {
    const { status, said } = await setUp({ npm_config_registry: 'http://127.0.0.1:1' });
    expect(status).toBe(1);
    expect(said).toContain('ECONNREFUSED: the npm registry could not be reached. Check the network, then');
    const withoutNpm = await setUp({ PATH: join(parent, 'nothing'), npm_execpath: '' });
    expect(withoutNpm.said).toContain('npm is not there. Install it');
  });

  it('installs again when something was taken away since', async () => {
    await setUp();
    rmSync(join(clone, 'node_modules', 'a-builder'), { recursive: true });
    expect(await setUp()).toMatchObject({ status: 0 });
    expect(has('a-builder/package.json')).toBe(true);
    // Half a Node.
    const binary = join(clone, 'node_modules', 'node', 'bin', 'node');
    writeFileSync(binary, '');
    chmodSync(binary, 0o755);
    expect(await setUp()).toMatchObject({ status: 0 });
    expect(readFileSync(binary, 'utf8')).toContain(version);
  });

  it('installs again on the Node that npm is about to take away, as npm run has it after an upgrade', async () => {
    await setUp();
    const installed = join(clone, 'node_modules', 'node', 'bin', 'node');
    copyFileSync(process.execPath, installed);
    rmSync(join(clone, 'node_modules', 'a-builder'), { recursive: true });
    const itself = join(parent, 'npm-cli.js');
    writeFileSync(itself, npmAnd(''));
    expect(await setUp({ npm_execpath: itself }, installed)).toMatchObject({ status: 0 });
    expect(has('a-builder/package.json')).toBe(true);
    expect(readFileSync(installed, 'utf8')).toContain(`echo v${version}`);
  });
});
