-- Ends the former links of a client's page, and adds its new one, if it has one. When the client is merged, its links lead to
-- the other one's page; when that is undone, its own link leads back unless it has ended.
create or replace function relink_client() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and old.merged_into_uuid is null and new.merged_into_uuid is not null then
    update public_links set record_uuid = new.merged_into_uuid
      where tenant_id = old.tenant_id and kind = 'client' and record_uuid = old.uuid;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.merged_into_uuid is not null and new.public_hash is not null then
    update public_links set record_uuid = new.uuid
      where digest = sha256(convert_to(new.public_hash, 'UTF8')) and tenant_id = new.tenant_id and kind = 'client'
        and record_uuid = old.merged_into_uuid;
    if not found then
      update entities set public_hash = null, link_expires_at = null where tenant_id = new.tenant_id and uuid = new.uuid;
    end if;
    return null;
  end if;
  delete from public_links where tenant_id = old.tenant_id and kind = 'client' and record_uuid = old.uuid;
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
