-- Keeps one default sequence: the first one, until another takes its place.
create or replace function keep_default_sequence() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.is_default then
    update reminder_sequences set is_default = false
    where tenant_id = new.tenant_id and is_default and uuid <> new.uuid;
  elsif tg_op = 'UPDATE' and old.is_default and pg_trigger_depth() = 1 then
    new.is_default := true;
  elsif tg_op = 'INSERT' and not exists (select from reminder_sequences s where s.tenant_id = new.tenant_id) then
    new.is_default := true;
  end if;
  return new;
end $$;

create trigger keep_default before insert or update of is_default on reminder_sequences
  for each row execute function keep_default_sequence();
