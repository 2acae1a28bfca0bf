import { readSettings } from './config/config.ts';
import { runDataCommand } from './data/command.ts';
import { say, warn } from './say.ts';

try {
  say(await runDataCommand(process.argv.slice(2), () => readSettings(process.env), new Date()));
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
