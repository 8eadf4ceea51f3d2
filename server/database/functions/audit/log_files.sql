-- Writes files into the history of their record, by name: those of one statement in one entry.
create or replace function log_files() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
  select tenant_id, owner_table, owner_uuid, owner_uuid, 'updated', jsonb_object_agg(property, case tg_op
    when 'INSERT' then jsonb_build_array(null, names) else jsonb_build_array(names, null) end), current_actor()
  from (
    select tenant_id, owner_table, owner_uuid, property, string_agg(name, ', ' order by position) as names
    from file_rows group by tenant_id, owner_table, owner_uuid, property
  ) of_property
  group by tenant_id, owner_table, owner_uuid;
  return null;
end $$;

create trigger log_added after insert on stored_files referencing new table as file_rows
  for each statement execute function log_files();
create trigger log_removed after delete on stored_files referencing old table as file_rows
  for each statement execute function log_files();
