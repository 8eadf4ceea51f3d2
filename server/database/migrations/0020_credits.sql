-- The credits of clients are listed like other records.
alter table credits
  add column uuid uuid not null default uuidv7(),
  add column is_left boolean not null generated always as (amount > 0) stored,
  add column version integer not null default 1,
  add column created_at timestamptz not null default moment(),
  add column updated_at timestamptz not null default moment(),
  drop constraint credits_pkey,
  add primary key (tenant_id, uuid),
  add unique (tenant_id, service_buyer_uuid, currency);
comment on column credits.amount is 'Derived from transactions.';
create trigger touch before update on credits for each row execute function touch_row('uuid', 'version', 'updated_at');
select make_listed('credits', array['amount', 'updated_at'], array['service_buyer_uuid', 'currency', 'is_left']);
