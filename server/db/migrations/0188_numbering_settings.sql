-- The number a company's invoices begin with, which it may choose until one is issued.

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

alter table invoice_numbering no force row level security, disable trigger user;
alter table invoices no force row level security;
update invoice_numbering n set first_number = b.number
  from (select tenant_id, min(number) as number from invoices where number is not null group by 1) b
  where n.tenant_id = b.tenant_id and b.number between 1 and 999999999;
alter table invoices force row level security;
alter table invoice_numbering force row level security, enable trigger user;

create view numbering_settings with (security_invoker) as
  select n.tenant_id, n.uuid, n.first_number, n.version,
    exists (select from counters c where c.tenant_id = n.tenant_id and c.name = 'invoices' and c.next <> n.first_number) as has_begun
  from invoice_numbering n;
grant select, update (first_number) on numbering_settings to ultramar_app;
