import { defineConfig } from 'vitest/config';
export default defineConfig({ root: '/work/main', resolve: { alias: { '@foothold/guide': '/tmp/s1/guide.ts' } }, test: { hookTimeout: 30000, testTimeout: 30000, include: ['server/src/**/*.test.ts'] } });
