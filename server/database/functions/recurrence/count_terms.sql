-- Adds changed terms to what is to come of their contracts. Terms are renewed in place when a scenario changes.
create or replace function count_terms() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
  amounts numeric[];
begin
  for tenant, keys, amounts in
    select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
      select v.tenant_id, v.contract_uuid, sum(v.amount * (
        select count(*) from occurrences o
        where o.tenant_id = v.tenant_id and o.terms_uuid = v.uuid and o.status in ('future', 'held'))) as amount
      from (
        select tenant_id, contract_uuid, uuid, sum(amount) as amount from (
          select tenant_id, contract_uuid, uuid, total as amount from after
          union all
          select tenant_id, contract_uuid, uuid, -total from before
        ) moved group by 1, 2, 3 having sum(amount) <> 0
      ) v group by 1, 2
    ) m group by 1
  loop
    perform add_to_contracts(tenant, keys, '{}', amounts);
  end loop;
  return null;
end $$;

create trigger count_terms after update on contract_terms referencing old table as before new table as after
  for each statement execute function count_terms();
