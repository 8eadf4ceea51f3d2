-- Deletes the files of a deleted row.
create or replace function delete_files() returns trigger
  language plpgsql
as $$
begin
  delete from stored_files f using gone g
  where f.tenant_id = g.tenant_id and f.owner_table = tg_table_name and f.owner_uuid = g.uuid;
  return null;
end $$;
