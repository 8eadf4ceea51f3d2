-- Counts the bytes of files whose content was replaced.
create or replace function count_changed_bytes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_stored_bytes(tenant_id, n)
  from (
    select tenant_id, sum(size) as n
    from (select tenant_id, size from changed union all select tenant_id, -size from former) b
    group by tenant_id having sum(size) <> 0
  ) c;
  return null;
end $$;

create trigger count_bytes_changed after update on stored_files referencing old table as former new table as changed
  for each statement execute function count_changed_bytes();
