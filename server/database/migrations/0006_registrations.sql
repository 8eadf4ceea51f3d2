-- Each tenant has rows for the built-in templates too, so that all keys include the tenant.
create table invoice_templates (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  link text,
  editable boolean not null default true,
  "default" boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  search_text text not null generated always as (norm(coalesce(name, ''))) stored,
  primary key (tenant_id, uuid),
  unique (tenant_id, link)
);
create index invoice_templates_search on invoice_templates using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select guard_tenant_table('invoice_templates');
select make_search('invoice_templates');
select make_listed('invoice_templates', array['name', 'created_at']);

-- The data that a company registers before it can invoice: itself, foreign parties, tributes, scenarios, catalogue
-- items.
create table companies (
  tenant_id uuid not null unique references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  nif text,
  tax_regime text,
  segment text,
  location_place_id text not null,
  location_address text not null,
  location_latitude double precision,
  location_longitude double precision,
  location_complement text,
  location_country_id integer not null references countries (id),
  responsible_name text,
  responsible_email text,
  currency text not null default 'BRL',
  issue_lead_days integer not null default 10 check (issue_lead_days between 0 and 365),
  allows_retroactive boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  hold_late_days integer not null default 31 check (hold_late_days between 0 and 3650),
  template_uuid uuid,
  terms_payment text,
  observation text,
  document_language text not null default 'client' check (document_language in ('client', 'pt', 'en', 'es')),
  show_tax_invoice boolean not null default true,
  show_exporter_net boolean not null default false,
  observation_rich jsonb,
  terms_payment_rich jsonb,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, template_uuid) references invoice_templates (tenant_id, uuid)
);
select guard_tenant_table('companies');

-- Acceptances of the terms and the licence by user, company and version; immutable.
create table terms_acceptances (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  user_uuid uuid not null references users (uuid),
  version text not null check (version ~ '^\d{4}-\d{2}$'),
  language text not null check (language in ('pt', 'en', 'es')),
  accepted_at timestamptz not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, user_uuid, version)
);
select guard_tenant_table('terms_acceptances');
revoke update, delete on terms_acceptances from ultramar_app;

-- Former logos of a company: issued invoices keep the logo of their issue.
create table former_logos (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- The first invoice number without this logo; null during its replacement.
  until_number bigint,
  -- Both null if the company had no logo.
  type text check (type in ('image/png', 'image/jpeg')),
  bytes bytea,
  primary key (tenant_id, uuid),
  check ((type is null) = (bytes is null))
);
create index on former_logos (tenant_id, until_number);
select guard_tenant_table('former_logos', false);

create table entities (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  nif text,
  tax_regime text,
  segment text,
  location_place_id text not null,
  location_address text not null,
  location_latitude double precision,
  location_longitude double precision,
  location_complement text,
  location_country_id integer not null references countries (id),
  responsible_name text,
  responsible_email text,
  is_payment_responsible boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  search_text text not null generated always as
    (norm(coalesce(name, '') || ' ' || coalesce(nif, '') || ' ' || coalesce(location_address, ''))) stored,
  archived boolean not null default false,
  primary key (tenant_id, uuid)
);
create index entities_search on entities using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select guard_tenant_table('entities');
select make_search('entities');
select make_listed('entities', array['name', 'nif', 'location_country_id', 'created_at'], array['is_payment_responsible']);
select keep_files('entities');

create table tributes (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  description text,
  country_id integer references countries (id),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  search_text text not null generated always as (norm(coalesce(name, '') || ' ' || coalesce(description, ''))) stored,
  primary key (tenant_id, uuid)
);
create index tributes_search on tributes using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select guard_tenant_table('tributes');
select make_search('tributes');
select make_listed('tributes', array['name', 'country_id', 'created_at']);

create table scenarios (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  code text,
  name text not null,
  description text not null,
  origin_id integer not null references countries (id),
  destiny_id integer not null references countries (id),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  search_text text not null generated always as
    (norm(coalesce(name, '') || ' ' || coalesce(code, '') || ' ' || coalesce(description, ''))) stored,
  primary key (tenant_id, uuid),
  unique (tenant_id, code)
);
create index scenarios_search on scenarios using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select guard_tenant_table('scenarios');
select make_search('scenarios');
select make_listed('scenarios', array['name', 'code', 'origin_id', 'destiny_id', 'created_at']);

create table scenario_tributes (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  scenario_uuid uuid not null,
  position integer not null,
  tribute_uuid uuid not null,
  is_origin boolean not null,
  type text not null check (type in ('Fixed', 'Fixed_Value', 'Variable')),
  is_fixed boolean not null,
  value numeric(14, 4) check (value >= 0),
  tax_responsible text not null check (tax_responsible in ('exporter', 'importer')),
  financial_officer text check (financial_officer in ('exporter', 'importer')),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, scenario_uuid) references scenarios (tenant_id, uuid) on delete cascade,
  foreign key (tenant_id, tribute_uuid) references tributes (tenant_id, uuid)
);
create index scenario_tributes_of_scenario on scenario_tributes (tenant_id, scenario_uuid, position);
create index scenario_tributes_of_tribute on scenario_tributes (tenant_id, tribute_uuid);
select guard_tenant_table('scenario_tributes', subject => 'scenario_uuid');

create table items (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  description text not null,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  search_text text not null generated always as (norm(coalesce(description, ''))) stored,
  archived boolean not null default false,
  primary key (tenant_id, uuid)
);
create index items_search on items using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select guard_tenant_table('items');
select make_search('items');
select make_listed('items', array['description', 'created_at']);

-- A company's first invoice number, editable until an invoice is issued.
create table invoice_numbering (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  first_number integer not null default 1 check (first_number between 1 and 999999999),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('invoice_numbering');
select make_single('invoice_numbering');

-- A company's default rates for variable taxes, whose values are entered on each line.
create table tax_rates (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('tax_rates', audited => false);
select make_single('tax_rates');

create table tax_rate_rates (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  tax_rate_uuid uuid not null,
  position integer not null,
  tribute_uuid uuid not null,
  value numeric(14, 4) not null check (value >= 0),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, tax_rate_uuid) references tax_rates (tenant_id, uuid) on delete cascade,
  foreign key (tenant_id, tribute_uuid) references tributes (tenant_id, uuid) on delete cascade
);
create index on tax_rate_rates (tenant_id, tax_rate_uuid, position);
create index on tax_rate_rates (tenant_id, tribute_uuid);
select guard_tenant_table('tax_rate_rates', subject => 'tax_rate_uuid');

-- Saved list views of each user.
create table saved_views (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  owner uuid not null,
  resource text not null,
  columns text not null,
  name text not null,
  state text not null,
  begins boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  search_text text not null generated always as (norm(coalesce(name, ''))) stored,
  primary key (tenant_id, uuid)
);
create index saved_views_search on saved_views using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
create index saved_views_of_owner on saved_views (tenant_id, owner, resource);
select guard_tenant_table('saved_views');
select make_search('saved_views');
select make_listed('saved_views', array['name'], array['resource']);

create view company_settings with (security_invoker) as
  select tenant_id, tenant_id as uuid, name, nif, tax_regime, segment, location_place_id, location_address, location_latitude,
    location_longitude, location_complement, location_country_id, responsible_name, responsible_email, version
  from companies;
grant select, update (name, nif, tax_regime, segment, location_place_id, location_address, location_latitude,
  location_longitude, location_complement, location_country_id, responsible_name, responsible_email)
  on company_settings to ultramar_app;

create view document_settings with (security_invoker) as
  select tenant_id, tenant_id as uuid, template_uuid, currency, document_language as language, terms_payment, observation,
    show_tax_invoice, show_exporter_net, version, terms_payment_rich, observation_rich
  from companies;
grant select, update (template_uuid, currency, language, terms_payment, observation, show_tax_invoice,
  show_exporter_net, terms_payment_rich, observation_rich)
  on document_settings to ultramar_app;

-- The settings for issuing recurring invoices: columns of the company, accessed with the rights and policies of the
-- current user.
create view issue_settings with (security_invoker) as
  select c.tenant_id, c.tenant_id as uuid, c.issue_lead_days, c.hold_late_days, c.allows_retroactive,
    (select t.time_zone from tenants t where t.id = c.tenant_id) as time_zone, c.version
  from companies c;
grant select, update on issue_settings to ultramar_app;

create view numbering_settings with (security_invoker) as
  select n.tenant_id, n.uuid, n.first_number, n.version,
    exists (select from counters c where c.tenant_id = n.tenant_id and c.name = 'invoices' and c.next <> n.first_number) as has_begun
  from invoice_numbering n;
grant select, update (first_number) on numbering_settings to ultramar_app;
