-- Contracts: sold once, billed on their day for years. What is to come stands in `occurrences`, under the key its invoice will
-- have; an invoice itself is made when it is issued, so that lists of invoices cost what they did. What each of them says
-- stands in `contract_terms`, which many share: an amendment makes new ones for those it is about.
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
  -- The company's date when it was made: nothing of it is issued before.
  agreed_on date not null,
  total_amount numeric(20, 3) not null,
  service_provider_uuid uuid not null,
  service_buyer_uuid uuid not null,
  payment_responsible_uuid uuid,
  service_provider jsonb not null,
  service_buyer jsonb not null,
  payment_responsible jsonb,
  -- Whether it was made though a scenario was for other countries than those of the parties.
  confirm_scenarios boolean not null default false,
  public_hash text not null,
  -- The earliest due date of what is issued and unpaid, kept by `stand_contracts`.
  unpaid_from date not null default 'infinity'::date,
  search_text text not null generated always as
    (norm(contract_number::text || ' ' || coalesce(company_number, '') || ' ' || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  billed_amount numeric(20, 3) not null default 0,
  to_come_amount numeric(20, 3) not null default 0,
  unscheduled_amount numeric(20, 3) not null default 0,
  released_amount numeric(20, 3) generated always as
    (case when type = 'fixed' then greatest(total_amount - unscheduled_amount - billed_amount - to_come_amount, 0) end) stored,
  monthly_amount numeric(20, 3) not null default 0,
  -- The first day on which it does not run any more.
  ends_on date,
  starts_on date generated always as (case when ends_on is not null then due_date end) stored,
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
-- A report reads what began and what ended by this index alone.
create index contracts_recurring on contracts (tenant_id, starts_on, ends_on) include (currency, monthly_amount, type, service_buyer_uuid);
select guard_tenant_table('contracts');
-- What is derived from invoices and occurrences makes no new version.
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

-- What some of its invoices say, and what each would be today. The log tells of amendments, not of these.
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
  terms_payment text,
  template text not null default 'invoiceTemplate1',
  label text,
  send_email boolean not null default false,
  responsible_name text,
  responsible_email text,
  show_tax_invoice boolean not null default true,
  show_exporter_net boolean not null default false,
  observation_rich jsonb,
  terms_payment_rich jsonb,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid) on delete cascade deferrable initially deferred,
  check (importer_total_payable - exporter_net_total = total_taxes),
  check (total = importer_total_payable_exporter)
);
create index contract_terms_of_contract on contract_terms (tenant_id, contract_uuid);
create index contract_terms_of_account on contract_terms (tenant_id, account_uuid) where account_uuid is not null;
select guard_tenant_table('contract_terms', false);

-- The lines of these terms, computed under the catalogue and the scenarios of the versions they name: where those are others now,
-- they are computed anew before anything is issued from them.
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

-- One run of one company: kept where it issued something or put something aside.
create table runs (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- Up to which date of the company's calendar.
  until date not null,
  cause text not null check (cause in ('tick', 'request')),
  worker text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  billed integer not null default 0,
  held integer not null default 0,
  created_at timestamptz not null default moment(),
  -- A run that goes on is told anew.
  version integer not null default 1,
  seconds numeric(12, 1) generated always as (extract(epoch from finished_at - started_at)) stored,
  primary key (tenant_id, uuid)
);
select guard_tenant_table('runs', false);
select make_listed('runs', array['started_at']);

-- The ledger as people read it: what a run issued, added up by currency; and companies that look at catch-ups first.
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

-- The invoices of a contract, each once: to come, put aside with its reason, skipped by a pause, issued, or ended. The log of
-- who ended or changed them is their contract's, and their invoice's.
create table occurrences (
  tenant_id uuid not null references tenants (id),
  -- The key of its invoice, also before there is one.
  uuid uuid not null default uuidv7(),
  contract_uuid uuid not null,
  occurrence integer not null check (occurrence >= 1),
  status text not null default 'future' check (status in ('future', 'held', 'paused', 'skipped', 'billed', 'cancelled')),
  -- The date it is issued on, and the one it falls due on.
  created date not null,
  due_date date not null,
  terms_uuid uuid not null,
  -- Why it is put aside, as a code of the API, with what the words of that name.
  reason text,
  -- By which run it was issued, or put aside last.
  run_uuid uuid,
  -- The company's date when it was added to a contract that ran already; else the contract's counts.
  agreed_on date,
  -- What it would say had no amendment been about it alone, where that is something else.
  lasting_terms_uuid uuid,
  due_days integer check (due_days between 0 and 365),
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

-- What changes a running contract, from an occurrence on or one alone: who said so, when, why and what of it. Nothing of it is
-- ever changed afterwards.
create table contract_amendments (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  contract_uuid uuid not null,
  kind text not null check (kind in ('lines', 'details', 'terms', 'adjust', 'pause', 'resume', 'drop', 'extend', 'end')),
  reach text not null check (reach in ('from', 'only')),
  -- From which occurrence on it takes effect, or on which.
  occurrence integer not null,
  -- How many occurrences it concerned, and what all that is billed and to come was before it and after.
  concerned integer not null check (concerned > 0),
  total_before numeric(20, 3) not null,
  total_after numeric(20, 3) not null,
  change jsonb not null,
  reason text,
  actor text not null default current_actor(),
  created_at timestamptz not null default moment(),
  lines_written integer not null default 0,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid)
);
create index contract_amendments_of_contract on contract_amendments (tenant_id, contract_uuid);
create index contract_amendments_by_time on contract_amendments (tenant_id, created_at) include (lines_written);
select guard_tenant_table('contract_amendments', subject => 'contract_uuid');
revoke update, delete on contract_amendments from ultramar_app;

-- A public link names no tenant: this tells whose it is. Only digests are kept, so that the table opens no document.
create table public_links (
  digest bytea primary key,
  tenant_id uuid not null references tenants (id) on delete cascade,
  kind text not null check (kind in ('individual', 'recurring')),
  record_uuid uuid not null
);
alter table public_links enable row level security;
alter table public_links force row level security;
create policy tenant on public_links for insert with check (tenant_id = (select current_tenant()));
create policy auth on public_links for select to ultramar_auth using (true);
grant insert on public_links to ultramar_app;
grant select on public_links to ultramar_auth;
