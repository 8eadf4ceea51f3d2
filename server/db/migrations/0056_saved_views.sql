-- How people want to see their lists again, each their own.
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
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('saved_views');
select make_searchable('saved_views', array['name']);
select make_listed('saved_views', array['name'], array['resource']);
create index saved_views_of_owner on saved_views (tenant_id, owner, resource);
