-- The data that a company registers before it can invoice: foreign parties, tributes, scenarios, catalogue items, rates.

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
  -- The template of the client's documents, if not the company's default.
  template_uuid uuid,
  archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, template_uuid) references invoice_templates (tenant_id, uuid)
);
create index entities_by_template on entities (tenant_id, template_uuid) where template_uuid is not null;
select guard_tenant_table('entities');
select make_searchable('entities', array['name', 'nif', 'location_address']);
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
  primary key (tenant_id, uuid)
);
select guard_tenant_table('tributes');
select make_searchable('tributes', array['name', 'description']);
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
  primary key (tenant_id, uuid),
  unique (tenant_id, code)
);
select guard_tenant_table('scenarios');
select make_searchable('scenarios', array['name', 'code', 'description']);
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
  archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('items');
select make_searchable('items', array['description']);
select make_listed('items', array['description', 'created_at']);

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
