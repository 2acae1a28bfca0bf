import { defineConfig } from 'vitest/config';

/** One project per room: `web` in a DOM, the others in plain Node. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    hookTimeout: 30_000,
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'guide', include: ['guide/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'server', include: ['server/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'house', include: ['scripts/**/*.test.ts'] } },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
    ],
  },
});
