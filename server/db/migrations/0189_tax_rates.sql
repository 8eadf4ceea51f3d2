-- The rates that a company proposes for taxes whose value each line enters.

create table tax_rates (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
-- It is nothing but its rows, which the log has.
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
select guard_tenant_table('tax_rate_rates', subject => 'tax_rate_uuid');
create index on tax_rate_rates (tenant_id, tax_rate_uuid, position);
create index on tax_rate_rates (tenant_id, tribute_uuid);
