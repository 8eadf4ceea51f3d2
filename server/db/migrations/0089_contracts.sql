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
  unpaid_from date not null default 'infinity',
  search_text text not null generated always as (norm(contract_number::text || ' ' || coalesce(company_number, '') || ' '
    || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid),
  unique (tenant_id, contract_number),
  unique (tenant_id, public_hash),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid)
);
select guard_tenant_table('contracts');
create index contracts_search on contracts using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select make_listed(
  'contracts',
  array['company_number', 'total_amount', 'status', 'due_date', 'created_at'],
  array['type', 'currency', 'frequency_symbology', 'service_buyer_uuid']
);
create index contracts_of_payer on contracts (tenant_id, payment_responsible_uuid) where payment_responsible_uuid is not null;
create index contracts_unpaid on contracts (tenant_id, unpaid_from, uuid);
select keep_files('contracts');

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
  primary key (tenant_id, uuid),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid) on delete cascade deferrable initially deferred,
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  check (importer_total_payable - exporter_net_total = total_taxes),
  check (total = importer_total_payable_exporter)
);
select guard_tenant_table('contract_terms', false);
create index contract_terms_of_contract on contract_terms (tenant_id, contract_uuid);
create index contract_terms_of_account on contract_terms (tenant_id, account_uuid) where account_uuid is not null;

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
  unique (tenant_id, terms_uuid, position),
  foreign key (tenant_id, terms_uuid) references contract_terms (tenant_id, uuid) on delete cascade deferrable initially deferred,
  foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid),
  check (importer_total_payable - exporter_net_total = total_taxes)
);
select guard_tenant_table('contract_items', false);
create index contract_items_of_item on contract_items (tenant_id, item_uuid);
create index contract_items_of_scenery on contract_items (tenant_id, scenery_uuid);

-- The invoices of a contract, each once: to come, put aside with its reason, skipped by a pause, issued, or ended. The log of
-- who ended or changed them is their contract's, and their invoice's.
create table occurrences (
  tenant_id uuid not null references tenants (id),
  -- The key of its invoice, also before there is one.
  uuid uuid not null default uuidv7(),
  contract_uuid uuid not null,
  occurrence integer not null check (occurrence >= 1),
  status text not null default 'future' check (status in ('future', 'held', 'paused', 'billed', 'cancelled')),
  -- The date it is issued on, and the one it falls due on.
  created date not null,
  due_date date not null,
  terms_uuid uuid not null,
  -- Why it is put aside, as a code of the API, with what the words of that name.
  reason text,
  reason_args jsonb,
  primary key (tenant_id, uuid),
  unique (tenant_id, contract_uuid, occurrence),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid) on delete cascade deferrable initially deferred,
  foreign key (tenant_id, terms_uuid) references contract_terms (tenant_id, uuid) deferrable initially deferred,
  check ((status = 'held') = (reason is not null))
);
select guard_tenant_table('occurrences', false);
create index occurrences_to_come on occurrences (tenant_id, created, uuid) where status in ('future', 'held');
create index occurrences_of_terms on occurrences (tenant_id, terms_uuid);
create index occurrences_open on occurrences (tenant_id, contract_uuid) where status in ('future', 'held', 'paused');

alter table invoices
  add column contract_uuid uuid,
  add column occurrence integer,
  add foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid),
  add check ((contract_uuid is null) = (occurrence is null));
create unique index invoices_of_contract on invoices (tenant_id, contract_uuid, occurrence) where contract_uuid is not null;
create index invoices_unpaid_of_contract on invoices (tenant_id, contract_uuid, due_date)
  where contract_uuid is not null and status = 'billed' and not payment_authorized;

-- How these contracts stand, from their occurrences and invoices: the rule is `contractStatus` of the domain.
create function stand_contracts(tenant uuid, keys uuid[]) returns void language sql set search_path = public, pg_temp as $$
  update contracts c set status = s.status, unpaid_from = s.unpaid_from
  from (
    select k.uuid, u.unpaid_from,
      case
        when b.status = 'Cancelled' then b.status
        when exists (select from occurrences o where o.tenant_id = tenant and o.contract_uuid = k.uuid
                     and o.status in ('future', 'held', 'paused')) then 'Active'
        when exists (select from invoices i where i.tenant_id = tenant and i.contract_uuid = k.uuid and i.status in ('draft', 'billed'))
          then 'Concluded'
        when exists (select from invoices i where i.tenant_id = tenant and i.contract_uuid = k.uuid and i.status = 'paid') then 'Paid'
        else 'Concluded'
      end as status
    from unnest(keys) k (uuid) join contracts b on b.tenant_id = tenant and b.uuid = k.uuid, lateral (
      select coalesce(min(i.due_date), 'infinity') as unpaid_from from invoices i
      where i.tenant_id = tenant and i.contract_uuid = k.uuid and i.status = 'billed' and not i.payment_authorized) u
    order by k.uuid
  ) s
  where c.tenant_id = tenant and c.uuid = s.uuid
    and (s.status, s.unpaid_from) <> (c.status, c.unpaid_from)
$$;

create function contracts_stand() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
begin
  for tenant, keys in
    select c.tenant_id, array_agg(distinct c.contract_uuid) from changed c where c.contract_uuid is not null group by 1
  loop
    perform stand_contracts(tenant, keys);
  end loop;
  return null;
end $$;
create trigger contracts_stand_added after insert on invoices referencing new table as changed
  for each statement execute function contracts_stand();
create trigger contracts_stand_moved after update on invoices referencing new table as changed
  for each statement execute function contracts_stand();
create trigger contracts_stand after update on occurrences referencing new table as changed
  for each statement execute function contracts_stand();

-- The link of a contract opens the contract; that of an invoice opens the invoice, whatever made it.
create or replace function link_invoices() returns trigger language plpgsql as $$
begin
  insert into public_links (digest, tenant_id, kind, record_uuid)
    select sha256(convert_to(public_hash, 'UTF8')), tenant_id, 'individual', uuid from added;
  return null;
end $$;
create function link_contracts() returns trigger language plpgsql as $$
begin
  insert into public_links (digest, tenant_id, kind, record_uuid)
    select sha256(convert_to(public_hash, 'UTF8')), tenant_id, 'recurring', uuid from added;
  return null;
end $$;
create trigger link_added after insert on contracts referencing new table as added for each statement execute function link_contracts();

-- What is not issued yet shows its parties as they are now, a contract while it lasts; what is issued is never touched. A
-- company that issues earlier or later moves what is to come, not before its contract was agreed on.
create or replace function refresh_open_invoices() returns trigger language plpgsql as $$
declare
  shown jsonb := party(new.uuid, new.name, new.nif, new.location_place_id, new.location_address,
    new.location_latitude, new.location_longitude, new.location_complement, new.location_country_id);
begin
  if tg_table_name = 'companies' then
    update invoices set service_provider = shown
      where tenant_id = new.tenant_id and service_provider_uuid = new.uuid and status in ('draft', 'future') and service_provider <> shown;
    update contracts set service_provider = shown
      where tenant_id = new.tenant_id and status = 'Active' and service_provider <> shown;
    if new.issue_lead_days <> old.issue_lead_days then
      update occurrences o set created = greatest(o.due_date - new.issue_lead_days, c.agreed_on)
        from contracts c
        where o.tenant_id = new.tenant_id and o.status in ('future', 'held', 'paused')
          and c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid;
    end if;
  else
    update invoices set service_buyer = shown
      where tenant_id = new.tenant_id and service_buyer_uuid = new.uuid and status in ('draft', 'future') and service_buyer <> shown;
    update invoices set payment_responsible = shown
      where tenant_id = new.tenant_id and payment_responsible_uuid = new.uuid and status in ('draft', 'future') and payment_responsible <> shown;
    update contracts set service_buyer = shown
      where tenant_id = new.tenant_id and service_buyer_uuid = new.uuid and status = 'Active' and service_buyer <> shown;
    update contracts set payment_responsible = shown
      where tenant_id = new.tenant_id and payment_responsible_uuid = new.uuid and status = 'Active' and payment_responsible <> shown;
  end if;
  return null;
end $$;

-- A scenario shows its tributes by their names: it is another one where they are called otherwise.
create function rename_in_scenarios() returns trigger language plpgsql as $$
begin
  update scenarios s set name = s.name from (
    select distinct r.tenant_id, r.scenario_uuid from scenario_tributes r
    join after a on a.tenant_id = r.tenant_id and a.uuid = r.tribute_uuid
    join before b on b.tenant_id = a.tenant_id and b.uuid = a.uuid and b.name <> a.name
  ) naming
  where s.tenant_id = naming.tenant_id and s.uuid = naming.scenario_uuid;
  return null;
end $$;
create trigger rename_in_scenarios after update on tributes referencing old table as before new table as after
  for each statement execute function rename_in_scenarios();
