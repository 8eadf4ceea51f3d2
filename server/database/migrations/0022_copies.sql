-- A copy of a mail (CC) leads to the message of its recipient; an answer to it counts as the recipient's.
alter table messages
  add column cc_of uuid,
  add column recipient_type text not null generated always as (case when cc_of is null then 'to' else 'cc' end) stored,
  -- The texts of this mail alone; null means those of the company.
  add column subject text check (length(subject) <= 200),
  add column body text check (length(body) <= 4000),
  add foreign key (tenant_id, cc_of) references messages (tenant_id, uuid),
  add check (cc_of is null or (kind = 'document' and status = 'Send'));
create index messages_of_cc on messages (tenant_id, cc_of) where cc_of is not null;
