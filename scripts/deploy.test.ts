import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../server/src/db/postgres.ts';
import { runOn } from '../server/test/db/database.ts';
import { connectTo, hasPostgres, makeServer } from '../server/test/db/postgres-server.fixture.ts';
import { dockerInstructions, sourceOf } from './deploy-files.ts';
import { serverEnvironment, serverFlags as flags } from './server-flags.mjs';

const root = join(import.meta.dirname, '..');
const environment = Object.entries(serverEnvironment);
const valuesOf = (name: string) =>
  dockerInstructions()
    .filter((instruction) => instruction.name === name)
    .map(({ value }) => value);
/** Programs that some machines have, and that know their own kind of file best. */
const judges = { systemd: 'systemd-analyze', nginx: 'nginx', caddy: 'caddy' } as const;
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;
const { devDependencies, workspaces } = JSON.parse(sourceOf('package.json')) as {
  devDependencies: Record<string, string>;
  workspaces: string[];
};

/** What whoever stops the server waits before it is killed: no less than the longest that its settings let it take. */
const graceSeconds = 80;

function longestEndSeconds(): number {
  const limits = [...sourceOf('server/src/start.ts').matchAll(/const \w+_LIMIT_MS = ([\d_]+)/g)];
  expect(limits).toHaveLength(2);
  const [, drain] = /DRAIN_SECONDS: { schema: whole\(\d+, (\d+)\)/.exec(sourceOf('server/src/config/config.ts')) ?? [];
  return limits.reduce((sum, [, limit = '']) => sum + Number(limit.replaceAll('_', '')) / 1_000, Number(drain));
}

describe('the Dockerfile, as far as it can be held to its word without Docker', () => {
  const lastStage = dockerInstructions().slice(dockerInstructions().findLastIndex(({ name }) => name === 'FROM'));

  it('uses the Node that package.json pins, on glibc, in every stage', () => {
    expect(valuesOf('ARG')).toEqual([`NODE_VERSION=${devDependencies['node']}`]);
    expect(valuesOf('FROM')).toHaveLength(4);
    for (const image of valuesOf('FROM'))
      expect(image).toMatch(/^(node:\$\{NODE_VERSION\}-bookworm-slim|manifests) AS /);
  });

  it('copies only what is there, and lets .dockerignore through what it copies', () => {
    const allowed = sourceOf('.dockerignore').match(/(?<=^!).+/gm) ?? [];
    const copied = valuesOf('COPY')
      .filter((value) => !value.startsWith('--from'))
      .flatMap((value) => value.split(' ').slice(0, -1));
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const isAllowed = (path: string) => allowed.some((name) => path === name || path.startsWith(`${name}/`));
    expect(copied.filter((path) => !isAllowed(path))).toEqual([]);
  });

  it('installs by the lockfile with every workspace’s manifest there, and without the tools of development', () => {
    const copied = valuesOf('COPY').join('\n');
    for (const room of workspaces) expect(copied).toContain(`${room}/package.json ${room}/`);
    const installs = valuesOf('RUN').filter((command) => command.startsWith('npm '));
    expect(installs).toHaveLength(2);
    for (const command of installs) expect(command).toMatch(/^npm ci .*--ignore-scripts/);
    expect(installs[1]).toMatch(/--omit=dev --workspace server --workspace guide --workspace contract /);
  });

  it('starts the server with the flags and the environment of npm start', () => {
    expect(flags).not.toEqual([]);
    expect(JSON.parse(valuesOf('CMD')[0] ?? '')).toEqual(['node', ...flags, 'server/src/main.ts']);
    for (const [name, value] of environment) expect(valuesOf('ENV').join()).toContain(`${name}=${value}`);
    // Code compiled under other flags is not used.
    expect(valuesOf('RUN').join()).toContain(`node ${flags.join(' ')} server/src/compile.ts`);
    expect(valuesOf('ENV').join()).toMatch(/HOST=0\.0\.0\.0 .*DATA_DIR=\/data/);
  });

  it('runs as nobody special, with its data in a volume of that account’s', () => {
    const names = lastStage.map(({ name }) => name);
    expect(lastStage.filter(({ name }) => name === 'USER')).toEqual([{ name: 'USER', value: 'node' }]);
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
    expect(valuesOf('VOLUME')).toEqual(['/data']);
    expect(valuesOf('RUN').join()).toContain('install -d -o node -g node -m 700 /data');
  });

  it('asks the server for its health in a way that Node understands', () => {
    const check = JSON.parse(/CMD (\[.*\])$/.exec(valuesOf('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]') as string[];
    expect(check.slice(0, 2)).toEqual(['node', '-e']);
    // Nothing listens on port 1: unhealthy, and not a syntax error, which would say so.
    const asked = spawnSync(process.execPath, check.slice(1), { env: { PORT: '1' }, encoding: 'utf8' });
    expect([asked.status, asked.stderr]).toEqual([1, '']);
  });

  it('leaves tests, secrets and history out', () => {
    const ignored = sourceOf('.dockerignore').split('\n');
    expect(ignored.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
    for (const left of ['**/node_modules', '**/*.test.ts', '**/testing']) expect(ignored).toContain(left);
    for (const path of ['.env', '.git', 'data']) expect(ignored).not.toContain(`!${path}`);
  });
});

describe('the compose files', () => {
  it.each(['compose.yaml', 'compose.postgres.yaml'])('%s keeps the container small in what it may do', (file) => {
    const compose = sourceOf(file);
    for (const kept of [
      'read_only: true',
      'cap_drop: [ALL]',
      'no-new-privileges:true',
      `stop_grace_period: ${graceSeconds}s`,
    ]) {
      expect(compose).toContain(kept);
    }
    expect(compose).toContain("- '127.0.0.1:3000:3000'");
    expect(compose).not.toMatch(/(PASSWORD|SECRET|TOKEN): (?!\$\{)/);
  });
});

describe.skipIf(!hasPostgres || !isThere('psql'))('the role that compose.postgres.yaml makes for Foothold', () => {
  it('owns its database, is no superuser, and is the only one with the password', async () => {
    const server = await makeServer();
    await server.start();
    try {
      const as = (user: string, path = '/postgres') =>
        Object.assign(new URL(server.url), { username: user, pathname: path });
      await runOn(server.url, 'create role boss superuser login');
      await runOn(as('boss').href, 'alter role foothold rename to first');
      const { hostname, port } = as('boss');
      const given = { POSTGRES_USER: 'boss', POSTGRES_DB: 'postgres', POSTGRES_PASSWORD: "it's a secret" };
      const env = { PATH: process.env['PATH'], PGHOST: hostname, PGPORT: port, ...given };
      const ran = spawnSync('sh', [join(root, 'deploy', 'postgres-role.sh')], { env, encoding: 'utf8' });
      expect([ran.status, ran.stderr]).toEqual([0, '']);
      await (await openPostgres(as('foothold', '/foothold').href)).close();
      const client = await connectTo(as('boss').href);
      const { rows } = await client.query(
        'select rolname, rolsuper, rolpassword is not null as has_password from pg_authid where rolcanlogin order by 1',
      );
      await client.end();
      expect(rows).toEqual([
        { rolname: 'boss', rolsuper: true, has_password: false },
        { rolname: 'first', rolsuper: true, has_password: false },
        { rolname: 'foothold', rolsuper: false, has_password: true },
      ]);
    } finally {
      await server.remove();
    }
  });
});

describe('the systemd unit', () => {
  const unit = sourceOf('deploy/foothold.service');
  it('starts the server with the flags and the environment of npm start', () => {
    expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node/bin/node ${flags.join(' ')} server/src/main\\.ts$`, 'm'));
    for (const [name, value] of environment) expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
  });

  it('forbids nothing the server needs, and gives it longer to end than it takes', () => {
    // Machine code made while running (V8, WebAssembly), a lower priority for the process that reads a CV.
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute=yes/m);
    expect(unit).not.toMatch(/^SystemCallFilter=~.*@resources/m);
    expect(unit).toMatch(/^Environment=DATA_DIR=\/var\/lib\/foothold$/m);
    expect(unit).toContain(`\nTimeoutStopSec=${graceSeconds}\n`);
    expect(graceSeconds).toBeGreaterThan(longestEndSeconds());
  });

  it.skipIf(!isThere(judges.systemd))('is understood by systemd, which finds little exposed', () => {
    const path = join(root, 'deploy', 'foothold.service');
    const verified = spawnSync(judges.systemd, ['verify', '--man=no', path], { encoding: 'utf8' });
    // The checkout in /opt isn't here.
    expect(verified.stderr.replace(/^.*is not executable: No such file or directory\n/m, '')).toBe('');
    const judged = spawnSync(judges.systemd, ['security', '--offline=true', '--threshold=20', path]);
    expect(judged.status).toBe(0);
  });
});

describe('the pooler', () => {
  const ini = sourceOf('deploy/pgbouncer.ini');
  const setting = (name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(ini)?.[1];

  it('lends by transaction, and gives up no later than the server does', () => {
    expect(setting('pool_mode')).toBe('transaction');
    const statementMs = /STATEMENT_LIMIT_MS = ([\d_]+)/.exec(sourceOf('server/src/db/postgres.ts'))?.[1];
    expect(Number(setting('query_wait_timeout')) * 1_000).toBeLessThanOrEqual(Number(statementMs?.replace('_', '')));
    const patienceMs = /PATIENCE_MS = ([\d_]+)/.exec(sourceOf('server/src/db/postgres.ts'))?.[1];
    expect(Number(setting('server_login_retry')) * 1_000).toBeLessThan(Number(patienceMs?.replace('_', '')));
  });
});

describe('the reverse proxies', () => {
  const nginx = sourceOf('deploy/nginx.conf');
  const caddy = sourceOf('deploy/Caddyfile');
  const bytes = (text: string) => Number(/IMPORT_MAX_BYTES = (\d+) \* 1024 \* 1024/.exec(text)?.[1]);

  it('let the largest body through, and the metrics to nobody', () => {
    const largest = bytes(sourceOf('contract/src/account.ts'));
    expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1])).toBeGreaterThan(largest);
    expect(Number(/max_size (\d+)MiB/.exec(caddy)?.[1])).toBeGreaterThan(largest);
    expect(nginx).toMatch(/location = \/metrics \{ return 404; \}/);
    expect(caddy).toMatch(/respond \/metrics 404/);
  });

  it('wait longer than the comments of a stream, and pass each word on at once', () => {
    const comments = Number(
      /COMMENT_EVERY_MS = ([\d_]+)/.exec(sourceOf('server/src/http/event-stream.ts'))?.[1]?.replace('_', ''),
    );
    expect(Number(/proxy_read_timeout (\d+)s/.exec(nginx)?.[1]) * 1_000).toBeGreaterThan(4 * comments);
    expect(nginx).not.toMatch(/proxy_ignore_headers/);
    expect(caddy).toContain('flush_interval -1');
  });

  it('try several servers, and send nothing twice that changes something', () => {
    expect(Number(/proxy_next_upstream_tries (\d+);/.exec(nginx)?.[1])).toBeGreaterThan(2);
    expect(nginx).toMatch(/proxy_next_upstream error timeout;/);
    expect(caddy).not.toMatch(/lb_retry_match/);
  });

  it.skipIf(!isThere(judges.nginx))('are understood by nginx', () => {
    const directory = mkdtempSync(join(tmpdir(), 'foothold-nginx-'));
    const path = join(directory, 'nginx.conf');
    // Certificates nobody has here.
    const site = nginx.replaceAll(/^ *ssl_certificate.*;$/gm, '');
    writeFileSync(path, `pid ${directory}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${site}\n}\n`);
    const checked = spawnSync(judges.nginx, ['-t', '-c', path], { encoding: 'utf8' });
    rmSync(directory, { recursive: true });
    // That it is asked for a handshake without certificates says that every line was understood.
    expect(checked.stderr).toMatch(/test is successful|no "ssl_certificate" is defined for the "listen \.\.\. ssl"/);
    expect(checked.stderr).not.toMatch(/unknown directive|invalid parameter|not allowed here/);
  });

  it.skipIf(!isThere(judges.caddy))('are understood by Caddy', () => {
    const path = join(root, 'deploy', 'Caddyfile');
    expect(spawnSync(judges.caddy, ['adapt', '--config', path, '--adapter', 'caddyfile']).status).toBe(0);
  });
});
