-- What happened in a company that its people want to know. Events of one kind and cause within some minutes are one notice.
create table notices (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  event text not null check (event in ('paid', 'answered', 'bounced', 'refund_failed', 'on_hold', 'run_finished')),
  -- The number of events; what follows is known if they concern one invoice or run, and one currency.
  count integer not null,
  invoice_uuid uuid,
  run_uuid uuid,
  number bigint,
  client text,
  amount numeric(20, 3),
  currency text,
  -- The user who caused it, who needs no notice.
  caused_by uuid default current_user_uuid(),
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade deferrable initially deferred,
  check ((amount is null) = (currency is null))
);
create index notices_in_order on notices (tenant_id, updated_at);
select guard_tenant_table('notices', audited => false);

-- When a person has read a notice.
create table notice_reads (
  tenant_id uuid not null references tenants (id),
  user_uuid uuid not null,
  notice_uuid uuid not null,
  read_at timestamptz not null default moment(),
  primary key (tenant_id, user_uuid, notice_uuid),
  foreign key (tenant_id, notice_uuid) references notices (tenant_id, uuid) on delete cascade
);
create index on notice_reads (tenant_id, notice_uuid);
select guard_tenant_table('notice_reads', audited => false);

-- How a person wants to know of each event, until when all notices are read, and until when they were mailed.
create table notice_settings (
  tenant_id uuid not null references tenants (id),
  user_uuid uuid not null,
  ways jsonb not null default '{}',
  read_until timestamptz,
  mailed_until timestamptz not null default moment(),
  digest_until timestamptz not null default moment(),
  primary key (tenant_id, user_uuid)
);
select guard_tenant_table('notice_settings', audited => false);
