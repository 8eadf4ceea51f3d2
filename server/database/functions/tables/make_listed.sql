-- Prepares a tenant's table for its list: keeps the count of its rows, and gives each column that it is sorted or filtered by
-- an index, text without case and accents. The key orders equal values. Indexes of a table with archived rows begin with
-- `archived`.
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
revoke execute on function make_listed from public;
