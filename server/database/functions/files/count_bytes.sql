-- Counts the bytes of a tenant's files.
create or replace function count_bytes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid;
  difference bigint;
begin
  for tenant, difference in
    select tenant_id, case tg_op when 'INSERT' then sum(size) else -sum(size) end from changed group by tenant_id
  loop
    update stored_bytes set n = n + difference where (tenant_id, uuid) = (
      select b.tenant_id, b.uuid from stored_bytes b where b.tenant_id = tenant limit 1 for update skip locked
    );
    if not found then
      insert into stored_bytes (tenant_id, n) values (tenant, difference);
    end if;
  end loop;
  return null;
end $$;

create trigger count_bytes_added after insert on stored_files referencing new table as changed
  for each statement execute function count_bytes();
create trigger count_bytes_removed after delete on stored_files referencing old table as changed
  for each statement execute function count_bytes();
