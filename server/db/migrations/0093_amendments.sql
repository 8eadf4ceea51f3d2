-- What changes a running contract, from an occurrence on or one alone: who said so, when, why and what of it. Nothing of it is
-- ever changed afterwards.
create table contract_amendments (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  contract_uuid uuid not null,
  kind text not null check (kind in ('lines', 'details', 'adjust', 'pause', 'resume', 'extend', 'end')),
  reach text not null check (reach in ('from', 'only')),
  -- From which occurrence on it takes effect, or on which.
  occurrence integer not null,
  -- How many occurrences it concerned, and what all that is billed and to come was before it and after.
  concerned integer not null check (concerned > 0),
  total_before numeric(20, 3) not null,
  total_after numeric(20, 3) not null,
  change jsonb not null,
  reason text,
  actor text not null default current_actor(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, contract_uuid) references contracts (tenant_id, uuid)
);
select guard_tenant_table('contract_amendments', subject => 'contract_uuid');
revoke update, delete on contract_amendments from ultramar_app;
create index contract_amendments_of_contract on contract_amendments (tenant_id, contract_uuid);

-- A date that is paused was skipped for good once a later one is issued: then it is to come no more.
create or replace function stand_contracts(tenant uuid, keys uuid[]) returns void language sql set search_path = public, pg_temp as $$
  update contracts c set status = s.status, unpaid_from = s.unpaid_from
  from (
    select k.uuid, u.unpaid_from,
      case
        when b.status = 'Cancelled' then b.status
        when exists (select from occurrences o where o.tenant_id = tenant and o.contract_uuid = k.uuid
                     and o.status in ('future', 'held')) then 'Active'
        when exists (select from occurrences o where o.tenant_id = tenant and o.contract_uuid = k.uuid and o.status = 'paused'
                     and not exists (select from invoices i where i.tenant_id = tenant and i.contract_uuid = k.uuid
                                     and i.occurrence > o.occurrence)) then 'Active'
        when exists (select from invoices i where i.tenant_id = tenant and i.contract_uuid = k.uuid and i.status in ('draft', 'billed'))
          then 'Concluded'
        when exists (select from invoices i where i.tenant_id = tenant and i.contract_uuid = k.uuid and i.status = 'paid') then 'Paid'
        else 'Concluded'
      end as status
    from unnest(keys) k (uuid) join contracts b on b.tenant_id = tenant and b.uuid = k.uuid, lateral (
      select coalesce(min(i.due_date), 'infinity') as unpaid_from from invoices i
      where i.tenant_id = tenant and i.contract_uuid = k.uuid and i.status = 'billed' and not i.payment_authorized) u
    order by k.uuid
  ) s
  where c.tenant_id = tenant and c.uuid = s.uuid
    and (s.status, s.unpaid_from) <> (c.status, c.unpaid_from)
$$;
