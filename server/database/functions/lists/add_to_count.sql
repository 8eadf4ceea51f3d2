-- Adds to the count of a tenant's rows, in a part that no other transaction holds, so that none waits for another.
create or replace function add_to_count(tenant uuid, counted text, difference bigint) returns void language plpgsql as $$
begin
  update row_counts set n = n + difference where (tenant_id, uuid) = (
    select c.tenant_id, c.uuid from row_counts c where c.tenant_id = tenant and c.table_name = counted
    limit 1 for update skip locked
  );
  if not found then
    insert into row_counts (tenant_id, table_name, n) values (tenant, counted, difference);
  end if;
end $$;
revoke execute on function add_to_count from public;
