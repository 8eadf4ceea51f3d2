-- What a list of a tenant's table costs follows from what it answers: how many rows there are is kept, and each order and
-- filter has an index.

-- How many rows a tenant has in a table, in parts, whose sum counts: several transactions then count at once.
create table row_counts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  uuid uuid not null default uuidv7(),
  table_name text not null,
  n bigint not null,
  primary key (tenant_id, uuid)
);
select guard_tenant_table('row_counts', false);
create index row_counts_of_table on row_counts (tenant_id, table_name);

-- Counts in a part that nobody else holds, so that no transaction waits for another.
create function count_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid;
  difference bigint;
begin
  for tenant, difference in
    select tenant_id, case tg_op when 'INSERT' then count(*) else -count(*) end from changed group by tenant_id
  loop
    update row_counts set n = n + difference where (tenant_id, uuid) = (
      select c.tenant_id, c.uuid from row_counts c where c.tenant_id = tenant and c.table_name = tg_table_name
      limit 1 for update skip locked
    );
    if not found then
      insert into row_counts (tenant_id, table_name, n) values (tenant, tg_table_name, difference);
    end if;
  end loop;
  return null;
end $$;

-- Readies a tenant's table for its list: keeps the count of its rows, and gives each column that it is sorted by the index
-- that the order walks along, text without case and accents, and each that it is filtered by the one that reaches a value.
-- The key decides among equals. Of what is no text one index does for both.
create function make_listed(table_name text, sorted text[], filtered text[] default '{}') returns void language plpgsql as $$
declare
  name text;
  is_text boolean;
begin
  foreach name in array sorted loop
    select atttypid = 'text'::regtype into strict is_text from pg_attribute
      where attrelid = quote_ident(table_name)::regclass and attname = name;
    execute format(
      'create index %I on %I (tenant_id, ' || case when is_text then 'norm(%I)' else '%I' end || ', uuid)',
      table_name || '_by_' || name, table_name, name
    );
  end loop;
  foreach name in array filtered loop
    execute format('create index %I on %I (tenant_id, %I, uuid)', table_name || '_of_' || name, table_name, name);
  end loop;
  execute format('create trigger count_added after insert on %I referencing new table as changed '
    'for each statement execute function count_rows()', table_name);
  execute format('create trigger count_removed after delete on %I referencing old table as changed '
    'for each statement execute function count_rows()', table_name);
  -- The owner has no tenant, and counts for all of them.
  execute format('alter table %I no force row level security', table_name);
  alter table row_counts no force row level security;
  execute format('insert into row_counts (tenant_id, table_name, n) select tenant_id, %L, count(*) from %I group by tenant_id',
    table_name, table_name);
  alter table row_counts force row level security;
  execute format('alter table %I force row level security', table_name);
end $$;
revoke execute on function make_listed from public;

drop index entities_by_name, tributes_by_name, scenarios_by_name, items_by_description;
select make_listed('entities', array['name', 'nif', 'location_country_id', 'created_at'], array['is_payment_responsible']);
select make_listed('tributes', array['name', 'country_id', 'created_at']);
select make_listed('scenarios', array['name', 'code', 'origin_id', 'destiny_id', 'created_at']);
select make_listed('items', array['description', 'created_at']);
select make_listed('invoice_templates', array['name', 'created_at']);

-- New rows are found in the index itself, not in a list beside it that every search would read through.
create or replace function make_searchable(table_name text, columns text[]) returns void language plpgsql as $$
declare
  parts text := (select string_agg(format('coalesce(%I, '''')', c), ' || '' '' || ') from unnest(columns) c);
begin
  execute format('alter table %I add column search_text text not null generated always as (norm(%s)) stored', table_name, parts);
  execute format(
    'create index %I on %I using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off)', table_name || '_search', table_name
  );
end $$;
alter index entities_search set (fastupdate = off);
alter index tributes_search set (fastupdate = off);
alter index scenarios_search set (fastupdate = off);
alter index items_search set (fastupdate = off);
alter index invoice_templates_search set (fastupdate = off);
