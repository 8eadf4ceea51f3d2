-- The run that issues what is due: what it did, and the mails that go out for it.

-- Whose company is suspended issues nothing and sends nothing.
alter table tenants add column suspended_at timestamptz;

-- One run of one company: kept where it issued something or put something aside.
create table runs (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- Up to which date of the company's calendar.
  until date not null,
  cause text not null check (cause in ('tick', 'request')),
  worker text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  billed integer not null default 0,
  held integer not null default 0,
  -- What was issued, added up by currency: decimal text.
  sums jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('runs', false);
select make_listed('runs', array['started_at']);

alter table occurrences
  drop column reason_args,
  -- By which run it was issued, or put aside last.
  add column run_uuid uuid,
  add foreign key (tenant_id, run_uuid) references runs (tenant_id, uuid);
create index occurrences_of_run on occurrences (tenant_id, run_uuid) where run_uuid is not null;

-- What is to be sent, written in the transaction that it tells of.
create table outbox (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  topic text not null,
  subject_uuid uuid not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (tenant_id, uuid)
);
select guard_tenant_table('outbox', false);
create index outbox_unsent on outbox (tenant_id, uuid) where sent_at is null;

-- What is issued is told by its invoice, in the same transaction.
drop trigger contracts_stand on occurrences;
create or replace function contracts_stand() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
begin
  for tenant, keys in
    select c.tenant_id, array_agg(distinct c.contract_uuid) from changed c
    where c.contract_uuid is not null and not (tg_table_name = 'occurrences' and c.status = 'billed') group by 1
  loop
    perform stand_contracts(tenant, keys);
  end loop;
  return null;
end $$;
create trigger contracts_stand_moved after update on occurrences referencing new table as changed
  for each statement execute function contracts_stand();
create trigger contracts_stand_added after insert on occurrences referencing new table as changed
  for each statement execute function contracts_stand();

-- The earliest date on which something of each of these tenants is to be issued, each read under its own policy. The caller
-- has verified the tenants.
create function earliest_to_issue(tenants uuid[]) returns table (tenant_id uuid, earliest date) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    return query select entered, o.created from occurrences o
      where o.tenant_id = entered and o.status in ('future', 'held') order by o.created limit 1;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
