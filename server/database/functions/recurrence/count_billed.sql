-- Adds what a statement billed or cancelled to the amounts of its contracts.
create or replace function count_billed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
  amounts numeric[];
begin
  if tg_op = 'INSERT' then
    for tenant, keys, amounts in
      select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
        select tenant_id, contract_uuid, sum(total) as amount from after
        where contract_uuid is not null and status <> 'cancelled' group by 1, 2
      ) m group by 1
    loop
      perform add_to_contracts(tenant, keys, amounts, '{}');
    end loop;
  else
    for tenant, keys, amounts in
      select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
        select tenant_id, contract_uuid, sum(amount) as amount from (
          select tenant_id, contract_uuid, total as amount from after where contract_uuid is not null and status <> 'cancelled'
          union all
          select tenant_id, contract_uuid, -total from before where contract_uuid is not null and status <> 'cancelled'
        ) v group by 1, 2 having sum(amount) <> 0
      ) m group by 1
    loop
      perform add_to_contracts(tenant, keys, amounts, '{}');
    end loop;
  end if;
  return null;
end $$;

create trigger count_billed_added after insert on invoices referencing new table as after
  for each statement execute function count_billed();
create trigger count_billed_moved after update on invoices referencing old table as before new table as after
  for each statement execute function count_billed();
