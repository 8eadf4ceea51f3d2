-- Once the next version of a quote is issued, the links of the former ones lead to it.
create or replace function lead_to_next_version() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update public_links set record_uuid = new.uuid
    where tenant_id = new.tenant_id and kind = 'quotes' and record_uuid = new.revises_uuid;
  return null;
end $$;
revoke execute on function lead_to_next_version from public;

create trigger link_moved after update on quotes for each row
  when (new.revises_uuid is not null and old.status = 'draft' and new.status = 'issued') execute function lead_to_next_version();
