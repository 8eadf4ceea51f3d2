-- Keeps whether a certificate of withheld taxes is attached.
create or replace function mark_certificates() returns trigger
  language plpgsql
as $$
begin
  update withheld_taxes w set has_file = not w.has_file
  from (select distinct tenant_id, owner_uuid from file_rows where owner_table = 'withheld_taxes') f
  where w.tenant_id = f.tenant_id and w.uuid = f.owner_uuid and w.has_file is distinct from exists (
    select from stored_files s
    where s.tenant_id = w.tenant_id and s.owner_table = 'withheld_taxes' and s.owner_uuid = w.uuid);
  return null;
end $$;

create trigger mark_certificates_added after insert on stored_files referencing new table as file_rows
  for each statement execute function mark_certificates();
create trigger mark_certificates_removed after delete on stored_files referencing old table as file_rows
  for each statement execute function mark_certificates();
