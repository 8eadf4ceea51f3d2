-- Keeps one default sequence: the first one, until another replaces it. That one begins with the steps of that day, as if it
-- were turned on: the invoices of all other clients are new to it.
create or replace function keep_default_sequence() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.is_default then
    update reminder_sequences set is_default = false
    where tenant_id = new.tenant_id and is_default and uuid <> new.uuid;
    if tg_op = 'UPDATE' and not old.is_default and new.turned_on is not null then
      select (moment() at time zone t.time_zone)::date into new.turned_on from tenants t where t.id = new.tenant_id;
    end if;
  elsif tg_op = 'UPDATE' and old.is_default and pg_trigger_depth() = 1 then
    new.is_default := true;
  elsif tg_op = 'INSERT' and not exists (select from reminder_sequences s where s.tenant_id = new.tenant_id) then
    new.is_default := true;
  end if;
  return new;
end $$;

create trigger keep_default before insert or update of is_default on reminder_sequences
  for each row execute function keep_default_sequence();
