import { runAdminCommand } from './admin/command.ts';
import { readSettings } from './config/config.ts';
import { openDatabase } from './db/open.ts';
import { logger } from './logger.ts';

const open = () => openDatabase(readSettings(process.env), { wholeTables: true, existing: true });

try {
  logger.info(await runAdminCommand(process.argv.slice(2), open, new Date()));
} catch (error) {
  logger.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
