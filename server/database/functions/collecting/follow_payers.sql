-- Plans the reminders of a client's open invoices again when its sequence, promise or choice changes.
create or replace function follow_payers() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
declare
  concerned uuid[];
begin
  select array_agg(i.uuid) into concerned from invoices i
  where i.tenant_id = new.tenant_id and i.payer_uuid = new.uuid and i.status = 'billed';
  if concerned is not null then
    perform plan_reminders(new.tenant_id, concerned);
  end if;
  return null;
end $$;

create trigger remind_changed after update on entities for each row
  when ((new.reminder_sequence_uuid, new.reminders_off, new.promised_date)
    is distinct from (old.reminder_sequence_uuid, old.reminders_off, old.promised_date))
  execute function follow_payers();
