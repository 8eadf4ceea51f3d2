-- What payers withheld in each tribute, recorded with receipts, and the certificates by which the company claims it.
create table withheld_taxes (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  payment_uuid uuid not null,
  service_buyer_uuid uuid not null,
  tribute_uuid uuid,
  -- As on the invoice.
  name text not null,
  country_id integer references countries (id),
  currency text not null,
  withheld_on date not null,
  expected numeric(20, 3) not null check (expected >= 0),
  amount numeric(20, 3) not null check (amount >= 0),
  difference numeric(20, 3) not null generated always as (amount - expected) stored,
  certificate text check (length(certificate) between 1 and 80),
  has_file boolean not null default false,
  is_reversed boolean not null default false,
  status text not null generated always as (case
    when is_reversed then 'reversed'
    when amount = 0 then 'none'
    when certificate is not null or has_file then 'received'
    else 'missing' end) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, tribute_uuid) references tributes (tenant_id, uuid)
);
comment on column withheld_taxes.has_file is 'Derived from stored_files: whether a certificate is attached.';
select guard_tenant_table('withheld_taxes');
select make_searchable('withheld_taxes', array['name', 'certificate']);
select make_listed('withheld_taxes', array['withheld_on', 'amount'],
  array['service_buyer_uuid', 'country_id', 'invoice_uuid', 'currency', 'status']);
select keep_files('withheld_taxes');
create index withheld_taxes_of_payment on withheld_taxes (tenant_id, payment_uuid);
create index withheld_taxes_of_tribute on withheld_taxes (tenant_id, tribute_uuid) where tribute_uuid is not null;
