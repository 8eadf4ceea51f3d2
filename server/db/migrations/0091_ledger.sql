-- The ledger as people read it: what a run issued, added up by currency; and companies that look at catch-ups first.

create table run_sums (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  run_uuid uuid not null,
  position integer not null default 0,
  currency text not null,
  amount numeric(20, 3) not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, run_uuid, currency),
  foreign key (tenant_id, run_uuid) references runs (tenant_id, uuid) on delete cascade deferrable initially deferred
);
select guard_tenant_table('run_sums', false);
alter table run_sums no force row level security;
alter table runs no force row level security;
insert into run_sums (tenant_id, run_uuid, currency, amount)
  select r.tenant_id, r.uuid, s.key, s.value::numeric from runs r, jsonb_each_text(r.sums) s;
alter table runs force row level security;
alter table run_sums force row level security;
alter table runs
  drop column sums,
  -- A run that goes on is told anew.
  add column version integer not null default 1;
drop trigger touch on runs;
create trigger touch before update on runs for each row execute function touch_row('uuid', 'version');

-- What is more than so many days late is put aside until somebody asks for it; nothing is, where it is not said.
alter table companies add column hold_late_days integer check (hold_late_days between 0 and 3650);

create or replace function companies_of(tenants uuid[]) returns table (tenant_id uuid, company jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    return query select c.tenant_id, party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
        c.location_longitude, c.location_complement, c.location_country_id)
      || jsonb_strip_nulls(jsonb_build_object('tax_regime', c.tax_regime, 'segment', c.segment, 'currency', c.currency,
        'responsible_name', c.responsible_name, 'responsible_email', c.responsible_email,
        'allows_retroactive', c.allows_retroactive, 'issue_lead_days', c.issue_lead_days, 'hold_late_days', c.hold_late_days,
        'tenant', t.slug, 'time_zone', t.time_zone,
        'logo', 'data:' || t.logo_type || ';base64,' || translate(encode(t.logo, 'base64'), E'\n', '')))
      from companies c join tenants t on t.id = c.tenant_id;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
