-- Updates the monthly worth of contracts whose terms changed. Terms are renewed in place when a scenario changes.
create or replace function refresh_recurring_amounts_of_terms() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
begin
  for tenant, keys in
    select m.tenant_id, array_agg(distinct m.contract_uuid) from (
      select s.tenant_id, s.contract_uuid
      from (select a.tenant_id, a.uuid, a.contract_uuid, a.total from after a
        union all select b.tenant_id, b.uuid, b.contract_uuid, b.total from before b) s
      group by s.tenant_id, s.uuid, s.contract_uuid having min(s.total) <> max(s.total)
    ) m group by 1
  loop
    perform count_recurring(tenant, keys);
  end loop;
  return null;
end $$;

create trigger recur after update on contract_terms referencing old table as before new table as after
  for each statement execute function refresh_recurring_amounts_of_terms();
