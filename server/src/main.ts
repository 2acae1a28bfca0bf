import { enableCompileCache } from 'node:module';
import { speedUpLoading } from './loading.ts';

// Before anything else is loaded: a second start then reads the compiled code of the first.
enableCompileCache();
speedUpLoading();
const { start } = await import('./start.ts');
await start(process.env);
