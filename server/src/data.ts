import { speedUpLoading } from './loading.ts';

speedUpLoading();
const { readSettings } = await import('./config/config.ts');
const { runDataCommand } = await import('./data/command.ts');
const { logger } = await import('./logger.ts');

try {
  logger.info(await runDataCommand(process.argv.slice(2), () => readSettings(process.env), new Date()));
} catch (error) {
  logger.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
