-- Adds to the count of a tenant's bytes. Concurrent files add to rows of their own, so that none waits for another.
create or replace function add_stored_bytes(tenant uuid, difference bigint) returns void language plpgsql as $$
begin
  update stored_bytes set n = n + difference where (tenant_id, uuid) = (
    select b.tenant_id, b.uuid from stored_bytes b where b.tenant_id = tenant limit 1 for update skip locked
  );
  if not found then
    insert into stored_bytes (tenant_id, n) values (tenant, difference);
  end if;
end $$;
revoke execute on function add_stored_bytes from public;
