-- Counts a table's rows that are not archived.
create or replace function count_live_rows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_count(tenant_id, tg_table_name, count(*)) from added where not archived group by tenant_id;
  elsif tg_op = 'DELETE' then
    perform add_to_count(tenant_id, tg_table_name, -count(*)) from removed where not archived group by tenant_id;
  else
    perform add_to_count(tenant_id, tg_table_name, sum(d)) from (
      select tenant_id, 1 as d from added where not archived union all select tenant_id, -1 from removed where not archived
    ) moved group by tenant_id having sum(d) <> 0;
  end if;
  return null;
end $$;
