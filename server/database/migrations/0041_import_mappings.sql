-- How a company read a list with these headings the last time.
create table import_mappings (
  tenant_id uuid not null references tenants (id),
  resource text not null check (length(resource) <= 60),
  -- A digest of the headings.
  headings text not null check (headings ~ '^[0-9a-f]{64}$'),
  columns jsonb not null,
  defaults jsonb not null,
  used_at timestamptz not null default moment(),
  primary key (tenant_id, resource, headings)
);
select guard_tenant_table('import_mappings', audited => false);
create index import_mappings_by_use on import_mappings (tenant_id, used_at);
