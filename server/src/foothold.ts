import { isAdminWord } from './admin/command.ts';
import { USAGE as ADMIN_USAGE } from './admin/usage-text.ts';
import { readSettings } from './config/config.ts';
import { runOrAsk } from './control/admin.ts';
import { BACKUP_USAGE, backupCommands } from './data/backup-command.ts';
import { runDataCommand, USAGE as DATA_USAGE } from './data/command.ts';
import { examine, printed } from './doctor/doctor.ts';
import { logger } from './logger.ts';
import { UPGRADE_USAGE, upgradeCommand } from './upgrade/command.ts';

const USAGE = `Usage: npm run foothold -- COMMAND
  doctor [--json]    looks at settings, folder, disk, database, pooler, clock, mail, proxy and server; changes nothing
${BACKUP_USAGE}
${UPGRADE_USAGE}
and all that npm run admin and npm run data do:

${ADMIN_USAGE}

${DATA_USAGE}`;

const DATA_COMMANDS = new Set(['export', 'import', 'rebuild']);

async function doctor(asJson: boolean): Promise<string> {
  const findings = await examine(process.env);
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
  return asJson ? JSON.stringify(findings, null, 2) : printed(findings);
}

function run(argv: readonly string[]): Promise<string> | string {
  const [command] = argv;
  if (command === undefined || command === 'help') return USAGE;
  if (command === 'doctor') return doctor(argv.includes('--json'));
  const settings = () => readSettings(process.env);
  const ofBackups = Object.hasOwn(backupCommands, command) ? backupCommands[command] : undefined;
  if (ofBackups) return ofBackups(argv.slice(1), settings, new Date());
  if (command === 'upgrade') return upgradeCommand(argv.slice(1), settings());
  if (DATA_COMMANDS.has(command)) return runDataCommand(argv, settings, new Date());
  if (isAdminWord(command)) return runOrAsk(argv, settings);
  throw new Error(`There is no command ${command}.\n${USAGE}`);
}

try {
  logger.info(await run(process.argv.slice(2)));
} catch (error) {
  logger.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
