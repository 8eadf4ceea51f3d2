-- An export of everything that a company has, as one archive.
create table data_exports (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  status text not null default 'queued'
    check (status in ('queued', 'working', 'done', 'failed', 'cancelled', 'expired')),
  requested_by text not null default current_actor(),
  requested_at timestamptz not null default moment(),
  -- Who needs the rights to all of it until the end.
  user_uuid uuid not null default current_user_uuid(),
  -- The language of what the archive says to its reader.
  language text not null check (language in ('pt', 'en', 'es')),
  progress integer not null default 0 check (progress between 0 and 100),
  reason text,
  -- The instant whose data it has.
  read_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  downloaded_by text,
  downloaded_at timestamptz,
  files integer check (files >= 0),
  size bigint check (size > 0),
  digest text check (digest ~ '^[0-9a-f]{64}$'),
  -- The worker that writes it, which renews its claim; another one takes over an old one and begins again.
  claim uuid,
  claimed_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  check (status <> 'working' or num_nulls(claim, claimed_at) = 0),
  check ((status = 'failed') = (reason is not null)),
  check (status not in ('done', 'expired') or num_nulls(size, digest, files, expires_at, finished_at) = 0)
);
comment on column data_exports.progress is 'Derived from what is written.';
comment on column data_exports.claim is 'Derived from the worker.';
comment on column data_exports.claimed_at is 'Derived from the worker.';
comment on column data_exports.attempts is 'Derived from the workers.';
comment on column data_exports.next_attempt_at is 'Derived from the attempts.';
select guard_tenant_table('data_exports');
select make_listed('data_exports', array['requested_at'], array['status']);
create unique index data_exports_under_way on data_exports (tenant_id) where status in ('queued', 'working');

-- The bytes of an archive, in pieces of equal size except the last.
create table data_export_pieces (
  tenant_id uuid not null references tenants (id),
  export_uuid uuid not null,
  number integer not null check (number >= 0),
  bytes bytea not null,
  primary key (tenant_id, export_uuid, number),
  foreign key (tenant_id, export_uuid) references data_exports (tenant_id, uuid) on delete cascade
);
-- Archives are compressed already, and parts of a piece are read.
alter table data_export_pieces alter column bytes set storage external;
select guard_tenant_table('data_export_pieces', audited => false);

-- What people are notified of.
alter table notices drop constraint notices_event_check;
alter table notices add constraint notices_event_check check (event in ('mention', 'paid', 'answered', 'bounced',
  'refund_failed', 'disputed', 'charged_back', 'on_hold', 'run_finished', 'import_judged', 'import_finished', 'data_exported'));
