-- Updates the status of the contracts whose invoices or occurrences a statement changed.
create or replace function contracts_stand() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
begin
  for tenant, keys in
    select c.tenant_id, array_agg(distinct c.contract_uuid) from changed c
    where c.contract_uuid is not null and not (tg_table_name = 'occurrences' and c.status = 'billed') group by 1
  loop
    perform stand_contracts(tenant, keys);
  end loop;
  return null;
end $$;

create trigger contracts_stand_added after insert on invoices referencing new table as changed
  for each statement execute function contracts_stand();
create trigger contracts_stand_moved after update on invoices referencing new table as changed
  for each statement execute function contracts_stand();
create trigger contracts_stand_added after insert on occurrences referencing new table as changed
  for each statement execute function contracts_stand();
create trigger contracts_stand_moved after update on occurrences referencing new table as changed
  for each statement execute function contracts_stand();
