-- Adds up at most `most` stale days of the current tenant, the latest first, and returns how many it did. It takes the marks
-- before it reads the lines: a change committed in between leaves its mark, and its day stays stale. One transaction of a
-- tenant runs this at a time; a second one finds nothing to do.
create or replace function add_up_days(most int) returns int language plpgsql set search_path = public, pg_temp as $$
declare
  days date[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('add up days ' || current_tenant()::text, 0)) then
    return 0;
  end if;
  with taken as (
    delete from stale_days where tenant_id = current_tenant() and day in (
      select distinct day from stale_days where tenant_id = current_tenant() order by day desc limit most
    ) returning day
  )
  select coalesce(array_agg(distinct day), '{}') into days from taken;
  if days = '{}' then
    return 0;
  end if;
  delete from invoice_lines_daily where tenant_id = current_tenant() and created = any(days);
  delete from invoice_taxes_daily where tenant_id = current_tenant() and created = any(days);
  insert into invoice_lines_daily
    select tenant_id, created, summed_status(status), type, currency, item_uuid, scenery_uuid, count(*), sum(net), document
    from invoice_lines
    where tenant_id = current_tenant() and created = any(days) and status in ('billed', 'paid', 'cancelled')
    group by 1, 2, 3, 4, 5, 6, 7, document;
  insert into invoice_taxes_daily
    select tenant_id, created, summed_status(status), type, currency, tribute, country_id, side, tax_responsible, count(*),
      sum(amount), document
    from invoice_taxes
    where tenant_id = current_tenant() and created = any(days) and status in ('billed', 'paid', 'cancelled')
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, document;
  return cardinality(days);
end $$;
