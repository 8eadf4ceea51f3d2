-- What the lines of issued and of cancelled invoices come to by day, and what their tributes come to: reports read these sums
-- in place of the lines. A change only marks its day as stale, which costs next to nothing and waits for no other
-- transaction. Reports read the lines of stale days until a job adds those days up, so every figure is exact at all times.

-- Days of issue whose sums are out of date, one row for each change. Without a foreign key: the row of the invoice has one.
create table stale_days (
  tenant_id uuid not null,
  day date not null,
  uuid uuid not null default uuidv7(),
  primary key (tenant_id, day, uuid)
);
select guard_tenant_table('stale_days', audited => false);

-- Sums of the view `invoice_lines`. Paid invoices are summed as billed ones, so that a payment makes no day stale.
create table invoice_lines_daily (
  tenant_id uuid not null,
  created date not null,
  status text not null check (status in ('billed', 'cancelled')),
  type text not null,
  currency text not null,
  item_uuid uuid not null,
  scenery_uuid uuid not null,
  n bigint not null,
  total numeric not null,
  primary key (tenant_id, created, status, type, currency, item_uuid, scenery_uuid) include (n, total)
);
select guard_tenant_table('invoice_lines_daily', audited => false);

-- Sums of the view `invoice_taxes`.
create table invoice_taxes_daily (
  tenant_id uuid not null,
  created date not null,
  status text not null check (status in ('billed', 'cancelled')),
  type text not null,
  currency text not null,
  tribute text not null,
  country_id integer,
  side text not null,
  tax_responsible text not null,
  n bigint not null,
  amount numeric not null,
  unique nulls not distinct (tenant_id, created, status, type, currency, tribute, country_id, side, tax_responsible)
    include (n, amount)
);
select guard_tenant_table('invoice_taxes_daily', audited => false);

-- The status that an invoice is summed under, null if it is in no sum.
create function summed_status(status text) returns text language sql immutable as $$
  select case status when 'billed' then 'billed' when 'paid' then 'billed' when 'cancelled' then 'cancelled' end
$$;

-- Marks the days of invoices that enter a sum, leave one, or change within it. The conditions stand here and not in `when`:
-- PostgreSQL prepares those for each statement again, which takes longer than this function does.
create function mark_stale_day() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and summed_status(old.status) is not distinct from summed_status(new.status)
    and old.created = new.created and old.type = new.type and old.currency = new.currency
    and old.subtotal = new.subtotal and old.total_taxes = new.total_taxes
  then
    return null;
  end if;
  if tg_op <> 'INSERT' and summed_status(old.status) is not null then
    insert into stale_days (tenant_id, day) values (old.tenant_id, old.created);
  end if;
  if tg_op <> 'DELETE' and summed_status(new.status) is not null then
    insert into stale_days (tenant_id, day) values (new.tenant_id, new.created);
  end if;
  return null;
end $$;
create trigger mark_stale after insert or update or delete on invoices for each row execute function mark_stale_day();

-- The same for lines that change or go while their invoice is in a sum. No command does that; the sums stay right if one ever
-- does. A line that is added needs no trigger: its invoice is written too.
create function mark_stale_lines() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stale_days (tenant_id, day)
    select distinct i.tenant_id, i.created from changed l
    join invoices i on i.tenant_id = l.tenant_id and i.uuid = l.invoice_uuid
    where summed_status(i.status) is not null;
  return null;
end $$;
create trigger mark_stale_removed after delete on invoice_items referencing old table as changed
  for each statement execute function mark_stale_lines();
create trigger mark_stale_moved after update on invoice_items referencing new table as changed
  for each statement execute function mark_stale_lines();

-- Adds up at most so many of the current tenant's stale days, the latest first, and answers how many it did. The marks are
-- taken before the lines are read, so what is committed in between leaves its mark and its day stays stale. One transaction
-- of a tenant does this at a time; another one finds nothing to do.
create function add_up_days(most int) returns int language plpgsql set search_path = public, pg_temp as $$
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
    select tenant_id, created, summed_status(status), type, currency, item_uuid, scenery_uuid, count(*), sum(total)
    from invoice_lines
    where tenant_id = current_tenant() and created = any(days) and status in ('billed', 'paid', 'cancelled')
    group by 1, 2, 3, 4, 5, 6, 7;
  insert into invoice_taxes_daily
    select tenant_id, created, summed_status(status), type, currency, tribute, country_id, side, tax_responsible, count(*),
      sum(amount)
    from invoice_taxes
    where tenant_id = current_tenant() and created = any(days) and status in ('billed', 'paid', 'cancelled')
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  return cardinality(days);
end $$;

-- Which of these tenants have stale days: one after the other, each under its own policy.
create function tenants_with_stale_days(tenants uuid[]) returns setof uuid language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    if exists (select from stale_days s where s.tenant_id = entered) then
      return next entered;
    end if;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;

-- Every day there is starts stale: the job adds them up once the server runs.
alter table invoices no force row level security;
alter table stale_days no force row level security;
insert into stale_days (tenant_id, day)
  select distinct tenant_id, created from invoices where summed_status(status) is not null;
alter table stale_days force row level security;
alter table invoices force row level security;
