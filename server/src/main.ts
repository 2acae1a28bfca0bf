import { enableCompileCache } from 'node:module';

// Before anything else is loaded: a second start then reads the compiled code of the first.
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env);
