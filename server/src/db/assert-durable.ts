import type { Backend } from './backend.ts';

/** Refuses a database whose commits don't reach the disk. */
export async function assertDurable(client: Pick<Backend, 'query' | 'exec' | 'fsyncs'>): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  const before = await client.fsyncs();
  await client.exec(
    'create table if not exists durability_probe (at timestamptz); insert into durability_probe values (now())',
  );
  const synced = (await client.fsyncs()) > before;
  await client.exec('truncate durability_probe');
  if (rows[0]?.fsync !== 'on' || !synced) {
    throw new Error('The embedded database does not sync its writes to the disk; refusing to start.');
  }
}
