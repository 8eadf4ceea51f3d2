-- Counts invoices by status, and the issued ones by day: those with a number that are no drafts.
create or replace function count_invoices() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into invoice_counts as c (tenant_id, status, n)
      select tenant_id, status, count(*) from added group by 1, 2 order by 1, 2
      on conflict (tenant_id, status) do update set n = c.n + excluded.n;
    perform count_issued(created, count(*)) from added where number is not null and status <> 'draft' group by created;
  elsif tg_op = 'DELETE' then
    insert into invoice_counts as c (tenant_id, status, n)
      select tenant_id, status, -count(*) from removed group by 1, 2 order by 1, 2
      on conflict (tenant_id, status) do update set n = c.n + excluded.n;
    perform count_issued(created, -count(*)) from removed where number is not null and status <> 'draft' group by created;
  else
    insert into invoice_counts as c (tenant_id, status, n)
      select tenant_id, status, sum(d) from (
        select tenant_id, status, 1 as d from added
        union all select tenant_id, status, -1 from removed
      ) moved group by 1, 2 having sum(d) <> 0 order by 1, 2
      on conflict (tenant_id, status) do update set n = c.n + excluded.n;
    perform count_issued(created, sum(d)) from (
      select created, 1 as d from added where number is not null and status <> 'draft'
      union all select created, -1 from removed where number is not null and status <> 'draft'
    ) moved group by created having sum(d) <> 0;
  end if;
  return null;
end $$;

create trigger count_added after insert on invoices referencing new table as added for each statement execute function count_invoices();
create trigger count_moved after update on invoices referencing old table as removed new table as added for each statement execute function count_invoices();
create trigger count_removed after delete on invoices referencing old table as removed for each statement execute function count_invoices();
