-- Keeps the send state of invoices. A document that is being issued has it from `stamp_sent`.
create or replace function follow_messages() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  update invoices i set send_state = f.state
  from (
    select j.tenant_id, j.uuid, send_state_of(j.tenant_id, j.uuid) as state
    from (select distinct tenant_id, invoice_uuid from changed) c
      join invoices j on j.tenant_id = c.tenant_id and j.uuid = c.invoice_uuid and j.status <> 'draft'
    -- The states are read only for these invoices.
    offset 0
  ) f
  where i.tenant_id = f.tenant_id and i.uuid = f.uuid and i.send_state is distinct from f.state;
  return null;
end $$;

create trigger follow_added after insert on messages referencing new table as changed
  for each statement execute function follow_messages();
create trigger follow_changed after update on messages referencing new table as changed
  for each statement execute function follow_messages();
