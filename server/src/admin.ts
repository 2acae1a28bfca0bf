import { readSettings } from './config/config.ts';
import { runOrAsk } from './control/admin.ts';
import { logger } from './logger.ts';

try {
  logger.info(await runOrAsk(process.argv.slice(2), () => readSettings(process.env)));
} catch (error) {
  logger.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
