import { runAdminCommand } from '../admin/command.ts';
import type { readSettings } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { isInUse } from '../db/process-lock.ts';
import { askServer } from './ask-server.ts';

/** A command of `npm run admin`: on the store itself, or by the server that has it. Gives what to print; throws a sentence. */
export async function runOrAsk(
  argv: readonly string[],
  settings: () => ReturnType<typeof readSettings>,
): Promise<string> {
  const open = () => openDatabase(settings(), { wholeTables: true, existing: true });
  try {
    return await runAdminCommand(argv, open, new Date());
  } catch (error) {
    const text = isInUse(error) ? await askServer(settings().dataDir, { admin: argv }) : null;
    if (text === null) throw error;
    return text;
  }
}
