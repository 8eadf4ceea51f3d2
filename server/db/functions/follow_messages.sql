-- Keeps the send state of invoices. A document that is being issued has it from `stamp_sent`.
create or replace function follow_messages() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  update invoices i set send_state = send_state_of(i.tenant_id, i.uuid)
  from (select distinct tenant_id, invoice_uuid from changed) c
  where i.tenant_id = c.tenant_id and i.uuid = c.invoice_uuid and i.status <> 'draft'
    and i.send_state is distinct from send_state_of(i.tenant_id, i.uuid);
  return null;
end $$;

create trigger follow_added after insert on messages referencing new table as changed
  for each statement execute function follow_messages();
create trigger follow_changed after update on messages referencing new table as changed
  for each statement execute function follow_messages();
