-- What a contract comes to by the month, and from which day until which. The terms of its next invoice tell the amount, those
-- of its last one where none is to come; an amendment of one invoice alone does not count. Each invoice stands for the time
-- until the next would be due, so a contract ends on the due date that follows its last invoice. A contract whose invoices
-- were all cancelled before issue never began.
alter table contracts
  add column monthly_amount numeric(20, 3) not null default 0,
  -- The first day on which it does not run any more.
  add column ends_on date,
  add column starts_on date generated always as (case when ends_on is not null then due_date end) stored;

-- The history leaves out columns whose comment begins with "Derived", so that a new one needs no new version of this function.
comment on column contracts.unpaid_from is 'Derived from invoices.';
comment on column contracts.billed_amount is 'Derived from invoices.';
comment on column contracts.to_come_amount is 'Derived from occurrences.';
comment on column contracts.unscheduled_amount is 'Derived from occurrences.';
comment on column contracts.monthly_amount is 'Derived from occurrences.';
comment on column contracts.ends_on is 'Derived from occurrences.';
comment on column invoices.paid_on is 'Derived from transactions.';

create or replace function audit_changes(of_table regclass, has_before boolean, has_after boolean) returns text
  language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select format('json_object(%s absent on null returning jsonb)', string_agg(format(
    '%L: case when %s is distinct from %s then jsonb_build_array(%s, %s) end', name, before.value, after.value, before.told, after.told
  ), E',\n      '))
  from (
    select a.attname as name, a.atttypid = 'jsonb'::regtype as is_json, a.atttypid = 'sealed'::regtype as is_secret,
      a.attlen > 0 or a.atttypid = 'numeric'::regtype as is_short
    from pg_attribute a where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      -- What says nothing to a reader: keys, bookkeeping, and columns computed from others.
      and a.attname <> all (array['tenant_id', 'uuid', 'version', 'created_at', 'updated_at'])
      and coalesce(col_description(a.attrelid, a.attnum), '') not like 'Derived%'
    order by a.attnum
  ) c, lateral (
    select format(case when is_json then 'nullif(%s.%I, ''null'')' else '%s.%I' end, 'o', name) as o,
      format(case when is_json then 'nullif(%s.%I, ''null'')' else '%s.%I' end, 'n', name) as n
  ) v, lateral (
    -- What a reader must not be told, and what is never too long to read.
    select case when is_secret then '''secret'' || left(%s::text, 0)' when is_short then '%s' else 'audit_value(to_jsonb(%s))' end as form
  ) f, lateral (
    select case when has_before then o else 'null' end as value, case when has_before then format(form, o) else 'null' end as told
  ) before, lateral (
    select case when has_after then n else 'null' end as value, case when has_after then format(form, n) else 'null' end as told
  ) after
$$;

-- Nor are they a new version of the contract: an open amendment form stays valid.
drop trigger touch on contracts;
create trigger touch before update on contracts for each row
  when ((new.unpaid_from, new.billed_amount, new.to_come_amount, new.monthly_amount, new.ends_on)
      is not distinct from (old.unpaid_from, old.billed_amount, old.to_come_amount, old.monthly_amount, old.ends_on)
    or new.status <> old.status or new.uuid <> old.uuid)
  execute function touch_row('uuid', 'version', 'updated_at');

-- As `decimalsOf` of the domain.
create function currency_decimals(code text) returns integer language sql immutable
  return case
    when code in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF')
      then 0
    when code in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    else 2
  end;

-- How many months lie between two invoices, as `monthsOf` of the domain.
create function months_between_invoices(symbology text) returns integer language sql immutable
  return case symbology when 'M' then 1 when 'T' then 3 when 'Q' then 4 when 'S' then 6 when 'Y' then 12 end;

-- No row where no invoice counts. Without settings, so that it becomes part of the statement that calls it.
create function contract_recurring(tenant uuid, contract uuid, first_due date, symbology text, code text)
returns table (monthly numeric, ends date) language sql stable as $$
  select round(m.total / f.months, currency_decimals(code)), (first_due + make_interval(months => l.occurrence * f.months))::date
  from (select months_between_invoices(symbology) as months) f
  cross join lateral (
    select o.occurrence, coalesce(o.lasting_terms_uuid, o.terms_uuid) as terms from occurrences o
    where o.tenant_id = tenant and o.contract_uuid = contract and o.status <> 'cancelled'
    order by o.occurrence desc limit 1
  ) l
  left join lateral (
    select coalesce(o.lasting_terms_uuid, o.terms_uuid) as terms from occurrences o
    where o.tenant_id = tenant and o.contract_uuid = contract and o.status in ('future', 'held', 'paused')
    order by o.occurrence limit 1
  ) n on true
  join contract_terms m on m.tenant_id = tenant and m.uuid = coalesce(n.terms, l.terms)
$$;

alter table contracts no force row level security, disable trigger user;
alter table occurrences no force row level security;
alter table contract_terms no force row level security;
update contracts c set monthly_amount = r.monthly, ends_on = r.ends
from contracts k, contract_recurring(k.tenant_id, k.uuid, k.due_date, k.frequency_symbology, k.currency) r
where c.tenant_id = k.tenant_id and c.uuid = k.uuid and r.ends is not null;
alter table contract_terms force row level security;
alter table occurrences force row level security;
alter table contracts force row level security, enable trigger user;

-- A report reads what began and what ended by this index alone.
create index contracts_recurring on contracts (tenant_id, starts_on, ends_on) include (currency, monthly_amount, type, service_buyer_uuid);

-- A contract is written after its invoices to come.
create or replace function count_contract() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  select a.billed, a.to_come into new.billed_amount, new.to_come_amount from contract_amounts(new.tenant_id, new.uuid) a;
  if new.type = 'fixed' then
    new.unscheduled_amount := greatest(new.total_amount - new.billed_amount - new.to_come_amount, 0);
  end if;
  select r.monthly, r.ends into new.monthly_amount, new.ends_on
  from contract_recurring(new.tenant_id, new.uuid, new.due_date, new.frequency_symbology, new.currency) r;
  new.monthly_amount := coalesce(new.monthly_amount, 0);
  return new;
end $$;

-- Locked first, so that the second statement reads what others have committed meanwhile. It is planned each time: a plan that
-- a session has kept since the tables were small would read all of them for each contract.
create function count_recurring(tenant uuid, keys uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform from contracts c where c.tenant_id = tenant and c.uuid = any(keys) order by c.uuid for no key update;
  -- A contract that is being made is written after its invoices to come.
  if not found then return; end if;
  execute '
    update contracts c set monthly_amount = coalesce(r.monthly, 0), ends_on = r.ends
    from (
      select k.uuid, r.monthly, r.ends from contracts k
      left join contract_recurring(k.tenant_id, k.uuid, k.due_date, k.frequency_symbology, k.currency) r on true
      where k.tenant_id = $1 and k.uuid = any($2)
    ) r
    where c.tenant_id = $1 and c.uuid = r.uuid
      and (c.monthly_amount, c.ends_on) is distinct from (coalesce(r.monthly, 0), r.ends)' using tenant, keys;
end $$;

-- Issuing an invoice mostly changes nothing: the next one has the same terms. Only contracts where something may change are
-- computed again.
create function occurrences_recur() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
begin
  if tg_op = 'INSERT' then
    for tenant, keys in select a.tenant_id, array_agg(distinct a.contract_uuid) from after a group by 1 loop
      perform count_recurring(tenant, keys);
    end loop;
  else
    for tenant, keys in
      select m.tenant_id, array_agg(distinct m.contract_uuid) from (
        select a.tenant_id, a.contract_uuid from after a
        where a.status in ('billed', 'skipped') and coalesce(a.lasting_terms_uuid, a.terms_uuid) is distinct from (
          select coalesce(o.lasting_terms_uuid, o.terms_uuid) from occurrences o
          where o.tenant_id = a.tenant_id and o.contract_uuid = a.contract_uuid and o.occurrence > a.occurrence
            and o.status in ('future', 'held', 'paused')
          order by o.occurrence limit 1)
        union all
        select a.tenant_id, a.contract_uuid from after a join before b on b.tenant_id = a.tenant_id and b.uuid = a.uuid
        where a.status not in ('billed', 'skipped') and (
          coalesce(a.lasting_terms_uuid, a.terms_uuid) <> coalesce(b.lasting_terms_uuid, b.terms_uuid)
          or (a.status = 'cancelled') <> (b.status = 'cancelled') or b.status in ('billed', 'skipped'))
      ) m group by 1
    loop
      perform count_recurring(tenant, keys);
    end loop;
  end if;
  return null;
end $$;
create trigger recur_added after insert on occurrences referencing new table as after
  for each statement execute function occurrences_recur();
create trigger recur_moved after update on occurrences referencing old table as before new table as after
  for each statement execute function occurrences_recur();

-- Terms are brought up to date in place, under the scenarios of the day.
create function terms_recur() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
begin
  for tenant, keys in
    select a.tenant_id, array_agg(distinct a.contract_uuid)
    from after a join before b on b.tenant_id = a.tenant_id and b.uuid = a.uuid where a.total <> b.total group by 1
  loop
    perform count_recurring(tenant, keys);
  end loop;
  return null;
end $$;
create trigger recur after update on contract_terms referencing old table as before new table as after
  for each statement execute function terms_recur();
