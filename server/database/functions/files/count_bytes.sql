-- Counts the bytes of a tenant's files.
create or replace function count_bytes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_stored_bytes(tenant_id, case tg_op when 'INSERT' then n else -n end)
  from (select tenant_id, sum(size) as n from changed group by tenant_id) c;
  return null;
end $$;

create trigger count_bytes_added after insert on stored_files referencing new table as changed
  for each statement execute function count_bytes();
create trigger count_bytes_removed after delete on stored_files referencing old table as changed
  for each statement execute function count_bytes();
