import { speedUpLoading } from './loading.ts';

speedUpLoading();
const { readSettings } = await import('./config/config.ts');
const { runOrAsk } = await import('./control/admin.ts');
const { logger } = await import('./logger.ts');

try {
  logger.info(await runOrAsk(process.argv.slice(2), () => readSettings(process.env)));
} catch (error) {
  logger.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
