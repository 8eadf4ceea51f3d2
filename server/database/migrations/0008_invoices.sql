create table invoices (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  number bigint,
  company_number text,
  type text not null default 'individual' check (type in ('individual', 'recurring')),
  status text not null check (status in ('draft', 'future', 'billed', 'paid', 'cancelled')),
  currency text not null,
  created date not null,
  due_date date not null,
  service_provider_uuid uuid not null,
  service_buyer_uuid uuid not null,
  payment_responsible_uuid uuid,
  account_uuid uuid,
  service_provider jsonb not null,
  service_buyer jsonb not null,
  payment_responsible jsonb,
  subtotal numeric(20, 3) not null,
  total numeric(20, 3) not null,
  exporter_total_taxes_payable_exporter numeric(20, 3) not null,
  exporter_total_taxes_payable_importer numeric(20, 3) not null,
  importer_total_taxes_payable_exporter numeric(20, 3) not null,
  importer_total_taxes_payable_importer numeric(20, 3) not null,
  total_taxes numeric(20, 3) not null,
  importer_total_payable_exporter numeric(20, 3) not null,
  importer_total_payable numeric(20, 3) not null,
  exporter_net_total numeric(20, 3) not null,
  observation text,
  terms_payment text,
  template text not null default 'invoiceTemplate1',
  label text,
  send_email boolean not null default false,
  responsible_name text,
  responsible_email text,
  show_tax_invoice boolean not null default true,
  payment_authorized boolean not null default false,
  public_hash text not null,
  sent_at timestamptz,
  seen_at timestamptz,
  search_text text not null generated always as
    (norm(coalesce(number::text, '') || ' ' || coalesce(company_number, '') || ' ' || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  total_thousandths bigint not null generated always as ((total * 1000)::bigint) stored,
  payer_uuid uuid generated always as (coalesce(payment_responsible_uuid, service_buyer_uuid)) stored,
  contract_uuid uuid,
  occurrence integer,
  show_exporter_net boolean not null default false,
  service_buyer_location_country_id integer generated always as ((service_buyer #>> '{location,country,id}')::integer) stored,
  unpaid_from date not null generated always as
    (case when status = 'billed' and not payment_authorized then due_date else 'infinity'::date end) stored,
  -- The day of payment by the company's calendar.
  paid_on date,
  observation_rich jsonb,
  terms_payment_rich jsonb,
  primary key (tenant_id, uuid),
  unique (tenant_id, number),
  unique (tenant_id, public_hash),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid),
  check (importer_total_payable - exporter_net_total = total_taxes),
  check (total = importer_total_payable_exporter),
  check (number is not null or status in ('draft', 'future', 'cancelled')),
  check ((contract_uuid is null) = (occurrence is null))
);
comment on column invoices.paid_on is 'Derived from transactions.';
create index invoices_search on invoices using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
create index invoices_latest on invoices (tenant_id, created_at desc, uuid desc);
create index invoices_by_buyer on invoices (tenant_id, service_buyer_uuid);
create index invoices_by_payer on invoices (tenant_id, payment_responsible_uuid) where payment_responsible_uuid is not null;
create index invoices_by_type on invoices (tenant_id, type, created_at desc, uuid desc);
create index invoices_by_created on invoices (tenant_id, created, created_at desc, uuid desc)
  include (status, total_thousandths, type, search_text);
create index invoices_by_due_date on invoices (tenant_id, due_date, created, uuid) include (status, total_thousandths);
create index invoices_by_number on invoices (tenant_id, number, uuid) include (status, created, total_thousandths);
create index invoices_by_company_number on invoices (tenant_id, company_number, uuid)
  include (status, created, total_thousandths);
-- For deleting an account: no invoice may reference it.
create index invoices_of_account on invoices (tenant_id, account_uuid) where account_uuid is not null;
create index invoices_by_status on invoices (tenant_id, status, created_at desc, uuid desc) include (search_text, number);
create index invoices_by_amount on invoices (tenant_id, total_thousandths, uuid) include (status, created, search_text, number);
create index invoices_of_payer on invoices (tenant_id, payer_uuid, status) include (currency, total);
create unique index invoices_of_contract on invoices (tenant_id, contract_uuid, occurrence) where contract_uuid is not null;
create index invoices_unpaid_of_contract on invoices (tenant_id, contract_uuid, due_date)
  where contract_uuid is not null and status = 'billed' and not payment_authorized;
create index invoices_of_buyer_country on invoices (tenant_id, service_buyer_location_country_id, created_at desc, uuid desc);
-- Covers reports on issued invoices: it includes all columns that they filter, group and sum by. Its condition implies
-- their filter of statuses.
create index invoices_issued on invoices (tenant_id, created)
  include (status, due_date, currency, total, service_buyer_uuid, service_buyer_location_country_id, type)
  where status in ('billed', 'paid');
create index invoices_open on invoices (tenant_id, currency, due_date) include (unpaid_from, created, total) where status = 'billed';
create index invoices_drafts on invoices (tenant_id, due_date) where status = 'draft';
create index invoices_unpaid on invoices (tenant_id, unpaid_from, uuid) where unpaid_from < 'infinity';
create index invoices_paid on invoices (tenant_id, paid_on, currency)
  include (due_date, created, total, service_buyer_uuid, service_buyer_location_country_id, type)
  where status = 'paid';
select guard_tenant_table('invoices');
select keep_files('invoices');
select make_search('invoices');

create table invoice_logos (
  tenant_id uuid not null references tenants (id),
  invoice_uuid uuid not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (length(bytes) <= 3145728),
  primary key (tenant_id, invoice_uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('invoice_logos', false);

-- Scenario and tributes are snapshots, stored in the line without references to the current ones.
create table invoice_items (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  position integer not null,
  item_uuid uuid not null,
  description text not null,
  quantity numeric(14, 4) not null check (quantity >= 1),
  price numeric(20, 3) not null check (price > 0),
  scenery_uuid uuid not null,
  scenery jsonb not null,
  total numeric(20, 3) not null,
  exporter_total_taxes_payable_exporter numeric(20, 3) not null,
  exporter_total_taxes_payable_importer numeric(20, 3) not null,
  importer_total_taxes_payable_exporter numeric(20, 3) not null,
  importer_total_taxes_payable_importer numeric(20, 3) not null,
  total_taxes numeric(20, 3) not null,
  importer_total_payable_exporter numeric(20, 3) not null,
  importer_total_payable numeric(20, 3) not null,
  exporter_net_total numeric(20, 3) not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, invoice_uuid, position),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade deferrable initially deferred,
  foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid),
  check (importer_total_payable - exporter_net_total = total_taxes)
);
create index invoice_items_of_item on invoice_items (tenant_id, item_uuid);
create index invoice_items_of_scenery on invoice_items (tenant_id, scenery_uuid);
select guard_tenant_table('invoice_items', subject => 'invoice_uuid');

-- The payment of a document. Whether it is pending, late or on time follows from invoice and clock (design:
-- transactions).
create table transactions (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  gateway_status text check (gateway_status in ('Authorized', 'Payment Sent', 'Failed', 'Refunded')),
  payment_date timestamptz,
  payment_link text,
  public_notes text,
  exchange_currency text,
  exchange_rate numeric(16, 4) check (exchange_rate > 0),
  fee numeric(20, 3) check (fee >= 0),
  remaining_amount numeric(20, 3) check (remaining_amount >= 0),
  primary key (tenant_id, uuid),
  unique (tenant_id, invoice_uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('transactions', subject => 'invoice_uuid');

-- The number of a tenant's invoices by status: a count has the same cost at any size.
create table invoice_counts (
  tenant_id uuid not null references tenants (id),
  status text not null,
  n bigint not null,
  primary key (tenant_id, status)
);
select guard_tenant_table('invoice_counts', false);

-- Payments for lists and reports: the exchange, and the columns of the invoice to group and filter by. A paid invoice
-- is final, so rows never change, and one index covers all sums of a report.
create table receipts (
  tenant_id uuid not null references tenants (id),
  -- The key of its transaction.
  uuid uuid not null,
  invoice_uuid uuid not null,
  service_buyer_uuid uuid not null,
  account_uuid uuid,
  has_account boolean not null generated always as (account_uuid is not null) stored,
  -- The day of payment by the company's calendar.
  paid_on date not null,
  -- The amount of the invoice, in its currency.
  amount numeric(20, 3) not null,
  currency text not null,
  exchange_currency text not null,
  exchange_rate numeric(16, 4) not null,
  -- In the exchange currency: the deducted fee, and the remainder.
  fee numeric(20, 3) not null,
  remaining_amount numeric(20, 3) not null,
  -- The search text of its invoice.
  search_text text not null,
  -- Without foreign keys to invoice, client and account: they are those of the transaction's invoice, which is final.
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid) references transactions (tenant_id, uuid) on delete cascade
);
-- The order of the list; covers all reports and the list's sums.
create index receipts_by_paid_on on receipts (tenant_id, paid_on, uuid)
  include (exchange_currency, remaining_amount, fee, currency, service_buyer_uuid, account_uuid, has_account);
create index receipts_search on receipts using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select guard_tenant_table('receipts', audited => false);
revoke update, delete on receipts from ultramar_app;
select make_listed('receipts', array['remaining_amount'],
  array['service_buyer_uuid', 'account_uuid', 'has_account', 'currency', 'exchange_currency']);
select make_search('receipts');

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
    coalesce(c.payment_responsible_uuid, c.service_buyer_uuid) as payer_uuid, c.search_text
  from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid;
