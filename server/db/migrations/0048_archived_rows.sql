-- Rows that are archived stay where they are, out of lists: whoever lists them says which of the two they want, so both
-- are found along indexes of their own, and the count that is kept is of those that are not archived.

-- Adds to the count of a tenant's rows, in a part that nobody else holds, so that no transaction waits for another.
create function add_to_count(tenant uuid, counted text, difference bigint) returns void language plpgsql as $$
begin
  update row_counts set n = n + difference where (tenant_id, uuid) = (
    select c.tenant_id, c.uuid from row_counts c where c.tenant_id = tenant and c.table_name = counted
    limit 1 for update skip locked
  );
  if not found then
    insert into row_counts (tenant_id, table_name, n) values (tenant, counted, difference);
  end if;
end $$;
revoke execute on function add_to_count from public;

create or replace function count_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_to_count(tenant_id, tg_table_name, case tg_op when 'INSERT' then count(*) else -count(*) end)
    from changed group by tenant_id;
  return null;
end $$;

create function count_live_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_count(tenant_id, tg_table_name, count(*)) from added where not archived group by tenant_id;
  elsif tg_op = 'DELETE' then
    perform add_to_count(tenant_id, tg_table_name, -count(*)) from removed where not archived group by tenant_id;
  else
    perform add_to_count(tenant_id, tg_table_name, sum(d)) from (
      select tenant_id, 1 as d from added where not archived union all select tenant_id, -1 from removed where not archived
    ) moved group by tenant_id having sum(d) <> 0;
  end if;
  return null;
end $$;

-- As before; of a table whose rows can be archived each index begins with that.
create or replace function make_listed(table_name text, sorted text[], filtered text[] default '{}') returns void language plpgsql as $$
declare
  name text;
  is_text boolean;
  is_archivable boolean := exists (
    select from pg_attribute where attrelid = quote_ident(table_name)::regclass and attname = 'archived' and not attisdropped
  );
  listed text := 'tenant_id' || case when is_archivable then ', archived' else '' end;
begin
  foreach name in array sorted loop
    select atttypid = 'text'::regtype into strict is_text from pg_attribute
      where attrelid = quote_ident(table_name)::regclass and attname = name;
    execute format(
      'create index %I on %I (' || listed || case when is_text then ', norm(%I)' else ', %I' end || ', uuid)',
      table_name || '_by_' || name, table_name, name
    );
  end loop;
  foreach name in array filtered loop
    execute format('create index %I on %I (' || listed || ', %I, uuid)', table_name || '_of_' || name, table_name, name);
  end loop;
  if is_archivable then
    execute format('create trigger count_added after insert on %I referencing new table as added '
      'for each statement execute function count_live_rows()', table_name);
    execute format('create trigger count_removed after delete on %I referencing old table as removed '
      'for each statement execute function count_live_rows()', table_name);
    execute format('create trigger count_moved after update on %I referencing old table as removed new table as added '
      'for each statement execute function count_live_rows()', table_name);
  else
    execute format('create trigger count_added after insert on %I referencing new table as changed '
      'for each statement execute function count_rows()', table_name);
    execute format('create trigger count_removed after delete on %I referencing old table as changed '
      'for each statement execute function count_rows()', table_name);
  end if;
  -- The owner has no tenant, and counts for all of them.
  execute format('alter table %I no force row level security', table_name);
  alter table row_counts no force row level security;
  execute format('insert into row_counts (tenant_id, table_name, n) select tenant_id, %L, count(*) from %I '
    || case when is_archivable then 'where not archived ' else '' end || 'group by tenant_id', table_name, table_name);
  alter table row_counts force row level security;
  execute format('alter table %I force row level security', table_name);
end $$;

-- In place of `make_listed`, or later than that: readies a tenant's table for a list that rows can be archived from.
create function make_archivable(listed text, sorted text[], filtered text[] default '{}') returns void language plpgsql as $$
declare
  name text;
begin
  execute format('alter table %I add column archived boolean not null default false', listed);
  foreach name in array array(select listed || '_by_' || unnest(sorted)) || array(select listed || '_of_' || unnest(filtered)) loop
    execute format('drop index if exists %I', name);
  end loop;
  execute format('drop trigger if exists count_added on %I', listed);
  execute format('drop trigger if exists count_removed on %I', listed);
  alter table row_counts no force row level security;
  delete from row_counts where table_name = listed;
  alter table row_counts force row level security;
  perform make_listed(listed, sorted, filtered);
end $$;
revoke execute on function make_archivable from public;

select make_archivable('entities', array['name', 'nif', 'location_country_id', 'created_at'], array['is_payment_responsible']);
select make_archivable('items', array['description', 'created_at']);
