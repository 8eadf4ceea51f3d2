-- Gives a new tenant its one row of a settings table: the defaults of the columns are its values.
create or replace function furnish_single() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  perform set_config('app.tenant', new.id::text, true);
  execute format('insert into %I (tenant_id, uuid) values ($1, $1)', tg_argv[0]) using new.id;
  perform set_config('app.tenant', before, true);
  return null;
end $$;
