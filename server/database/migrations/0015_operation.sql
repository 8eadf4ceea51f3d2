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
