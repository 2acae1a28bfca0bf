import { readSettings } from './config/config.ts';
import { runDataCommand } from './data/command.ts';
import { logger } from './logger.ts';

try {
  logger.info(await runDataCommand(process.argv.slice(2), () => readSettings(process.env), new Date()));
} catch (error) {
  logger.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
