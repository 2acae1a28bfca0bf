import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { projects: [{ extends: './web/vite.config.ts', root: './web', test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] } }] } });
