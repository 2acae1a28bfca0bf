import { runAdminCommand } from './admin/command.ts';
import { readSettings } from './config/config.ts';
import { openDatabase } from './db/open.ts';
import { say, warn } from './say.ts';

const open = () => openDatabase(readSettings(process.env), { wholeTables: true, existing: true });

try {
  say(await runAdminCommand(process.argv.slice(2), open, new Date()));
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
