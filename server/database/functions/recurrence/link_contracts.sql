-- Adds the public link of a new contract.
create or replace function link_contracts() returns trigger language plpgsql as $$
begin
  insert into public_links (digest, tenant_id, kind, record_uuid)
    select sha256(convert_to(public_hash, 'UTF8')), tenant_id, 'recurring', uuid from added;
  return null;
end $$;

create trigger link_added after insert on contracts referencing new table as added for each statement execute function link_contracts();
