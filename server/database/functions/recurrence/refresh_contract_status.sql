-- Updates the status of the contracts whose invoices or occurrences a statement changed.
create or replace function refresh_contract_status() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
begin
  for tenant, keys in
    select c.tenant_id, array_agg(distinct c.contract_uuid) from changed c
    where c.contract_uuid is not null and not (tg_table_name = 'occurrences' and c.status = 'billed') group by 1
  loop
    perform set_contract_status(tenant, keys);
  end loop;
  return null;
end $$;

create trigger contract_status_added after insert on invoices referencing new table as changed
  for each statement execute function refresh_contract_status();
create trigger contract_status_moved after update on invoices referencing new table as changed
  for each statement execute function refresh_contract_status();
create trigger contract_status_added after insert on occurrences referencing new table as changed
  for each statement execute function refresh_contract_status();
create trigger contract_status_moved after update on occurrences referencing new table as changed
  for each statement execute function refresh_contract_status();
