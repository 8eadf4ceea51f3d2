-- Ends the former link of an invoice and those in its mails, and adds its new one, if it has one.
create or replace function relink_invoice() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from public_links where digest = sha256(convert_to(old.public_hash, 'UTF8'));
  delete from public_links l using messages m
    where l.kind = 'message' and l.record_uuid = m.uuid and m.tenant_id = new.tenant_id and m.invoice_uuid = new.uuid;
  insert into public_links (digest, tenant_id, kind, record_uuid)
    select sha256(convert_to(new.public_hash, 'UTF8')), new.tenant_id, 'individual', new.uuid where new.public_hash is not null;
  return null;
end $$;
revoke execute on function relink_invoice from public;

create trigger link_moved after update on invoices for each row
  when (new.public_hash is distinct from old.public_hash) execute function relink_invoice();
