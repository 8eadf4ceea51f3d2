-- The hourly limit per recipient counts what users send, not what the recurring run issues.
alter table messages add column by_hand boolean not null default false;
comment on column messages.by_hand is 'Derived from who sent it.';
create index messages_by_hand on messages (tenant_id, lower(email), created_at) where by_hand;
