-- Updates the monthly amount and end of the contracts whose occurrences a statement changed. It compares rows before and after by
-- grouping: the planner expects few rows for a join, and took the square of their number when thousands moved in one statement.
create or replace function refresh_recurring_amounts() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
begin
  if tg_op = 'INSERT' then
    for tenant, keys in select a.tenant_id, array_agg(distinct a.contract_uuid) from after a group by 1 loop
      perform count_recurring(tenant, keys);
    end loop;
  else
    for tenant, keys in
      select m.tenant_id, array_agg(distinct m.contract_uuid) from (
        select a.tenant_id, a.contract_uuid from after a
        where a.status in ('billed', 'skipped') and coalesce(a.lasting_terms_uuid, a.terms_uuid) is distinct from (
          select coalesce(o.lasting_terms_uuid, o.terms_uuid) from occurrences o
          where o.tenant_id = a.tenant_id and o.contract_uuid = a.contract_uuid and o.occurrence > a.occurrence
            and o.status in ('future', 'held', 'paused')
          order by o.occurrence limit 1)
        union all
        select s.tenant_id, s.contract_uuid from (
          select a.tenant_id, a.uuid, a.contract_uuid, a.status, coalesce(a.lasting_terms_uuid, a.terms_uuid) as terms, true as is_new
          from after a
          union all
          select b.tenant_id, b.uuid, b.contract_uuid, b.status, coalesce(b.lasting_terms_uuid, b.terms_uuid), false
          from before b) s
        group by s.tenant_id, s.uuid, s.contract_uuid
        having not bool_or(s.is_new and s.status in ('billed', 'skipped')) and (
          count(distinct s.terms) > 1 or count(distinct s.status = 'cancelled') > 1
          or bool_or(not s.is_new and s.status in ('billed', 'skipped')))
      ) m group by 1
    loop
      perform count_recurring(tenant, keys);
    end loop;
  end if;
  return null;
end $$;

create trigger recur_added after insert on occurrences referencing new table as after
  for each statement execute function refresh_recurring_amounts();
create trigger recur_moved after update on occurrences referencing old table as before new table as after
  for each statement execute function refresh_recurring_amounts();
