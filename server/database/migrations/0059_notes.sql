-- Notes correct an issued invoice: their amounts are positive, and those of credit notes count negative.
alter table public_links
  drop constraint public_links_kind_check,
  add constraint public_links_kind_check
    check (kind in ('individual', 'recurring', 'message', 'client', 'payment', 'credit-notes', 'debit-notes'));

create table debit_notes (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  number bigint,
  status text not null check (status in ('draft', 'issued')),
  corrects_uuid uuid not null,
  reason text not null check (length(reason) <= 500),
  reason_code text not null check (reason_code in ('returned', 'not_delivered', 'wrong_price', 'wrong_quantity', 'wrong_taxes',
    'wrong_party', 'cancelled', 'discount', 'other')),
  company_number text,
  purchase_order text,
  buyer_reference text,
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
  observation text,
  observation_rich jsonb,
  terms_payment text,
  terms_payment_rich jsonb,
  template text not null,
  label text,
  send_email boolean not null default false,
  responsible_name text,
  responsible_email text,
  show_tax_invoice boolean not null,
  show_exporter_net boolean not null,
  -- When it was last mailed.
  mailed_at timestamptz,
  public_hash text not null,
  search_text text not null generated always as (norm(coalesce(number::text, '') || ' ' || coalesce(company_number, '')
    || ' ' || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, public_hash),
  check (importer_total_payable - exporter_net_total = total_taxes),
  check (total = importer_total_payable_exporter),
  check (number is not null or status = 'draft'),
  foreign key (tenant_id, corrects_uuid) references invoices (tenant_id, uuid),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid)
);
select guard_tenant_table('debit_notes');
select make_search('debit_notes');
create index debit_notes_search on debit_notes using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select make_listed('debit_notes', array['number', 'total', 'status', 'created', 'created_at'],
  array['service_buyer_uuid', 'corrects_uuid', 'status', 'reason_code', 'currency']);
select number_by_series('debit_notes', 'debit-notes');

create table debit_note_items (like invoice_items including defaults including constraints);
alter table debit_note_items rename invoice_uuid to debit_note_uuid;
alter table debit_note_items
  add column corrects_line uuid not null,
  add column corrected_by text not null check (corrected_by in ('amount', 'quantity', 'all')),
  add column amount numeric(20, 3) check ((amount is not null) = (corrected_by = 'amount')),
  add primary key (tenant_id, uuid),
  add unique (tenant_id, debit_note_uuid, position),
  add foreign key (tenant_id) references tenants (id),
  add foreign key (tenant_id, debit_note_uuid) references debit_notes (tenant_id, uuid) on delete cascade deferrable initially deferred,
  add foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  add foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid);
create index debit_note_items_of_item on debit_note_items (tenant_id, item_uuid);
create index debit_note_items_of_scenery on debit_note_items (tenant_id, scenery_uuid);
select guard_tenant_table('debit_note_items', subject => 'debit_note_uuid');
create table debit_note_logos (
  tenant_id uuid not null references tenants (id),
  debit_note_uuid uuid not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (length(bytes) <= 3145728),
  primary key (tenant_id, debit_note_uuid),
  foreign key (tenant_id, debit_note_uuid) references debit_notes (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('debit_note_logos', audited => false);

create table credit_notes (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  number bigint,
  status text not null check (status in ('draft', 'issued')),
  corrects_uuid uuid not null,
  debit_note_uuid uuid,
  is_full boolean not null default false,
  reason text not null check (length(reason) <= 500),
  reason_code text not null check (reason_code in ('returned', 'not_delivered', 'wrong_price', 'wrong_quantity', 'wrong_taxes',
    'wrong_party', 'cancelled', 'discount', 'other')),
  company_number text,
  purchase_order text,
  buyer_reference text,
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
  observation text,
  observation_rich jsonb,
  terms_payment text,
  terms_payment_rich jsonb,
  template text not null,
  label text,
  send_email boolean not null default false,
  responsible_name text,
  responsible_email text,
  show_tax_invoice boolean not null,
  show_exporter_net boolean not null,
  -- When it was last mailed.
  mailed_at timestamptz,
  public_hash text not null,
  search_text text not null generated always as (norm(coalesce(number::text, '') || ' ' || coalesce(company_number, '')
    || ' ' || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, public_hash),
  check (importer_total_payable - exporter_net_total = total_taxes),
  check (total = importer_total_payable_exporter),
  check (number is not null or status = 'draft'),
  foreign key (tenant_id, corrects_uuid) references invoices (tenant_id, uuid),
  foreign key (tenant_id, debit_note_uuid) references debit_notes (tenant_id, uuid),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid)
);
select guard_tenant_table('credit_notes');
select make_search('credit_notes');
create index credit_notes_search on credit_notes using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select make_listed('credit_notes', array['number', 'total', 'status', 'created', 'created_at'],
  array['service_buyer_uuid', 'corrects_uuid', 'debit_note_uuid', 'status', 'reason_code', 'currency']);
select number_by_series('credit_notes', 'credit-notes');

create table credit_note_items (like invoice_items including defaults including constraints);
alter table credit_note_items rename invoice_uuid to credit_note_uuid;
alter table credit_note_items
  add column corrects_line uuid not null,
  add column corrected_by text not null check (corrected_by in ('amount', 'quantity', 'all')),
  add column amount numeric(20, 3) check ((amount is not null) = (corrected_by = 'amount')),
  add primary key (tenant_id, uuid),
  add unique (tenant_id, credit_note_uuid, position),
  add foreign key (tenant_id) references tenants (id),
  add foreign key (tenant_id, credit_note_uuid) references credit_notes (tenant_id, uuid) on delete cascade deferrable initially deferred,
  add foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  add foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid);
create index credit_note_items_of_item on credit_note_items (tenant_id, item_uuid);
create index credit_note_items_of_scenery on credit_note_items (tenant_id, scenery_uuid);
select guard_tenant_table('credit_note_items', subject => 'credit_note_uuid');
create table credit_note_logos (
  tenant_id uuid not null references tenants (id),
  credit_note_uuid uuid not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (length(bytes) <= 3145728),
  primary key (tenant_id, credit_note_uuid),
  foreign key (tenant_id, credit_note_uuid) references credit_notes (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('credit_note_logos', audited => false);

-- What notes took from an invoice, and what they added to it.
alter table invoices
  add column credited numeric(20, 3) not null default 0 check (credited >= 0),
  add column debited numeric(20, 3) not null default 0 check (debited >= 0);
comment on column invoices.credited is 'Derived from credit notes.';
comment on column invoices.debited is 'Derived from debit notes.';
-- With a debit note less than nothing may be booked.
alter table invoices
  drop constraint invoices_booked_check,
  add constraint invoices_booked_check check (booked >= -debited and booked <= greatest(total, 0)),
  drop constraint invoices_refunded_check,
  add constraint invoices_refunded_check check (refunding >= 0 and refunded >= 0 and refunded <= booked + debited);

-- Notes in the ledger: whole, with what they take.
alter table transactions
  drop constraint transactions_kind_check,
  add constraint transactions_kind_check check (kind in ('receipt', 'credit', 'write_off', 'reversal', 'refund', 'gateway',
    'credit_note', 'debit_note', 'note_write_off', 'note_refund', 'note_credit')),
  drop constraint transactions_means_check,
  add constraint transactions_means_check check (means in ('money', 'credit', 'write_off', 'note'));

-- The draft of an invoice that is issued again keeps its rates until a user saves it.
alter table invoices add column keeps_rates boolean not null default false;
comment on column invoices.keeps_rates is 'Derived from its correction.';
