-- A payment of several invoices has no single invoice. It opens by its own link, and leads back to where it began.
alter table payment_requests
  alter invoice_uuid drop not null,
  add column public_hash text,
  add column return_path text,
  -- The gateway's page, of a gateway whose pages last.
  add column link text,
  add check (num_nonnulls(invoice_uuid, public_hash) = 1),
  add check ((public_hash is null) = (return_path is null));

-- What a payment of several invoices pays of each, in the order of their numbers.
create table payment_shares (
  tenant_id uuid not null references tenants (id),
  request_uuid uuid not null,
  position integer not null check (position > 0),
  invoice_uuid uuid not null,
  amount numeric(20, 3) not null check (amount > 0),
  primary key (tenant_id, request_uuid, position),
  unique (tenant_id, invoice_uuid, request_uuid),
  foreign key (tenant_id, request_uuid) references payment_requests (tenant_id, uuid) on delete cascade,
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('payment_shares', audited => false);
revoke update, delete on payment_shares from ultramar_app;

alter table public_links
  drop constraint public_links_kind_check,
  add constraint public_links_kind_check check (kind in ('individual', 'recurring', 'message', 'client', 'payment'));
