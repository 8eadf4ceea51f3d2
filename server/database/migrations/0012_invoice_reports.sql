-- What lists and reports of invoices count and sum.

-- The number of a tenant's invoices by status: a count has the same cost at any size.
create table invoice_counts (
  tenant_id uuid not null references tenants (id),
  status text not null,
  n bigint not null,
  primary key (tenant_id, status)
);
select guard_tenant_table('invoice_counts', false);

-- Issue dates with outdated sums, one row per change. No foreign key: the invoice's row has one.
create table stale_days (
  tenant_id uuid not null,
  day date not null,
  uuid uuid not null default uuidv7(),
  primary key (tenant_id, day, uuid)
);
select guard_tenant_table('stale_days', audited => false);

-- Daily sums of the view `invoice_lines`. Paid invoices count as billed, so that payments do not outdate sums.
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

-- Daily sums of the view `invoice_taxes`.
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
  unique nulls not distinct (tenant_id, created, status, type, currency, tribute, country_id, side, tax_responsible) include (n, amount)
);
select guard_tenant_table('invoice_taxes_daily', audited => false);

-- The number of invoices of all tenants by local issue date, as partial counts to sum up.
create table issued_days (
  uuid uuid primary key default uuidv7(),
  day date not null,
  n bigint not null
);
create index on issued_days (day);
select guard_platform_table('issued_days', visible => null, audited => false);
create policy counted on issued_days to current_user using (true) with check (true);
grant select on issued_days to ultramar_operator;

-- `search_text` is the invoice's: a search returns the lines of the invoices that it matches.
create view invoice_lines with (security_invoker) as
  select i.tenant_id, l.uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type, i.created, i.currency,
    i.service_buyer_uuid, l.item_uuid, l.description, l.scenery_uuid, l.quantity, l.price, l.total, i.created_at, i.search_text
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid;
grant select on invoice_lines to ultramar_app;

-- A line has at most forty tributes, by the names in its snapshot.
create view invoice_taxes with (security_invoker) as
  select i.tenant_id, part_key(l.uuid, t.place::int) as uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type,
    i.created, i.currency, i.service_buyer_uuid, l.description, t.name as tribute,
    case when t.is_origin then l.scenery #>> '{origin,id}' else l.scenery #>> '{destiny,id}' end::int as country_id,
    case when t.is_origin then 'origin' else 'destiny' end as side,
    t.tax_responsible, t.amount, i.created_at, i.search_text
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
  cross join lateral rows from (
    jsonb_to_recordset(l.scenery -> 'tributes') as (name text, is_origin boolean, tax_responsible text, amount numeric)
  ) with ordinality t (name, is_origin, tax_responsible, amount, place);
grant select on invoice_taxes to ultramar_app;

-- Scheduled invoices with the column names of invoice lists, so that lists and reports sum both in the same way. Terms
-- are joined on columns of `occurrences_due`, so that a sum over many rows reads only that index.
create view invoices_to_come with (security_invoker) as
  select o.tenant_id, o.uuid, o.status as occurrence_status, o.contract_uuid, o.created, o.due_date, 'recurring' as type,
    null::bigint as number, m.company_number, m.total, (m.total * 1000)::bigint as total_thousandths,
    date 'infinity' as unpaid_from, null::date as paid_on, c.currency, c.service_provider_uuid, c.service_buyer_uuid,
    (c.service_buyer #>> '{location,country,id}')::integer as service_buyer_location_country_id,
    coalesce(c.payment_responsible_uuid, c.service_buyer_uuid) as payer_uuid, c.search_text, 0::numeric as open_amount, m.label
  from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid;

-- What clients owe by currency: open amounts of the invoices that they pay, read from the index of these.
create view entity_owes with (security_invoker) as
  select i.tenant_id, i.payer_uuid as entity_uuid,
    row_number() over (partition by i.tenant_id, i.payer_uuid order by i.currency) as position, i.currency,
    sum(i.open_amount) as amount
  from invoices i where i.status = 'billed' group by i.tenant_id, i.payer_uuid, i.currency;
grant select on entity_owes to ultramar_app;
