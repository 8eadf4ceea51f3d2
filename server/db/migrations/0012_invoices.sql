-- Invoices: parties and scenarios are kept on the document as they stood, so that later edits change nothing issued.

create table account_types (
  uuid uuid primary key default uuidv7(),
  name text not null,
  auto boolean not null default false
);
grant select on account_types to ultramar_app;
insert into account_types (name, auto) values ('Manual', false);

create table accounts (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  account_type_uuid uuid not null references account_types (uuid),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('accounts');

-- A built-in model is a row of each tenant too, so that every key carries its tenant.
create table invoice_templates (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  link text,
  editable boolean not null default true,
  "default" boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid),
  unique (tenant_id, link)
);
select guard_tenant_table('invoice_templates');

-- The next number of each tenant: taken by locking the row in the transaction that issues.
create table invoice_numbers (
  tenant_id uuid primary key references tenants (id),
  next bigint not null default 1
);
select guard_tenant_table('invoice_numbers', false);

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
  search_text text not null generated always as (norm(coalesce(number::text, '') || ' ' || coalesce(company_number, '') || ' '
    || (coalesce(payment_responsible, service_buyer) ->> 'name'))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid),
  unique (tenant_id, number),
  unique (tenant_id, public_hash),
  foreign key (tenant_id, service_provider_uuid) references companies (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, payment_responsible_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  check (importer_total_payable - exporter_net_total = total_taxes),
  check (total = importer_total_payable_exporter),
  check (number is not null or status in ('draft', 'future', 'cancelled'))
);
select guard_tenant_table('invoices');
create index invoices_search on invoices using gin (tenant_id, search_text gin_trgm_ops);
create index invoices_latest on invoices (tenant_id, created_at desc, uuid desc);
create index invoices_by_status on invoices (tenant_id, status, created_at desc, uuid desc);
create index invoices_by_due_date on invoices (tenant_id, due_date, uuid);
create index invoices_by_created on invoices (tenant_id, created, uuid);
create index invoices_by_amount on invoices (tenant_id, total, uuid);
create index invoices_by_buyer on invoices (tenant_id, service_buyer_uuid);
create index invoices_by_payer on invoices (tenant_id, payment_responsible_uuid) where payment_responsible_uuid is not null;

create table invoice_logos (
  tenant_id uuid not null references tenants (id),
  invoice_uuid uuid not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (length(bytes) <= 3145728),
  primary key (tenant_id, invoice_uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('invoice_logos', false);

-- Scenery and tributes are snapshots that no later edit may reach, so they live in the line and join nothing.
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
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade,
  foreign key (tenant_id, item_uuid) references items (tenant_id, uuid),
  foreign key (tenant_id, scenery_uuid) references scenarios (tenant_id, uuid),
  check (importer_total_payable - exporter_net_total = total_taxes)
);
select guard_tenant_table('invoice_items', subject => 'invoice_uuid');
create index invoice_items_of_item on invoice_items (tenant_id, item_uuid);
create index invoice_items_of_scenery on invoice_items (tenant_id, scenery_uuid);

-- The payment of a document. What is pending, late or on time is told from the invoice and the clock (design: transactions).
create table transactions (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  gateway_status text check (gateway_status in ('Authorized', 'Payment Sent', 'Failed', 'Refunded')),
  payment_date timestamptz,
  payment_link text,
  public_notes text,
  exchange_currency text,
  exchange_rate numeric(16, 4),
  fee numeric(20, 3),
  remaining_amount numeric(20, 3),
  primary key (tenant_id, uuid),
  unique (tenant_id, invoice_uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('transactions', subject => 'invoice_uuid');

-- How many invoices a tenant has in each status, so that a count costs the same at any size.
create table invoice_counts (
  tenant_id uuid not null references tenants (id),
  status text not null,
  n bigint not null,
  primary key (tenant_id, status)
);
select guard_tenant_table('invoice_counts', false);

create function count_invoices() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into invoice_counts as c (tenant_id, status, n)
      select tenant_id, status, count(*) from added group by 1, 2 order by 1, 2
      on conflict (tenant_id, status) do update set n = c.n + excluded.n;
  elsif tg_op = 'DELETE' then
    insert into invoice_counts as c (tenant_id, status, n)
      select tenant_id, status, -count(*) from removed group by 1, 2 order by 1, 2
      on conflict (tenant_id, status) do update set n = c.n + excluded.n;
  else
    insert into invoice_counts as c (tenant_id, status, n)
      select tenant_id, status, sum(d) from (
        select tenant_id, status, 1 as d from added
        union all select tenant_id, status, -1 from removed
      ) moved group by 1, 2 having sum(d) <> 0 order by 1, 2
      on conflict (tenant_id, status) do update set n = c.n + excluded.n;
  end if;
  return null;
end $$;
create trigger count_added after insert on invoices referencing new table as added for each statement execute function count_invoices();
create trigger count_removed after delete on invoices referencing old table as removed for each statement execute function count_invoices();
create trigger count_moved after update on invoices referencing old table as removed new table as added for each statement execute function count_invoices();

-- A party as documents show it.
create function party(uuid uuid, name text, nif text, place_id text, address text, latitude double precision, longitude double precision, complement text, country_id integer)
returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object('uuid', uuid, 'name', name, 'nif', nif, 'location', jsonb_build_object(
    'place_id', place_id, 'address', address, 'latitude', latitude, 'longitude', longitude, 'complement', complement,
    'country', (select jsonb_build_object('id', c.id, 'name', c.name, 'identifier', c.identifier) from countries c where c.id = country_id))))
$$;

-- What is not issued yet shows its parties as they are now; what is issued is never touched.
create function refresh_open_invoices() returns trigger language plpgsql as $$
declare
  shown jsonb := party(new.uuid, new.name, new.nif, new.location_place_id, new.location_address,
    new.location_latitude, new.location_longitude, new.location_complement, new.location_country_id);
begin
  if tg_table_name = 'companies' then
    update invoices set service_provider = shown
      where tenant_id = new.tenant_id and service_provider_uuid = new.uuid and status in ('draft', 'future') and service_provider <> shown;
  else
    update invoices set service_buyer = shown
      where tenant_id = new.tenant_id and service_buyer_uuid = new.uuid and status in ('draft', 'future') and service_buyer <> shown;
    update invoices set payment_responsible = shown
      where tenant_id = new.tenant_id and payment_responsible_uuid = new.uuid and status in ('draft', 'future') and payment_responsible <> shown;
  end if;
  return null;
end $$;
create trigger refresh_open_invoices after update on companies for each row execute function refresh_open_invoices();
create trigger refresh_open_invoices after update on entities for each row execute function refresh_open_invoices();

-- A public link names no tenant: this tells whose it is. Only digests are kept, so that the table opens no document.
create table public_links (
  digest bytea primary key,
  tenant_id uuid not null references tenants (id) on delete cascade,
  kind text not null check (kind in ('individual', 'recurring')),
  record_uuid uuid not null
);
grant select, insert on public_links to ultramar_app;

create function link_invoices() returns trigger language plpgsql as $$
begin
  insert into public_links (digest, tenant_id, kind, record_uuid)
    select sha256(convert_to(public_hash, 'UTF8')), tenant_id, type, uuid from added;
  return null;
end $$;
create trigger link_added after insert on invoices referencing new table as added for each statement execute function link_invoices();

-- A tenant starts with its first number and the built-in models.
create function furnish_tenant() returns trigger language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  perform set_config('app.tenant', new.id::text, true);
  insert into invoice_numbers (tenant_id) values (new.id);
  insert into invoice_templates (tenant_id, name, link, editable, "default") values (new.id, 'Ultramar', 'invoiceTemplate1', false, true);
  perform set_config('app.tenant', before, true);
  return null;
end $$;
create trigger furnish_tenant after insert on tenants for each row execute function furnish_tenant();

-- The companies of several tenants, each read under its own tenant's policy. The caller has verified the tenants.
create function companies_of(tenants uuid[]) returns table (tenant_id uuid, company jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    return query select c.tenant_id, party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
        c.location_longitude, c.location_complement, c.location_country_id)
      || jsonb_strip_nulls(jsonb_build_object('tax_regime', c.tax_regime, 'segment', c.segment, 'currency', c.currency,
        'responsible_name', c.responsible_name, 'responsible_email', c.responsible_email,
        'allows_retroactive', c.allows_retroactive, 'issue_lead_days', c.issue_lead_days))
      from companies c;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
