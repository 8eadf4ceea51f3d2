-- Adds occurrences that come, move or go to what is to come of their contracts. It adds up rows by terms before it looks the
-- terms up: most statements change nothing that counts.
create or replace function count_to_come() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
  amounts numeric[];
begin
  if tg_op = 'INSERT' then
    for tenant, keys, amounts in
      select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
        select v.tenant_id, v.contract_uuid, sum(v.n * terms_total(v.tenant_id, v.terms_uuid)) as amount from (
          select tenant_id, contract_uuid, terms_uuid, count(*) as n from after where status in ('future', 'held') group by 1, 2, 3
        ) v group by 1, 2
      ) m group by 1
    loop
      perform add_to_contracts(tenant, keys, '{}', amounts);
    end loop;
  else
    for tenant, keys, amounts in
      select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
        select v.tenant_id, v.contract_uuid, sum(v.n * terms_total(v.tenant_id, v.terms_uuid)) as amount from (
          select tenant_id, contract_uuid, terms_uuid, sum(one) as n from (
            select tenant_id, contract_uuid, terms_uuid, 1 as one from after where status in ('future', 'held')
            union all
            select tenant_id, contract_uuid, terms_uuid, -1 from before where status in ('future', 'held')
          ) moved group by 1, 2, 3 having sum(one) <> 0
        ) v group by 1, 2
      ) m group by 1
    loop
      perform add_to_contracts(tenant, keys, '{}', amounts);
    end loop;
  end if;
  return null;
end $$;

create trigger count_to_come_added after insert on occurrences referencing new table as after
  for each statement execute function count_to_come();
create trigger count_to_come_moved after update on occurrences referencing old table as before new table as after
  for each statement execute function count_to_come();
