import type { Database } from '../db/database.ts';
import { sessionStore } from './session-store.ts';
import { accountStore } from './store.ts';

interface SessionCommand {
  action: string;
  email: string | undefined;
  at: Date;
}

/** Lists a person's sessions or ends all of them, for the people who run the server. Throws a sentence for what can't be done. */
export async function runSessionCommand(database: Database, { action, email, at }: SessionCommand): Promise<string> {
  if (!email) throw new Error('Name the account by its email: npm run admin -- session list EMAIL');
  const known = await accountStore(database).findByEmail(email);
  if (!known) throw new Error(`There is no account with the email ${email}.`);
  const sessions = sessionStore(database);
  // Those that rested too long end by themselves, at a use that the settings refuse.
  const live = await sessions.list(known.userId, { now: at, idleSince: new Date(0) });
  if (action === 'end') {
    for (const { id } of live) await sessions.revoke(known.userId, id);
    return `${live.length} sessions ended`;
  }
  if (live.length === 0) return 'No sessions.';
  return live
    .map(({ browser, system, lastUsedAt, createdAt }) => {
      const device = [browser, system].filter((name) => name !== null).join(' on ') || 'unknown device';
      return `${device}  last used ${lastUsedAt.toISOString()}  since ${createdAt.toISOString()}`;
    })
    .join('\n');
}
