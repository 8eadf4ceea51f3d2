-- A mail that the server keeps because no mail server is set up is not one that failed to arrive.
alter table invoices drop constraint invoices_send_state_check,
  add check (send_state in ('Send', 'Viewed', 'Accepted', 'Declined', 'Undelivered', 'Unsent'));

alter table invoices no force row level security;
alter table messages no force row level security;
alter table invoices disable trigger user;
update invoices i set send_state = send_state_of(i.tenant_id, i.uuid) where i.send_state = 'Undelivered';
alter table invoices enable trigger user;
alter table messages force row level security;
alter table invoices force row level security;
