-- What a company registers before it can invoice: itself, the foreign parties, tributes, scenarios, catalogue items.

create table companies (
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
  currency text not null default 'BRL',
  issue_lead_days integer not null default 10 check (issue_lead_days between 0 and 365),
  allows_retroactive boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid),
  unique (tenant_id)
);
select guard_tenant_table('companies');

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
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('entities');
select make_searchable('entities', array['name', 'nif', 'location_address']);
create index entities_by_name on entities (tenant_id, norm(name), uuid);

create table tributes (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  description text,
  country_id integer references countries (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('tributes');
select make_searchable('tributes', array['name', 'description']);
create index tributes_by_name on tributes (tenant_id, norm(name), uuid);

create table scenarios (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  code text,
  name text not null,
  description text not null,
  origin_id integer not null references countries (id),
  destiny_id integer not null references countries (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid),
  unique (tenant_id, code)
);
select guard_tenant_table('scenarios');
select make_searchable('scenarios', array['name', 'code', 'description']);
create index scenarios_by_name on scenarios (tenant_id, norm(name), uuid);

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
select guard_tenant_table('scenario_tributes', subject => 'scenario_uuid');
create index scenario_tributes_of_scenario on scenario_tributes (tenant_id, scenario_uuid, position);
create index scenario_tributes_of_tribute on scenario_tributes (tenant_id, tribute_uuid);

-- What the scenario sets is a percent or money by its type; only what the line enters may be either.
create function settle_fee() returns trigger language plpgsql as $$
begin
  new.is_fixed := case new.type when 'Fixed' then false when 'Fixed_Value' then true else coalesce(new.is_fixed, false) end;
  return new;
end $$;
create trigger settle_fee before insert or update on scenario_tributes for each row execute function settle_fee();

create table items (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  description text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('items');
select make_searchable('items', array['description']);
create index items_by_description on items (tenant_id, norm(description), uuid);
