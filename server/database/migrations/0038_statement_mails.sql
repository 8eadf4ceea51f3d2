-- A statement of account is mailed to a client: a message without an invoice.
alter table messages
  alter column invoice_uuid drop not null,
  add column client_uuid uuid,
  add column statement_from date,
  add column statement_to date,
  add column statement_currency text check (statement_currency ~ '^[A-Z]{3}$'),
  -- The record whose history has it.
  add column about_uuid uuid not null generated always as (coalesce(invoice_uuid, client_uuid)) stored,
  add foreign key (tenant_id, client_uuid) references entities (tenant_id, uuid),
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('document', 'receipt', 'refund', 'reminder', 'statement')),
  add check ((kind = 'statement') = (invoice_uuid is null)),
  add check ((kind = 'statement') = (client_uuid is not null)),
  add check (num_nulls(client_uuid, statement_from, statement_to, statement_currency) in (0, 4));
create index messages_of_client_uuid on messages (tenant_id, client_uuid, uuid);
select make_audit('messages', 'about_uuid');
