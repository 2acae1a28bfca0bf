import { enableCompileCache } from 'node:module';
import { speedUpLoading } from './loading.ts';

// Before anything else is loaded: a second start then reads the compiled code of the first.
enableCompileCache();
speedUpLoading();
const { readConfig } = await import('./config/config.ts');
const { giveUp } = await import('./start-problem.ts');

/** A wrong setting is said before the thousand modules of the server are loaded. */
function settings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    return giveUp(error);
  }
}

const config = settings();
const { start } = await import('./start.ts');
await start(config, process.env);
