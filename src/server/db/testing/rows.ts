import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

/** Does something to the tables of `public` exclusively, without their foreign keys and triggers. */
const withTables = (act: SQL) => sql`do $$
declare
  names text[] := array(select oid::regclass from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace);
  -- Deleted rows stay on their pages. By the files that grow: to ask for the size of all that belongs to a table takes long.
  large text[];
  filled text[];
  name text;
begin
  if names = '{}' then return; end if;
  execute 'lock table ' || array_to_string(names, ', ');
  -- Most tables have never had a row: they are not looked into.
  select array_agg(used), array_agg(used) filter (where size > 40 * 8192) into names, large from (
    select oid::regclass::text as used, size + coalesce(pg_relation_size(nullif(reltoastrelid, 0)), 0) as size
    from (
      select oid, reltoastrelid, pg_relation_size(oid) as size from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace offset 0
    ) as each where size > 0
  ) as sizes;
  if large is not null then execute 'truncate ' || array_to_string(large, ', ') || ' cascade'; end if;
  perform set_config('session_replication_role', 'replica', true);
  if names is not null then
    execute (
      select 'select array_remove(array[' || string_agg(
        format('case when exists (select from %s) then %L end', each, each), ', ') || '], null)' from unnest(names) as each
    ) into filled;
    foreach name in array filled loop
      execute 'delete from ' || name;
    end loop;
  end if;
  ${act}
end $$`;

const EMPTY = withTables(sql`
  perform setval(sequence, seqstart, false) from (
    select pg_class.oid::regclass as sequence, seqstart from pg_sequence join pg_class on pg_class.oid = seqrelid
    where relnamespace = 'public'::regnamespace offset 0
  ) as sequences where pg_sequence_last_value(sequence) is not null;
`);

const PUT_BACK = withTables(sql`
  for name in select tablename from pg_tables where schemaname = 'kept' loop
    execute format('insert into public.%1$I overriding system value table kept.%1$I', name);
  end loop;
`);

const KEEP = sql`do $$
declare
  name text;
  has_rows boolean;
begin
  drop schema if exists kept cascade;
  create schema kept;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', name) into has_rows;
    if has_rows then execute format('create table kept.%1$I as table public.%1$I', name); end if;
  end loop;
end $$`;

/**
 * Empties every table and resets its ids. With DELETE, since TRUNCATE creates new files for every table and index,
 * which is several times slower with few rows.
 */
export async function emptyTables({ db }: Database): Promise<void> {
  await db.execute(EMPTY);
}

/** Copies the rows to a separate schema until they are dropped. */
export async function keepRows({ db }: Database): Promise<() => Promise<void>> {
  await db.execute(KEEP);
  return async () => {
    await db.execute(PUT_BACK);
  };
}

/**
 * Runs ANALYZE, as a server in use would within a minute. Without it, large queries on a full household take more than
 * twice as long.
 */
export async function countRowsForPlanner(db: Database["db"]): Promise<void> {
  await db.execute(sql`analyze`);
}

export async function forgetRows({ db }: Database): Promise<void> {
  await db.execute(sql`drop schema if exists kept cascade`);
}
