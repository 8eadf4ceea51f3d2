-- Keeps one default series of each type of documents, until another replaces it.
create or replace function keep_default_series() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.is_default then
    update series set is_default = false
    where tenant_id = new.tenant_id and document_type = new.document_type and is_default and uuid <> new.uuid;
  elsif tg_op = 'UPDATE' and old.is_default and pg_trigger_depth() = 1 then
    new.is_default := true;
  end if;
  return new;
end $$;

create trigger keep_default before insert or update of is_default on series
  for each row execute function keep_default_series();
