-- Gives a new tenant the series `default` of the type of documents that the trigger names.
create or replace function furnish_series() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  perform set_config('app.tenant', new.id::text, true);
  perform add_default_series(tg_argv[0]);
  perform set_config('app.tenant', before, true);
  return null;
end $$;
