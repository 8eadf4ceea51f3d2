-- Deletes the comments on a deleted row.
create or replace function delete_comments() returns trigger
  language plpgsql
as $$
begin
  delete from comments c using gone g
  where c.tenant_id = g.tenant_id and c.record_table = tg_table_name and c.record_uuid = g.uuid;
  return null;
end $$;
