-- How a company receives: up to which open amount, in the invoice's currency, the rest of an invoice is written off.
create table receiving_settings (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  write_off_limit numeric(20, 3) not null default 0 check (write_off_limit >= 0),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('receiving_settings');
select make_single('receiving_settings');
