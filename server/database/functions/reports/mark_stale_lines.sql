-- Marks the days of lines that change or go while their invoice is in a sum. No command does that; the sums stay right if one
-- ever does. A new line needs no trigger: its invoice is written too.
create or replace function mark_stale_lines() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stale_days (tenant_id, day)
    select distinct i.tenant_id, i.created from changed l
    join invoices i on i.tenant_id = l.tenant_id and i.uuid = l.invoice_uuid
    where summed_status(i.status) is not null;
  return null;
end $$;

create trigger mark_stale_moved after update on invoice_items referencing new table as changed
  for each statement execute function mark_stale_lines();
create trigger mark_stale_removed after delete on invoice_items referencing old table as changed
  for each statement execute function mark_stale_lines();
