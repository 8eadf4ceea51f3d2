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
  observation_rich jsonb,
  terms_payment text,
  terms_payment_rich jsonb,
  template text not null default 'invoiceTemplate1',
  -- Its content on issue, if the template is the company's own.
  template_version_uuid uuid,
  label text,
  send_email boolean not null default false,
  responsible_name text,
  responsible_email text,
  show_tax_invoice boolean not null default true,
  show_exporter_net boolean not null default false,
  contract_uuid uuid,
  occurrence integer,
  public_hash text not null,
  sent_at timestamptz,
  seen_at timestamptz,
  -- The send state over all its recipients: lists show and filter it.
  send_state text check (send_state in ('Send', 'Viewed', 'Accepted', 'Declined', 'Undelivered', 'Unsent')),
  -- What it prints, kept on issue: the account and contact as they were.
  printed jsonb,
  -- Counts the changes of what an issued invoice prints.
  edition integer not null default 0,
  payment_authorized boolean not null default false,
  gateway_status text check (gateway_status in ('Authorized', 'Payment Sent', 'Failed', 'Refunded')),
  payment_link text,
  public_notes text,
  -- What is booked on it, what was given back of it, and what its gateway is asked to give back. A refunded invoice
  -- stays paid.
  booked numeric(20, 3) not null default 0,
  refunded numeric(20, 3) not null default 0,
  refunding numeric(20, 3) not null default 0,
  -- The day of payment by the company's calendar.
  paid_on date,
  open_amount numeric(20, 3) not null generated always as (case when status = 'billed' then total - booked else 0 end) stored,
  unpaid_from date not null generated always as
    (case when status = 'billed' and not payment_authorized then due_date else 'infinity'::date end) stored,
  total_thousandths bigint not null generated always as ((total * 1000)::bigint) stored,
  payer_uuid uuid generated always as (coalesce(payment_responsible_uuid, service_buyer_uuid)) stored,
  service_buyer_location_country_id integer generated always as ((service_buyer #>> '{location,country,id}')::integer) stored,
  search_text text not null generated always as
    (norm(coalesce(number::text, '') || ' ' || coalesce(company_number, '') || ' ' || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, number),
  unique (tenant_id, public_hash),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid),
  foreign key (tenant_id, template_version_uuid) references invoice_template_versions (tenant_id, uuid),
  constraint invoices_booked_check check (booked between 0 and greatest(total, 0)),
  constraint invoices_refunded_check check (refunding >= 0 and refunded between 0 and booked),
  check (importer_total_payable - exporter_net_total = total_taxes),
  check (total = importer_total_payable_exporter),
  check (number is not null or status in ('draft', 'future', 'cancelled')),
  check ((contract_uuid is null) = (occurrence is null))
);
comment on column invoices.template_version_uuid is 'Derived from the template.';
comment on column invoices.send_state is 'Derived from messages.';
comment on column invoices.printed is 'Derived from its account and company.';
comment on column invoices.edition is 'Derived from its content.';
comment on column invoices.booked is 'Derived from transactions.';
comment on column invoices.refunded is 'Derived from transactions.';
comment on column invoices.refunding is 'Derived from refunds.';
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
-- Covers the totals of a client's invoices.
create index invoices_of_payer on invoices (tenant_id, payer_uuid, status) include (currency, total, open_amount);
create unique index invoices_of_contract on invoices (tenant_id, contract_uuid, occurrence) where contract_uuid is not null;
create index invoices_unpaid_of_contract on invoices (tenant_id, contract_uuid, due_date)
  where contract_uuid is not null and status = 'billed' and not payment_authorized;
create index invoices_of_buyer_country on invoices (tenant_id, service_buyer_location_country_id, created_at desc, uuid desc);
-- Covers reports on issued invoices: it includes all columns that they filter, group and sum by. Its condition implies
-- their filter of statuses.
create index invoices_issued on invoices (tenant_id, created)
  include (status, due_date, currency, total, open_amount, service_buyer_uuid, service_buyer_location_country_id, type)
  where status in ('billed', 'paid');
-- Covers the reports of open invoices, by client and by age, without entries of paid invoices.
create index invoices_open on invoices (tenant_id, currency, due_date)
  include (unpaid_from, created, total, open_amount, service_buyer_uuid, type) where status = 'billed';
create index invoices_drafts on invoices (tenant_id, due_date) where status = 'draft';
create index invoices_unpaid on invoices (tenant_id, unpaid_from, uuid) where unpaid_from < 'infinity';
create index invoices_paid on invoices (tenant_id, paid_on, currency)
  include (due_date, created, total, open_amount, service_buyer_uuid, service_buyer_location_country_id, type)
  where status = 'paid';
create index invoices_by_send_state on invoices (tenant_id, send_state, created_at desc, uuid desc)
  where send_state is not null;
-- Lists find the invoices with a label.
create index invoices_of_label on invoices (tenant_id, label, created_at desc, uuid desc) where label is not null;
-- The payments that failed, which a person looks into.
create index invoices_payment_failed on invoices (tenant_id) where gateway_status = 'Failed' and status = 'billed';
create index invoices_by_template_version on invoices (tenant_id, template_version_uuid) where template_version_uuid is not null;
select guard_tenant_table('invoices');
-- What was issued stays.
revoke delete on invoices from ultramar_app;
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

-- The bytes of each PDF of an issued invoice.
create table invoice_copies (
  tenant_id uuid not null references tenants (id),
  invoice_uuid uuid not null,
  edition integer not null,
  language text not null,
  -- SHA-256 of the PDF.
  digest bytea not null,
  -- Null for a PDF that is too large to keep.
  bytes bytea,
  -- The release that drew it.
  release text not null,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, invoice_uuid, edition, language),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade deferrable initially deferred
);
-- PDFs are compressed already.
alter table invoice_copies alter column bytes set storage external;
select guard_tenant_table('invoice_copies', audited => false);
revoke update, delete on invoice_copies from ultramar_app;
