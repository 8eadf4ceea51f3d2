-- What a mail is about: the document, or what was paid or given back of it.
alter table messages
  add column kind text not null default 'document' check (kind in ('document', 'receipt', 'refund')),
  add column transaction_uuid uuid,
  add foreign key (tenant_id, transaction_uuid) references transactions (tenant_id, uuid),
  add check ((kind = 'document') = (transaction_uuid is null));
create index messages_of_transaction on messages (tenant_id, transaction_uuid) where transaction_uuid is not null;
