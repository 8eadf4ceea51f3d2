-- The outbox is the one way to send mail, of companies and of the platform: a row for each recipient, written in the
-- transaction of its cause. What was queued before there was a sender stays `not_sent`, and is never sent late.
drop policy tenant on outbox;
drop trigger touch on outbox;
revoke all on outbox from ultramar_app;
drop index outbox_unsent;
alter table outbox drop constraint outbox_pkey;
alter table outbox rename column tenant_id to tenant_uuid;
alter table outbox
  alter column tenant_uuid drop not null,
  alter column subject_uuid drop not null,
  add primary key (uuid),
  add column status text not null default 'not_sent'
    check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'not_sent')),
  -- Who waits behind whom: the mails of a company, or those of the platform to one domain.
  add column lane text,
  add column name text check (length(name) <= 200 and name !~ '[[:cntrl:]]'),
  add column email text check (length(email) <= 254 and email ~ '^[^\s@<>,;]+@[^\s@<>,;]+$' and email !~ '[[:cntrl:]]'),
  add column language text check (language in ('pt', 'en', 'es')),
  -- What its words name, without the link.
  add column args jsonb not null default '{}',
  -- A link that works once, until it is sent or has expired.
  add column link sealed,
  add column expires_at timestamptz,
  -- Who caused it, by the key of their account.
  add column caused_by uuid default current_user_uuid(),
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default now(),
  -- The attempt under way: its name, when it began, and when the first byte of the mail was handed to the server.
  add column claim uuid,
  add column claimed_at timestamptz,
  add column handed_over_at timestamptz,
  add column error text,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default moment(),
  add check (status = 'not_sent' or (email is not null and lane is not null and language is not null)),
  add check ((status = 'sending') <= (claim is not null and claimed_at is not null)),
  add check ((status = 'sent') <= (sent_at is not null and link is null));

select guard_platform_table('outbox', visible => null, audited => false);
-- A request, and whoever signs in, adds mails of the company it works for, and of the platform; it reads and changes none.
create policy queued on outbox for insert to ultramar_app
  with check (status in ('queued', 'not_sent') and tenant_uuid is not distinct from (select current_tenant()));
grant insert (tenant_uuid, topic, subject_uuid, status, lane, name, email, language, args, link, expires_at)
  on outbox to ultramar_app, ultramar_auth;
-- The worker sends, and operators look at what became of it.
grant select, update on outbox to ultramar_operator;

create index outbox_due on outbox (lane, next_attempt_at, uuid) where status = 'queued';
create index outbox_under_way on outbox (lane, claimed_at) where status = 'sending';
create index outbox_in_order on outbox (created_at, uuid);
create index outbox_by_status on outbox (status, created_at) where status <> 'sent';
create index outbox_by_address on outbox (lower(email), created_at) where email is not null;
create index outbox_with_link on outbox (expires_at) where link is not null;

-- The outbox as administrators meet it.
create view mails with (security_invoker) as
  select o.uuid, o.status, o.topic, o.name, o.email, o.language,
    (select t.name from tenants t where t.id = o.tenant_uuid) as company,
    o.attempts, o.created_at, o.sent_at, o.expires_at, o.error,
    case when o.status = 'queued' then o.next_attempt_at end as next_attempt_at,
    o.expires_at is not null and o.expires_at <= moment() as is_expired,
    o.version, o.updated_at
  from outbox o;
-- Locking a record takes the right to change it.
grant select, update on mails to ultramar_operator;
