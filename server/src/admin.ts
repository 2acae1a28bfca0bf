import { runAdminCommand } from './admin/command.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { say, warn } from './say.ts';

const open = () => openDatabase(readConfig(process.env), { wholeTables: true });

try {
  say(await runAdminCommand(process.argv.slice(2), open, new Date()));
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
