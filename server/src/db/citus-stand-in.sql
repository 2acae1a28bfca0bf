-- What of Citus deploy/citus.sql uses, on a PostgreSQL without it: nothing is spread, but what Citus refuses is refused.
-- https://docs.citusdata.com/en/stable/develop/api_udf.html, and "Creating and Modifying Distributed Objects" there.

create table pg_dist_partition (logicalrelid regclass primary key, partkey text);

create function create_reference_table(relation regclass) returns void language plpgsql as $$
begin
  if exists (select from pg_constraint where contype = 'f' and conrelid = relation) then
    raise exception '% refers to a table that is not a reference table', relation;
  end if;
  insert into pg_dist_partition values (relation, null);
end $$;

create function create_distributed_table(relation regclass, key text) returns void language plpgsql as $$
declare
  key_number smallint;
  found record;
begin
  select attnum into key_number from pg_attribute
  where attrelid = relation and attname = key and attnum > 0 and not attisdropped;
  if key_number is null then
    raise exception '% has no column %', relation, key;
  end if;
  for found in
    select indexrelid::regclass as name from pg_index
    where indrelid = relation and indisunique and key_number <> all (indkey::smallint[])
  loop
    raise exception 'the unique index % of % lacks the column %', found.name, relation, key;
  end loop;
  for found in
    select f.conname as name from pg_constraint f
    left join pg_dist_partition p on p.logicalrelid = f.confrelid
    left join pg_attribute a on a.attrelid = f.confrelid and a.attname = p.partkey
    where f.contype = 'f' and f.conrelid = relation and f.confrelid <> f.conrelid
      and (p.logicalrelid is null
        or p.partkey is not null and a.attnum is distinct from f.confkey[array_position(f.conkey, key_number)])
  loop
    raise exception 'the foreign key % of % leads to other shards', found.name, relation;
  end loop;
  insert into pg_dist_partition values (relation, key);
end $$;
