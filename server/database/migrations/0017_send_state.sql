-- The send state of an invoice, over all its recipients: lists show and filter it.
alter table invoices add column send_state text
  check (send_state in ('Send', 'Viewed', 'Accepted', 'Declined', 'Undelivered'));
comment on column invoices.send_state is 'Derived from messages.';
create index invoices_by_send_state on invoices (tenant_id, send_state, created_at desc, uuid desc)
  where send_state is not null;

alter table invoices no force row level security;
alter table messages no force row level security;
alter table invoices disable trigger user;
update invoices i set send_state = send_state_of(i.tenant_id, i.uuid)
  where exists (select from messages m where m.tenant_id = i.tenant_id and m.invoice_uuid = i.uuid);
alter table invoices enable trigger user;
alter table messages force row level security;
alter table invoices force row level security;
