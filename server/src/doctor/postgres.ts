import { Client } from 'pg';
import { hostUrls, isBehindPooler } from '../config/host-urls.ts';
import { TAKES_WRITES } from '../db/database-hosts.ts';
import { unknownChanges } from '../db/newer-store.ts';
import { ForgetfulPooler, movesPrepared } from '../db/pooler.ts';
import { bad, type Finding, good, reasonOf, unknown } from './finding.ts';

/** Longest that the database may take for one answer, in milliseconds. */
const PATIENCE_MS = 5_000;
/** Seconds by which two clocks may differ before sessions and links end at odd times. */
const CLOCK_SECONDS = 5;
const SUBJECT = 'database';

/** The Postgres that DATABASE_URL names: reached, of this version, with connections enough, without a pooler that forgets. */
export async function lookAtPostgres(urls: string, connections: number): Promise<Finding[]> {
  const { hosts, url } = await lookAtHosts(hostUrls(urls) ?? []);
  return url === null ? hosts : [...hosts, ...(await lookAtHost(url, connections))];
}

/** Of several hosts each, and the first that takes writes; of one nothing that is not told about it anyway. */
async function lookAtHosts(urls: readonly string[]): Promise<{ hosts: Finding[]; url: string | null }> {
  const [only = null] = urls;
  if (urls.length < 2) return { hosts: [], url: only };
  const hosts: Finding[] = [];
  let url: string | null = null;
  for (const [place, each] of urls.entries()) {
    const state = await stateOf(each);
    const told = `Host ${place + 1} of ${urls.length} in DATABASE_URL ${state.told}.`;
    hosts.push(state.isThere ? good('hosts', told) : bad('hosts', told));
    if (state.writes) url ??= each;
  }
  if (url === null) hosts.push(bad(SUBJECT, 'No host of DATABASE_URL takes writes.'));
  return { hosts, url };
}

async function stateOf(url: string): Promise<{ isThere: boolean; writes: boolean; told: string }> {
  const client = clientOf(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ writes: boolean }>(TAKES_WRITES);
    const writes = rows[0]?.writes === true;
    return { isThere: true, writes, told: writes ? 'takes writes' : 'follows another' };
  } catch (error) {
    return { isThere: false, writes: false, told: `can't be reached (${reasonOf(error)})` };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function lookAtHost(url: string, connections: number): Promise<Finding[]> {
  const client = clientOf(url);
  try {
    await client.connect();
  } catch (error) {
    return [bad(SUBJECT, `DATABASE_URL can't be reached (${reasonOf(error)}).`)];
  }
  try {
    const { rows } = await client.query<{ version: string; at: Date }>(
      "select current_setting('server_version') as version, clock_timestamp() as at",
    );
    const [{ version, at } = { version: '?', at: new Date() }] = rows;
    return [
      good(SUBJECT, `PostgreSQL ${version} answers.`),
      await storeOf(client),
      await connectionsOf(client, connections),
      await poolerOf(client, url),
      clockOf(at),
    ];
  } catch (error) {
    return [bad(SUBJECT, `The database stopped answering (${reasonOf(error)}).`)];
  } finally {
    await client.end();
  }
}

function clientOf(url: string): Client {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // What it tells between two questions is told by the next one as well.
  client.on('error', () => undefined);
  return client;
}

async function storeOf(client: Client): Promise<Finding> {
  const changes = await unknownChanges(
    async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
  );
  return changes > 0
    ? bad(
        'store',
        'A later version of Foothold has changed this store: start that version, or restore the backup from before.',
      )
    : good('store', 'The store is one that this version knows.');
}

async function connectionsOf(client: Client, wanted: number): Promise<Finding> {
  const { rows } = await client.query<{ most: number; used: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
            (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const [{ most, used } = { most: 0, used: 0 }] = rows;
  // One more for the bus, and one that this command has.
  const left = most - used + 1;
  const told = `${used - 1} of ${most} connections are in use; a server takes up to ${wanted + 1}`;
  return left < wanted + 1
    ? bad(
        'connections',
        `${told}: lower DATABASE_CONNECTIONS, or raise max_connections, unless those in use are this server's.`,
      )
    : good('connections', `${told}.`);
}

async function poolerOf(client: Client, url: string): Promise<Finding> {
  const other = clientOf(url);
  try {
    await other.connect();
    const moved = await movesPrepared(client, other);
    return good(
      'pooler',
      moved ? 'A pooler is between, and keeps prepared statements.' : 'Prepared statements are kept.',
    );
  } catch (error) {
    if (!(error instanceof ForgetfulPooler))
      return unknown('pooler', `Whether a pooler is between could not be tried (${reasonOf(error)}).`);
    return isBehindPooler(url)
      ? good('pooler', 'A pooler is between, and ?pgbouncer=true does without prepared statements.')
      : bad('pooler', `${error.message}.`);
  } finally {
    await other.end();
  }
}

function clockOf(at: Date): Finding {
  const seconds = Math.round(Math.abs(Date.now() - at.getTime()) / 1_000);
  return seconds > CLOCK_SECONDS
    ? bad(
        'clock',
        `The clock of this machine and the database's differ by ${seconds} s: sessions and links end at odd times. Turn on NTP.`,
      )
    : good('clock', "The clock of this machine is the database's.");
}
