import { parseArgs } from 'node:util';
import { runInviteCommand } from './account/invite-command.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';

const USAGE = `Usage:
  npm run admin -- invite create [--uses N] [--note TEXT]
  npm run admin -- invite list
  npm run admin -- invite revoke CODE`;

/** Runs one command of the people who run the server, and says what to print. */
async function run(argv: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { uses: { type: 'string' }, note: { type: 'string' } },
  });
  const [subject, action = '', code] = positionals;
  if (subject !== 'invite' || !['create', 'list', 'revoke'].includes(action)) return USAGE;
  const database = await openDatabase(readConfig(process.env));
  try {
    return await runInviteCommand(database, { action, code, uses: values.uses, note: values.note, at: new Date() });
  } finally {
    await database.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
