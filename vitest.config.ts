import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { postgresTests } from './scripts/api-tests.ts';
import { hasPostgres } from './server/test/db/postgres-server.fixture.ts';

/**
 * Files that wait or start processes for long, longest first: begun last, one of them would run on alone. Those of the
 * house before those of the server, so that no process of the server's tests ends between two of its files.
 */
const longest = [
  'scripts/image.test.ts',
  'scripts/new-field.test.ts',
  'scripts/setup.test.ts',
  'server/test/resume-hostile/hostile.test.ts',
  'server/src/db/durability.test.ts',
  'server/test/attack/attack.test.ts',
  'server/src/instances/rolling-restart.test.ts',
  'server/src/instances/proxy-restart.test.ts',
  'server/test/fuzz/fuzz.test.ts',
  'server/src/chat/between-instances.test.ts',
  'server/src/upgrade/upgrade.test.ts',
  'server/src/start.test.ts',
];
const rooms = ['server', 'server-postgres', 'guide', 'web', 'contract', 'house'];

/**
 * The longest files, then room by room: a process goes on to the next file only while that is of the same room. Where
 * there is no Postgres, no test of `server-postgres` matches, so that each is counted as skipped.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (!hasPostgres) {
      for (const file of files) if (file.project.name === 'server-postgres') file.testNamePattern = /(?!)/;
    }
    const place = ({ moduleId, project }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? longest.length + rooms.indexOf(project.name) : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/**
 * Three workers for two cores: some only wait for their processes. A time-out is no assertion: it only ends what hangs.
 */
const limits = { maxWorkers: 3, hookTimeout: 60_000, testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/**
 * The embedded database is WebAssembly, of which V8 compiles anew what is used much: over most of what a process of the
 * tests asks of it, that costs more than it saves.
 */
const compiledOnce = ['--liftoff-only'];

/** Writes down what each file took of the processor, where `npm test` asks for it. */
const costs = join(import.meta.dirname, 'scripts', 'file-costs.setup.ts');

/**
 * Node loads the sources itself, as it does in the product: nothing of Vite's stands between, no module is rewritten, and
 * what Node compiles is read from the cache that the processes share. No test replaces a module, so nothing hooks in.
 */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/**
 * One project per room, and the tests of `server` that depend on the database again on a real Postgres: `web` in a
 * DOM, the others in plain Node. The modules of `contract`, `guide` and `server` keep no state of their own (services
 * are handed to them), so that their files share a process; those of `web` do, and its files get a fresh context each,
 * without a process for each.
 */
export default defineConfig({
  test: {
    ...limits,
    sequence: { sequencer: LongestFirst },
    // `npm run test:quick`: a change of package.json or of these settings makes no test one that it touches.
    ...(process.env['QUICK'] && { forceRerunTriggers: [] }),
    projects: [
      {
        extends: true,
        test: {
          ...loadedByNode,
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          isolate: false,
          setupFiles: [costs],
        },
      },
      {
        extends: true,
        test: {
          ...loadedByNode,
          name: 'guide',
          include: ['guide/src/**/*.test.ts'],
          isolate: false,
          setupFiles: [costs],
        },
      },
      {
        extends: true,
        test: {
          ...loadedByNode,
          name: 'server',
          execArgv: compiledOnce,
          include: ['server/{src,test}/**/*.test.ts'],
          isolate: false,
          setupFiles: [costs, 'server/test/quick-hashes.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...loadedByNode,
          name: 'server-postgres',
          include: postgresTests(),
          isolate: false,
          globalSetup: ['server/test/db/postgres-shared.setup.ts'],
          setupFiles: [costs, 'server/test/db/postgres-shared.files.ts', 'server/test/quick-hashes.setup.ts'],
        },
      },
      {
        extends: true,
        test: { ...loadedByNode, name: 'house', include: ['{scripts,bench}/**/*.test.ts'], setupFiles: [costs] },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          ...limits,
          name: 'web',
          environment: 'jsdom',
          pool: 'vmForks',
          vmMemoryLimit: '700MB',
          setupFiles: [costs, join(import.meta.dirname, 'scripts', 'web-streams.ts')],
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
