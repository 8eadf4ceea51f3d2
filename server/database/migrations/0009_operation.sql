-- The outbox: mails to send, written in the transaction that causes them.
create table outbox (
  tenant_uuid uuid,
  uuid uuid primary key default uuidv7(),
  topic text not null,
  subject_uuid uuid,
  created_at timestamptz not null default moment(),
  sent_at timestamptz,
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
  next_attempt_at timestamptz not null default now(),
  -- The current attempt: its key, its start, and the time when the first byte of the mail was sent to the server.
  claim uuid,
  claimed_at timestamptz,
  handed_over_at timestamptz,
  error text,
  version integer not null default 1,
  updated_at timestamptz not null default moment(),
  constraint outbox_tenant_id_fkey foreign key (tenant_uuid) references tenants (id),
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
select guard_platform_table('outbox', visible => null, audited => false);
-- Requests and sign-in insert mails of their company and of the platform; they cannot read or change any.
create policy queued on outbox for insert to ultramar_app
  with check (status in ('queued', 'not_sent') and tenant_uuid is not distinct from (select current_tenant()));
grant insert (tenant_uuid, topic, subject_uuid, status, lane, name, email, language, args, link, expires_at)
  on outbox to ultramar_app, ultramar_auth;
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

-- The recurring jobs and their last runs: written by workers, read by administrators.
create table job_states (
  uuid uuid primary key default uuidv7(),
  -- The name of its file in server/jobs.
  name text not null unique,
  -- A cron expression, in UTC.
  schedule text not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  started_at timestamptz,
  finished_at timestamptz,
  next_run_at timestamptz,
  -- The counts of the last run with any result.
  done jsonb not null default '{}',
  -- The number of companies for which it failed.
  failed integer not null default 0,
  error text,
  worker text,
  -- The time when an administrator requested a run.
  requested_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
select guard_platform_table('job_states', visible => null, audited => false);
grant select, insert, update on job_states to ultramar_operator;

-- Jobs for administrators.
create view jobs with (security_invoker) as
  select uuid, name, schedule, status, started_at, finished_at, next_run_at, failed, error, worker,
    requested_at is not null as is_requested, version, updated_at
  from job_states;
grant select, update on jobs to ultramar_operator;

create view job_done with (security_invoker) as
  select j.uuid as job_uuid, d.place as position, d.what, d.count::integer as count
  from job_states j cross join lateral jsonb_each_text(j.done) with ordinality d (what, count, place);
grant select on job_done to ultramar_operator;

create view audit with (security_invoker) as
  select l.uuid, l.at, l.actor, platform_record(l.table_name) as record, l.table_name as part, l.action, l.subject_key as subject_key,
    l.changes::text as details, 1 as version
  from platform_audit_log l;
grant select on audit to ultramar_operator;

