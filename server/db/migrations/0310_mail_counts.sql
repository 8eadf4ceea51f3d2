-- How many mails went out to an address, and in the name of a company, is counted where people are invited.
grant select (tenant_uuid, topic, email, created_at) on outbox to ultramar_auth;
create policy counted on outbox for select to ultramar_auth using (true);
create index outbox_caused on outbox (tenant_uuid, created_at) where topic in ('invitation', 'access_granted');
