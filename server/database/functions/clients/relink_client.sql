-- Ends the former link of a client's page, and adds its new one, if it has one.
create or replace function relink_client() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from public_links where digest = sha256(convert_to(old.public_hash, 'UTF8'));
  if tg_op = 'UPDATE' then
    insert into public_links (digest, tenant_id, kind, record_uuid, expires_at)
      select sha256(convert_to(new.public_hash, 'UTF8')), new.tenant_id, 'client', new.uuid, new.link_expires_at
      where new.public_hash is not null;
  end if;
  return null;
end $$;
revoke execute on function relink_client from public;

create trigger link_moved after update on entities for each row
  when ((new.public_hash, new.link_expires_at) is distinct from (old.public_hash, old.link_expires_at))
  execute function relink_client();
create trigger link_removed after delete on entities for each row
  when (old.public_hash is not null) execute function relink_client();
