-- Each import of a file: what it is about, how far it is, and what it wrote, so that it can be cancelled and undone.
create table imports (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  resource text not null check (length(resource) <= 60),
  file_name text not null check (char_length(file_name) between 1 and 120),
  file_size integer not null check (file_size > 0),
  status text not null check (status in (
    'queued', 'judging', 'judged', 'writing', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  -- The rows of the file, and those that the current step has passed.
  rows integer not null check (rows >= 0),
  done_rows integer not null default 0 check (done_rows >= 0),
  created integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  bad_rows integer not null default 0,
  -- The records that an undo in the background left, because something came to depend on them meanwhile.
  kept integer not null default 0,
  failure text check (failure in ('rights', 'file', 'error')),
  -- How the file is read; null for an import that was written at once.
  choices jsonb,
  -- Who began it, by the session whose rights it has.
  session_uuid uuid,
  user_uuid uuid default current_user_uuid(),
  author text not null default current_actor(),
  undone_by text,
  -- Attempts at the current chunk that failed, and until when a worker works on it.
  attempts integer not null default 0,
  claimed_until timestamptz,
  finished_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  check ((status = 'failed') = (failure is not null))
);
-- One at a time works in the background of a company.
create unique index imports_running on imports (tenant_id) where status in ('queued', 'judging', 'writing', 'undoing');
select guard_tenant_table('imports', audited => false);
select make_searchable('imports', array['file_name']);
select make_listed('imports', array['created_at'], array['resource', 'status']);

-- The file of an import until it is written, for some days at most.
create table import_files (
  tenant_id uuid not null,
  import_uuid uuid not null,
  bytes bytea not null,
  primary key (tenant_id, import_uuid),
  foreign key (tenant_id, import_uuid) references imports (tenant_id, uuid) on delete cascade
);
alter table import_files alter column bytes set storage external;
select guard_tenant_table('import_files', audited => false);

-- The rows of a file with errors, by their number in the spreadsheet: as they came, so that they can be corrected.
create table import_problems (
  tenant_id uuid not null,
  import_uuid uuid not null,
  row integer not null,
  cells jsonb not null,
  problems jsonb not null,
  primary key (tenant_id, import_uuid, row),
  foreign key (tenant_id, import_uuid) references imports (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('import_problems', audited => false);

-- The records that an import wrote.
create table import_records (
  tenant_id uuid not null,
  import_uuid uuid not null,
  record_uuid uuid not null,
  -- Of a changed record, the columns that changed: their values before and after. A new record has neither.
  before jsonb,
  after jsonb,
  -- The version that the import made.
  made integer not null,
  primary key (tenant_id, import_uuid, record_uuid),
  foreign key (tenant_id, import_uuid) references imports (tenant_id, uuid) on delete cascade,
  check ((before is null) = (after is null))
);
select guard_tenant_table('import_records', audited => false);

-- Who began a large import knows when it is judged, and when it is done.
alter table notices
  drop constraint notices_event_check,
  add constraint notices_event_check check (event in (
    'mention', 'paid', 'answered', 'bounced', 'refund_failed', 'disputed', 'charged_back', 'on_hold', 'run_finished',
    'import_judged', 'import_finished'));
