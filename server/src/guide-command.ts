import { logger } from './logger.ts';
import { runGuideCommand } from './run-guide-command.ts';

process.exitCode = await runGuideCommand(process.argv.slice(2), { env: process.env, say: logger });
