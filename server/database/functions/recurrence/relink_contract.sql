-- Ends the former link of a contract, and adds its new one, if it has one.
create or replace function relink_contract() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from public_links where digest = sha256(convert_to(old.public_hash, 'UTF8'));
  insert into public_links (digest, tenant_id, kind, record_uuid)
    select sha256(convert_to(new.public_hash, 'UTF8')), new.tenant_id, 'recurring', new.uuid where new.public_hash is not null;
  return null;
end $$;
revoke execute on function relink_contract from public;

create trigger link_moved after update on contracts for each row
  when (new.public_hash is distinct from old.public_hash) execute function relink_contract();
