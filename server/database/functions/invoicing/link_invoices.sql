-- Adds the public link of a new invoice.
create or replace function link_invoices() returns trigger language plpgsql as $$
begin
  insert into public_links (digest, tenant_id, kind, record_uuid)
    select sha256(convert_to(public_hash, 'UTF8')), tenant_id, 'individual', uuid from added;
  return null;
end $$;

create trigger link_added after insert on invoices referencing new table as added for each statement execute function link_invoices();
