-- Maps public links of documents and of their recipients to the tenants. Only digests are stored, so that the table
-- reveals no links.
create table public_links (
  digest bytea primary key,
  tenant_id uuid not null references tenants (id) on delete cascade,
  kind text not null check (kind in ('individual', 'recurring', 'message')),
  record_uuid uuid not null
);
alter table public_links enable row level security;
alter table public_links force row level security;
create policy tenant on public_links for insert with check (tenant_id = (select current_tenant()));
create policy auth on public_links for select to ultramar_auth using (true);
grant insert on public_links to ultramar_app;
grant select on public_links to ultramar_auth;

-- Messages: an invoice sent to one recipient. The outbox sends them; `follow_outbox` copies its outcome.
create table messages (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  name text check (length(name) <= 200),
  email text not null check (length(email) <= 254),
  language text not null check (language in ('pt', 'en', 'es')),
  with_attachments boolean not null default false,
  -- Whether a user sent it, not the recurring run: the hourly limit per recipient counts these.
  by_hand boolean not null default false,
  -- The answer of the recipient (specification §4 Send states).
  status text not null default 'Send' check (status in ('Send', 'Viewed', 'Accepted', 'Declined')),
  viewed_at timestamptz,
  answered_at timestamptz,
  reason text check (length(reason) <= 1000),
  -- The state of its mail, and the last answer of a mail server.
  delivery text not null default 'queued'
    check (delivery in ('queued', 'sent', 'failed', 'uncertain', 'not_sent', 'bounced')),
  attempts integer not null default 0,
  answer text,
  sent_at timestamptz,
  -- Whether the document was sent to the recipient again.
  is_replaced boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  -- Deferred, because an issued invoice is written last.
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade deferrable initially deferred,
  check ((status in ('Accepted', 'Declined')) = (answered_at is not null)),
  check ((status = 'Declined') = (reason is not null))
);
comment on column messages.by_hand is 'Derived from who sent it.';
comment on column messages.is_replaced is 'Derived from later messages.';
-- The messages that failed, which a person looks into.
create index messages_of_is_replaced on messages (tenant_id, is_replaced, uuid);
create index messages_by_hand on messages (tenant_id, lower(email), created_at) where by_hand;
select guard_tenant_table('messages', subject => 'invoice_uuid');
-- What was sent stays.
revoke delete on messages from ultramar_app;
select make_searchable('messages', array['name', 'email']);
select make_listed('messages', array['created_at'], array['invoice_uuid', 'status', 'delivery']);

-- The outbox: mails to send, written in the transaction that causes them.
create table outbox (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid references tenants (id),
  topic text not null,
  subject_uuid uuid,
  status text not null default 'not_sent' check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'not_sent')),
  -- The queue of the mail: one per company, and one per domain for the platform's mails.
  lane text,
  name text check (length(name) <= 200 and name !~ '[[:cntrl:]]'),
  email text check (length(email) <= 254 and email ~ '^[^\s@<>,;]+@[^\s@<>,;]+$' and email !~ '[[:cntrl:]]'),
  language text check (language in ('pt', 'en', 'es')),
  -- The arguments of its text, without the link.
  args jsonb not null default '{}',
  -- A one-time link, kept until the mail is sent or the link expires.
  link sealed,
  expires_at timestamptz,
  -- The user who caused it.
  caused_by uuid default current_user_uuid(),
  attempts integer not null default 0,
  -- Attempts that ended before the mail server could answer, because the worker ended or the mail could not be written.
  interruptions integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- The current attempt: its key, its start, and the time when the first byte of the mail was sent to the server.
  claim uuid,
  claimed_at timestamptz,
  handed_over_at timestamptz,
  sent_at timestamptz,
  error text,
  -- The last answer of a mail server, also when it accepted the mail.
  answer text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  check (status = 'not_sent' or (email is not null and lane is not null and language is not null)),
  check ((status = 'sending') <= (claim is not null and claimed_at is not null)),
  check ((status = 'sent') <= (sent_at is not null and link is null))
);
create index outbox_due on outbox (lane, next_attempt_at, uuid) where status = 'queued';
create index outbox_under_way on outbox (lane, claimed_at) where status = 'sending';
create index outbox_in_order on outbox (created_at, uuid);
create index outbox_by_status on outbox (status, created_at) where status <> 'sent';
create index outbox_by_address on outbox (lower(email), created_at) where email is not null;
create index outbox_with_link on outbox (expires_at) where link is not null;
create index outbox_caused on outbox (tenant_uuid, created_at) where topic in ('invitation', 'access_granted');
create index outbox_of_messages on outbox (subject_uuid) where topic = 'document';
-- Counts the test mails of a company.
create index outbox_tests on outbox (tenant_uuid, created_at) where topic = 'document_test';
select guard_platform_table('outbox', visible => null, audited => false);
-- Requests and sign-in insert mails of their company and of the platform; they cannot read or change any.
create policy queued on outbox for insert to ultramar_app
  with check (status in ('queued', 'not_sent') and tenant_uuid is not distinct from (select current_tenant()));
grant insert (tenant_uuid, topic, subject_uuid, status, lane, name, email, language, args, link, expires_at)
  on outbox to ultramar_app, ultramar_auth;
-- Mails beyond the hourly limit of a company wait.
grant insert (next_attempt_at) on outbox to ultramar_app;
grant select, update on outbox to ultramar_operator;
grant select (tenant_uuid, topic, email, created_at) on outbox to ultramar_auth;
create policy counted on outbox for select to ultramar_auth using (true);

-- The outbox for administrators.
create view mails with (security_invoker) as
  select o.uuid, o.status, o.topic, o.name, o.email, o.language,
    (select t.name from tenants t where t.id = o.tenant_uuid) as company,
    o.attempts, o.created_at, o.sent_at, o.expires_at, o.error,
    case when o.status = 'queued' then o.next_attempt_at end as next_attempt_at,
    o.expires_at is not null and o.expires_at <= moment() as is_expired,
    o.version, o.updated_at
  from outbox o;
grant select, update on mails to ultramar_operator;
