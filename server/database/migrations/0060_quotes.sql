-- Quotes: offers with a validity, which clients accept or decline by their public link.
create table quotes (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  number bigint,
  -- A sent quote is changed by its next version, which keeps the number.
  version_number integer not null default 1 check (version_number between 1 and 999),
  revises_uuid uuid,
  -- The version that replaces it.
  next_uuid uuid,
  status text not null check (status in ('draft', 'issued', 'accepted', 'declined', 'expired', 'converted', 'superseded', 'cancelled')),
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
  -- The answer of the client: who gave it, when, and why they decline.
  answered_at timestamptz,
  answered_by text check (length(answered_by) <= 200),
  decline_reason text check (length(decline_reason) <= 1000),
  -- When its client was last mailed.
  mailed_at timestamptz,
  invoice_uuid uuid,
  public_hash text not null,
  search_text text not null generated always as (norm(coalesce(number::text, '') || ' ' || coalesce(company_number, '')
    || ' ' || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, public_hash),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  foreign key (tenant_id, revises_uuid) references quotes (tenant_id, uuid),
  foreign key (tenant_id, next_uuid) references quotes (tenant_id, uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid),
  check ((answered_at is null) = (answered_by is null))
);
select guard_tenant_table('quotes');
select make_search('quotes');
create index quotes_search on quotes using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select make_listed('quotes', array['number', 'total', 'status', 'created', 'valid_until', 'created_at'],
  array['service_buyer_uuid', 'currency', 'status']);
create index quotes_of_payer on quotes (tenant_id, payment_responsible_uuid) where payment_responsible_uuid is not null;
create index quotes_of_account on quotes (tenant_id, account_uuid) where account_uuid is not null;
create index quotes_of_invoice on quotes (tenant_id, invoice_uuid) where invoice_uuid is not null;
create index quotes_of_next on quotes (tenant_id, next_uuid) where next_uuid is not null;
create unique index quotes_next_version on quotes (tenant_id, revises_uuid) where revises_uuid is not null;
-- What is issued and passes its validity expires.
create index quotes_open on quotes (tenant_id, valid_until) where status = 'issued';
select number_by_series('quotes', 'quotes');
-- All versions of a quote have its number.
drop index quotes_number_in_series;
drop index quotes_printed_number;
create unique index quotes_number_in_series on quotes (tenant_id, own_series_uuid, number_period, number, version_number)
  nulls not distinct where number is not null;
create unique index quotes_printed_number on quotes (tenant_id, printed_number, version_number)
  where printed_number is not null;

create table quote_items (like invoice_items including defaults including constraints);
alter table quote_items rename invoice_uuid to quote_uuid;
alter table quote_items
  -- Null in lines that the client cannot leave out.
  add column is_optional boolean check (is_optional),
  add column is_accepted boolean check (is_accepted and is_optional),
  add primary key (tenant_id, uuid),
  add unique (tenant_id, quote_uuid, position),
  add foreign key (tenant_id) references tenants (id),
  add foreign key (tenant_id, quote_uuid) references quotes (tenant_id, uuid) on delete cascade deferrable initially deferred,
  add foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  add foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid);
create index quote_items_of_item on quote_items (tenant_id, item_uuid);
create index quote_items_of_scenery on quote_items (tenant_id, scenery_uuid);
select guard_tenant_table('quote_items', subject => 'quote_uuid');

create table quote_logos (
  tenant_id uuid not null references tenants (id),
  quote_uuid uuid not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (length(bytes) <= 3145728),
  primary key (tenant_id, quote_uuid),
  foreign key (tenant_id, quote_uuid) references quotes (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('quote_logos', audited => false);

alter table public_links
  drop constraint public_links_kind_check,
  add constraint public_links_kind_check
    check (kind in ('individual', 'recurring', 'message', 'client', 'payment', 'credit-notes', 'debit-notes', 'quotes'));

-- The mails of documents besides invoices: to whom each was sent, and which reminded of the end of a validity.
create table document_mails (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  topic text not null check (topic in ('quote', 'quote_reminder', 'credit_note', 'debit_note')),
  -- Of the table of its topic. What is issued, and so what was mailed, is never deleted.
  document_uuid uuid not null,
  email text not null check (length(email) <= 254),
  created_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('document_mails', subject => 'document_uuid');
-- What was sent stays.
revoke update, delete on document_mails from ultramar_app;
create index document_mails_of_document on document_mails (tenant_id, document_uuid);
create index document_mails_in_order on document_mails (tenant_id, created_at);

-- How a company reminds of its quotes.
create table quote_settings (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  -- So many days before the end of the validity; null for no reminder.
  reminder_days integer default 3 check (reminder_days between 1 and 90),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('quote_settings');
select make_single('quote_settings');

-- The people of a company know of an answer.
alter table notices drop constraint notices_event_check;
alter table notices add constraint notices_event_check check (event in ('mention', 'paid', 'answered', 'bounced',
  'refund_failed', 'disputed', 'charged_back', 'on_hold', 'run_finished', 'import_judged', 'import_finished', 'data_exported',
  'quote_answered'));
