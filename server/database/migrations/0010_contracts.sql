-- Contracts with recurring invoices. Scheduled invoices are rows of `occurrences`, with the key of their later invoice;
-- the invoice itself is created on issue, so that scheduled ones do not slow lists of invoices down. Their content is
-- in `contract_terms`, which many occurrences share: an amendment inserts new terms for those that it affects.
create table contracts (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  contract_number bigint not null,
  company_number text,
  status text not null default 'Active' check (status in ('Active', 'Concluded', 'Paid', 'Cancelled')),
  type text not null check (type in ('variable', 'fixed')),
  currency text not null,
  frequency_symbology text not null check (frequency_symbology in ('M', 'T', 'Q', 'S', 'Y')),
  frequency integer not null check (frequency between 1 and 600),
  due_date date not null,
  due_date_contract date not null,
  -- The company's date of creation: no invoice is issued earlier.
  agreed_on date not null,
  total_amount numeric(20, 3) not null,
  service_provider_uuid uuid not null,
  service_buyer_uuid uuid not null,
  payment_responsible_uuid uuid,
  service_provider jsonb not null,
  service_buyer jsonb not null,
  payment_responsible jsonb,
  -- Whether scenarios for other countries than the parties' are confirmed.
  confirm_scenarios boolean not null default false,
  public_hash text not null,
  -- The earliest due date of issued, unpaid invoices; `set_contract_status` maintains it.
  unpaid_from date not null default 'infinity'::date,
  billed_amount numeric(20, 3) not null default 0,
  to_come_amount numeric(20, 3) not null default 0,
  unscheduled_amount numeric(20, 3) not null default 0,
  released_amount numeric(20, 3) generated always as
    (case when type = 'fixed' then greatest(total_amount - unscheduled_amount - billed_amount - to_come_amount, 0) end) stored,
  monthly_amount numeric(20, 3) not null default 0,
  -- The first day after its term.
  ends_on date,
  starts_on date generated always as (case when ends_on is not null then due_date end) stored,
  search_text text not null generated always as
    (norm(contract_number::text || ' ' || coalesce(company_number, '') || ' ' || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, contract_number),
  unique (tenant_id, public_hash),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid)
);
comment on column contracts.unpaid_from is 'Derived from invoices.';
comment on column contracts.billed_amount is 'Derived from invoices.';
comment on column contracts.to_come_amount is 'Derived from occurrences.';
comment on column contracts.unscheduled_amount is 'Derived from occurrences.';
comment on column contracts.monthly_amount is 'Derived from occurrences.';
comment on column contracts.ends_on is 'Derived from occurrences.';
create index contracts_search on contracts using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
create index contracts_of_payer on contracts (tenant_id, payment_responsible_uuid) where payment_responsible_uuid is not null;
create index contracts_unpaid on contracts (tenant_id, unpaid_from, uuid);
create index contracts_of_due_date_contract on contracts (tenant_id, due_date_contract, uuid) include (status);
-- Covers the report of started and ended contracts.
create index contracts_recurring on contracts (tenant_id, starts_on, ends_on) include (currency, monthly_amount, type, service_buyer_uuid);
select guard_tenant_table('contracts');
-- Changes to derived columns do not increment the version.
create or replace trigger touch before update on contracts for each row
  when ((new.unpaid_from, new.billed_amount, new.to_come_amount, new.monthly_amount, new.ends_on)
      is not distinct from (old.unpaid_from, old.billed_amount, old.to_come_amount, old.monthly_amount, old.ends_on)
    or new.status <> old.status or new.uuid <> old.uuid)
  execute function touch_row('uuid', 'version', 'updated_at');
select make_listed(
  'contracts',
  array['company_number', 'total_amount', 'status', 'due_date', 'created_at'],
  array['type', 'currency', 'frequency_symbology', 'service_buyer_uuid']
);
select keep_files('contracts');
select make_search('contracts');

create table contract_logos (
  tenant_id uuid not null references tenants (id),
  contract_uuid uuid not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (length(bytes) <= 1000000),
  primary key (tenant_id, contract_uuid),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('contract_logos', false);

-- The content and current amounts of some of a contract's invoices. Not audited: amendments are.
create table contract_terms (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  contract_uuid uuid not null,
  company_number text,
  account_uuid uuid,
  jurisdictions jsonb not null default '[]',
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
  -- Its content when the terms were agreed, if the template is the company's own: the contract's document keeps it.
  template_version_uuid uuid,
  label text,
  send_email boolean not null default false,
  responsible_name text,
  responsible_email text,
  show_tax_invoice boolean not null default true,
  show_exporter_net boolean not null default false,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid) on delete cascade deferrable initially deferred,
  foreign key (tenant_id, template_version_uuid) references invoice_template_versions (tenant_id, uuid),
  check (importer_total_payable - exporter_net_total = total_taxes),
  check (total = importer_total_payable_exporter)
);
create index contract_terms_of_contract on contract_terms (tenant_id, contract_uuid);
create index contract_terms_of_account on contract_terms (tenant_id, account_uuid) where account_uuid is not null;
create index contract_terms_by_template_version on contract_terms (tenant_id, template_version_uuid)
  where template_version_uuid is not null;
select guard_tenant_table('contract_terms', false);

-- The lines of terms, computed from the stated versions of item and scenario. If these have changed, lines are
-- recomputed before an invoice is issued.
create table contract_items (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  terms_uuid uuid not null,
  position integer not null,
  item_uuid uuid not null,
  item_version integer not null,
  description text not null,
  quantity numeric(14, 4) not null check (quantity >= 1),
  price numeric(20, 3) not null check (price > 0),
  scenery_uuid uuid not null,
  scenery_version integer not null,
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
  unique (tenant_id, terms_uuid, "position"),
  foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid),
  foreign key (tenant_id, terms_uuid) references contract_terms (tenant_id, uuid) on delete cascade deferrable initially deferred,
  check (importer_total_payable - exporter_net_total = total_taxes)
);
create index contract_items_of_item on contract_items (tenant_id, item_uuid);
create index contract_items_of_scenery on contract_items (tenant_id, scenery_uuid);
select guard_tenant_table('contract_items', false);

-- One run for one company, if it issued invoices or put any on hold.
create table runs (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- The last date that it covers, by the company's calendar.
  until date not null,
  cause text not null check (cause in ('tick', 'request')),
  worker text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  seconds numeric(12, 1) generated always as (extract(epoch from finished_at - started_at)) stored,
  billed integer not null default 0,
  held integer not null default 0,
  -- Increases with each update of a run in progress.
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('runs', false);
select make_listed('runs', array['started_at']);

-- The issued amounts of a run by currency.
create table run_sums (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  run_uuid uuid not null,
  position integer not null default 0,
  currency text not null,
  amount numeric(20, 3) not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, run_uuid, currency),
  foreign key (tenant_id, run_uuid) references runs (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('run_sums', false);

-- The invoices of a contract: scheduled, on hold with a reason, skipped by a pause, issued, or ended. Not audited: the
-- histories of the contract and the invoice show changes.
create table occurrences (
  tenant_id uuid not null references tenants (id),
  -- The key of its invoice, which may not exist yet.
  uuid uuid not null default uuidv7(),
  contract_uuid uuid not null,
  occurrence integer not null check (occurrence >= 1),
  status text not null default 'future' check (status in ('future', 'held', 'paused', 'skipped', 'billed', 'cancelled')),
  -- The issue date and the due date.
  created date not null,
  due_date date not null,
  due_days integer check (due_days between 0 and 365),
  terms_uuid uuid not null,
  -- Why it is on hold: an error code of the API or a reason such as `late`.
  reason text,
  -- The run that issued it, or last put it on hold.
  run_uuid uuid,
  -- The company's date when it was added to a running contract; null for the contract's own date.
  agreed_on date,
  -- Its terms without amendments of this invoice alone, if they differ.
  lasting_terms_uuid uuid,
  primary key (tenant_id, uuid),
  unique (tenant_id, contract_uuid, occurrence),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid) on delete cascade deferrable initially deferred,
  foreign key (tenant_id, lasting_terms_uuid) references contract_terms (tenant_id, uuid) deferrable initially deferred,
  foreign key (tenant_id, run_uuid) references runs (tenant_id, uuid) deferrable initially deferred,
  foreign key (tenant_id, terms_uuid) references contract_terms (tenant_id, uuid) deferrable initially deferred,
  check ((status = 'held') = (reason is not null))
);
create index occurrences_of_terms on occurrences (tenant_id, terms_uuid);
create index occurrences_open on occurrences (tenant_id, contract_uuid) where status in ('future', 'held', 'paused');
create index occurrences_of_run on occurrences (tenant_id, run_uuid) where run_uuid is not null;
create index occurrences_paused on occurrences (tenant_id, due_date) where status = 'paused';
create index occurrences_of_lasting_terms on occurrences (tenant_id, lasting_terms_uuid) where lasting_terms_uuid is not null;
create index occurrences_to_come on occurrences (tenant_id, created, uuid) where status in ('future', 'held', 'paused');
create index occurrences_due on occurrences (tenant_id, due_date) include (terms_uuid) where status in ('future', 'held');
create index occurrences_held on occurrences (tenant_id) where status = 'held';
select guard_tenant_table('occurrences', false);

-- Amendments of running contracts, from an occurrence on or of one alone, with user, time, reason and change.
-- Immutable.
create table contract_amendments (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  contract_uuid uuid not null,
  kind text not null check (kind in ('lines', 'details', 'terms', 'adjust', 'pause', 'resume', 'drop', 'extend', 'end')),
  reach text not null check (reach in ('from', 'only')),
  -- The only occurrence that it affects, or the first.
  occurrence integer not null,
  -- The number of affected occurrences, and the contract's total of issued and scheduled invoices before and after.
  concerned integer not null check (concerned > 0),
  total_before numeric(20, 3) not null,
  total_after numeric(20, 3) not null,
  change jsonb not null,
  reason text,
  lines_written integer not null default 0,
  actor text not null default current_actor(),
  created_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid)
);
create index contract_amendments_of_contract on contract_amendments (tenant_id, contract_uuid);
create index contract_amendments_by_time on contract_amendments (tenant_id, created_at) include (lines_written);
select guard_tenant_table('contract_amendments', subject => 'contract_uuid');
revoke update, delete on contract_amendments from ultramar_app;
