-- Numbers the documents of a table by series: each has a number that is unique in its series and period. `own_series_uuid` is the
-- series that gave it, null for `default`, so that no stored document is written again; of one without a number it is the choice.
-- `series_uuid` says both, and `full_number` is the printed text; `default` prints the number alone.
create or replace function number_by_series(table_name text, of_type text) returns void language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  -- Since PostgreSQL 18 a column can be computed when it is read; before, each row is written again.
  computed text := case when current_setting('server_version_num')::integer >= 180000 then 'virtual' else 'stored' end;
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
       add column own_series_uuid uuid,
       add column number_period integer,
       add column printed_number text,
       add column full_number text generated always as (coalesce(printed_number, number::text)) %4$s,
       add column series_uuid uuid generated always as
         (coalesce(own_series_uuid, case when number is not null then md5(tenant_id || %2$L)::uuid end)) %4$s,
       drop constraint if exists %3$I', table_name, of_type, table_name || '_tenant_id_number_key', computed);
  execute format('comment on column %I.own_series_uuid is %L', table_name, 'Derived from the choice and the number.');
  execute format('comment on column %I.number_period is %L', table_name, 'Derived from the emission date.');
  execute format('comment on column %I.printed_number is %L', table_name, 'Derived from the number.');
  execute format('create unique index %I on %I (tenant_id, own_series_uuid, number_period, number) nulls not distinct
    where number is not null', table_name || '_number_in_series', table_name);
  -- The owner has no tenant, and checks the rows of all of them.
  execute format('alter table %I no force row level security', table_name);
  alter table series no force row level security;
  execute format('alter table %I add foreign key (tenant_id, own_series_uuid) references series (tenant_id, uuid)', table_name);
  alter table series force row level security;
  execute format('alter table %I force row level security', table_name);
  execute format('create unique index %I on %I (tenant_id, printed_number) where printed_number is not null',
    table_name || '_printed_number', table_name);
  execute format(
    'create trigger keep_series before update of own_series_uuid, number_period, printed_number on %I for each row
       when (old.number is not null and (new.own_series_uuid, new.number_period, new.printed_number) is distinct from
         (old.own_series_uuid, old.number_period, old.printed_number)) execute function keep_series()', table_name);
end $$;
revoke execute on function number_by_series from public;
