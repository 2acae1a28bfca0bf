import { migrationHashes } from './migrate.ts';

/** A store that a later version of Foothold has changed: this one would read it wrongly, or write what that can't read. */
export class NewerStore extends Error {
  override name = 'NewerStore';
}

/** Asks one question of a database that is open and not migrated yet. */
type AskRows = (statement: string) => Promise<readonly Record<string, unknown>[]>;

/** Throws `NewerStore` where the store holds a migration that this code doesn't know; changes nothing. */
export async function assertNotNewer(ask: AskRows): Promise<void> {
  const unknown = await unknownChanges(ask);
  if (unknown === 0) return;
  throw new NewerStore(
    `A later version of Foothold has changed this store (${unknown} changes that this version does not know). ` +
      'Start that version again, or restore the backup that was made before the upgrade.',
  );
}

/** How many changes the store has seen that this code doesn't know; 0 of a database without a store. */
export async function unknownChanges(ask: AskRows): Promise<number> {
  const [found] = await ask("select to_regclass('drizzle.__drizzle_migrations') is not null as made");
  if (found?.['made'] !== true) return 0;
  const known = new Set(migrationHashes());
  const made = await ask('select hash from drizzle.__drizzle_migrations');
  return made.filter(({ hash }) => !known.has(String(hash))).length;
}
