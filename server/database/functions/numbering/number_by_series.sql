-- Numbers the documents of a table by series: each has a number that is unique in its series and period. Stored ones belong to
-- `default`, by the constant default of the column, so that none is written again; a new one has a series when it is issued, or
-- when a user chooses one. `full_number` is the printed text; `default` prints the number alone.
create or replace function number_by_series(table_name text, of_type text) returns void language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  tenant uuid;
begin
  execute format('create trigger %I after insert on tenants for each row execute function furnish_series(%L)',
    'furnish_series_of_' || table_name, of_type);
  for tenant in select id from tenants loop
    perform set_config('app.tenant', tenant::text, true);
    perform add_default_series(of_type);
  end loop;
  perform set_config('app.tenant', before, true);
  execute format(
    'alter table %1$I
       add column series_uuid uuid default %2$L,
       add column number_period integer default 0,
       add column printed_number text,
       add column full_number text generated always as (coalesce(printed_number, number::text)) virtual,
       drop constraint if exists %3$I', table_name, default_series(of_type), table_name || '_tenant_id_number_key');
  execute format(
    'alter table %1$I
       alter column series_uuid drop default,
       alter column number_period drop default,
       add check (number is null or series_uuid is not null and number_period is not null),
       add constraint %2$I unique (tenant_id, series_uuid, number_period, number)', table_name, table_name || '_number_in_series');
  -- The owner has no tenant, and checks the rows of all of them.
  execute format('alter table %I no force row level security', table_name);
  alter table series no force row level security;
  execute format('alter table %I add foreign key (tenant_id, series_uuid) references series (tenant_id, uuid)', table_name);
  alter table series force row level security;
  execute format('alter table %I force row level security', table_name);
  execute format('create unique index %I on %I (tenant_id, printed_number) where printed_number is not null',
    table_name || '_printed_number', table_name);
  execute format(
    'create trigger keep_series before update of series_uuid, number_period, printed_number on %I for each row
       when (old.number is not null and (new.series_uuid, new.number_period, new.printed_number) is distinct from
         (old.series_uuid, old.number_period, old.printed_number)) execute function keep_series()', table_name);
end $$;
revoke execute on function number_by_series from public;
