-- Spreads Foothold's tables over a Citus cluster, by person. docs/SCALE.md says when that is worth it.
--
-- Once, on the coordinator, after `create extension citus` and `select citus_add_node(…)`, and after the first start of
-- Foothold, which makes the tables:
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f deploy/citus.sql
-- Again after an upgrade that brings a new table: what is spread already is left alone. It was never run on a Citus: the
-- suite runs it on PostgreSQL with functions of these names that refuse what Citus refuses (server/src/db/citus.test.ts).

begin;
-- Tables that refer to each other are made in one transaction, so shard by shard and not side by side.
set local citus.multi_shard_modify_mode to 'sequential';

-- Everything a person owns lies in the shards of one number, whichever table it is in: keys and foreign keys begin with
-- user_id, and so does every condition of a request. Tables that others refer to come first.
select create_distributed_table(name, 'user_id')
from unnest(array[
  'account',
  'session',
  'mail_link',
  'second_step',
  'passkey',
  'profile',
  'recommendation',
  'plan',
  'active_plan',
  'plan_version',
  'plan_proposal',
  'plan_request',
  'result',
  'chat_message',
  'chat_summary',
  'memory',
  'feedback',
  'event',
  'event_day',
  'rhythm_setting',
  'mail',
  'token_use'
]::regclass[]) with ordinality as listed (name, place)
where name not in (select logicalrelid from pg_dist_partition)
order by place;

-- An e-mail belongs to one person in the whole cluster, which a table spread by user_id could not know. Log-in joins it
-- with account, so it has to be whole on every node: 150 bytes a person, written everywhere with each sign-up.
select create_reference_table(name)
from unnest(array['account_email']::regclass[]) as listed (name)
where name not in (select logicalrelid from pg_dist_partition);

-- Left on the coordinator, since they belong to nobody and stay small: invite, reset_request, rest_day,
-- token_total, visitor_feedback; and migration_turn with drizzle's own table, which say what was migrated.

commit;
