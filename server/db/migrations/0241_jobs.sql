-- What is done again and again, as its last run left it: written by workers, looked at by administrators.
create table job_states (
  uuid uuid primary key default uuidv7(),
  -- Its file in server/jobs.
  name text not null unique,
  -- When it is done, as cron says it in UTC.
  schedule text not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  started_at timestamptz,
  finished_at timestamptz,
  next_run_at timestamptz,
  -- How much the last run that did something did of what.
  done jsonb not null default '{}',
  -- How many companies it failed with.
  failed integer not null default 0,
  error text,
  worker text,
  -- Since when an administrator waits for a run.
  requested_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
select guard_platform_table('job_states', visible => null, audited => false);
grant select, insert, update on job_states to ultramar_operator;

-- Jobs as administrators meet them.
create view jobs with (security_invoker) as
  select uuid, name, schedule, status, started_at, finished_at, next_run_at, failed, error, worker,
    requested_at is not null as is_requested, version, updated_at
  from job_states;
create view job_done with (security_invoker) as
  select j.uuid as job_uuid, d.place as position, d.what, d.count::integer as count
  from job_states j cross join lateral jsonb_each_text(j.done) with ordinality d (what, count, place);
-- Locking a record takes the right to change it.
grant select, update on jobs to ultramar_operator;
grant select on job_done to ultramar_operator;
