-- Proformas: papers before an invoice, for customs, a bank or a buyer. They draw no number of a series, and are booked nowhere.
create table proformas (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- Counted apart from all series.
  number bigint,
  full_number text generated always as ('PF-' || number::text) stored,
  status text not null check (status in ('draft', 'issued', 'converted', 'cancelled')),
  company_number text,
  purchase_order text,
  buyer_reference text,
  currency text not null,
  created date not null,
  valid_until date not null,
  service_provider_uuid uuid not null,
  service_buyer_uuid uuid not null,
  payment_responsible_uuid uuid,
  account_uuid uuid,
  service_provider jsonb not null,
  service_buyer jsonb not null,
  payment_responsible jsonb,
  adjustments jsonb check (jsonb_typeof(adjustments) = 'array'),
  subtotal numeric(20, 3) not null,
  net numeric(20, 3),
  total numeric(20, 3) not null,
  exporter_total_taxes_payable_exporter numeric(20, 3) not null,
  exporter_total_taxes_payable_importer numeric(20, 3) not null,
  importer_total_taxes_payable_exporter numeric(20, 3) not null,
  importer_total_taxes_payable_importer numeric(20, 3) not null,
  total_taxes numeric(20, 3) not null,
  importer_total_payable_exporter numeric(20, 3) not null,
  importer_total_payable numeric(20, 3) not null,
  exporter_net_total numeric(20, 3) not null,
  terms text check (length(terms) <= 4000),
  observation text,
  observation_rich jsonb,
  terms_payment text,
  terms_payment_rich jsonb,
  template text not null,
  label text,
  send_email boolean not null,
  responsible_name text,
  responsible_email text,
  show_tax_invoice boolean not null,
  show_exporter_net boolean not null,
  -- When its client was last mailed.
  mailed_at timestamptz,
  invoice_uuid uuid,
  public_hash text not null,
  search_text text not null generated always as (norm(coalesce('PF-' || number::text, '') || ' ' || coalesce(company_number, '')
    || ' ' || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, number),
  unique (tenant_id, public_hash),
  check (number is not null or status in ('draft', 'cancelled')),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid)
);
select guard_tenant_table('proformas');
select make_search('proformas');
create index proformas_search on proformas using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select make_listed('proformas', array['number', 'total', 'status', 'created', 'valid_until', 'created_at'],
  array['service_buyer_uuid', 'invoice_uuid', 'currency', 'status']);
create index proformas_of_payer on proformas (tenant_id, payment_responsible_uuid) where payment_responsible_uuid is not null;
create index proformas_of_account on proformas (tenant_id, account_uuid) where account_uuid is not null;

create table proforma_items (like invoice_items including defaults including constraints);
alter table proforma_items rename invoice_uuid to proforma_uuid;
alter table proforma_items
  add primary key (tenant_id, uuid),
  add unique (tenant_id, proforma_uuid, position),
  add foreign key (tenant_id) references tenants (id),
  add foreign key (tenant_id, proforma_uuid) references proformas (tenant_id, uuid) on delete cascade deferrable initially deferred,
  add foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  add foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid);
create index proforma_items_of_item on proforma_items (tenant_id, item_uuid);
create index proforma_items_of_scenery on proforma_items (tenant_id, scenery_uuid);
select guard_tenant_table('proforma_items', subject => 'proforma_uuid');

create table proforma_logos (
  tenant_id uuid not null references tenants (id),
  proforma_uuid uuid not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (length(bytes) <= 3145728),
  primary key (tenant_id, proforma_uuid),
  foreign key (tenant_id, proforma_uuid) references proformas (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('proforma_logos', audited => false);

alter table public_links
  drop constraint public_links_kind_check,
  add constraint public_links_kind_check check (kind in
    ('individual', 'recurring', 'message', 'client', 'payment', 'credit-notes', 'debit-notes', 'quotes', 'proformas'));

alter table document_mails
  drop constraint document_mails_topic_check,
  add constraint document_mails_topic_check
    check (topic in ('quote', 'quote_reminder', 'credit_note', 'debit_note', 'proforma'));

-- An invoice lists the quotes that it was made of.
drop index quotes_of_invoice;
create index quotes_of_invoice_uuid on quotes (tenant_id, invoice_uuid, uuid);

-- A quote is converted to an invoice, or to a contract.
alter table quotes
  add column contract_uuid uuid,
  add check (invoice_uuid is null or contract_uuid is null);
alter table quotes no force row level security;
alter table contracts no force row level security;
alter table quotes add foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid);
alter table contracts force row level security;
alter table quotes force row level security;
create index quotes_of_contract_uuid on quotes (tenant_id, contract_uuid, uuid);
