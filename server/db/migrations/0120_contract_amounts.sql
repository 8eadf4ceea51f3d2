-- What a contract comes to: what is billed (issued and not cancelled, drafts of what was issued among it), what is to come
-- (scheduled or on hold, as its terms were computed last), and of a fixed contract what is released: agreed on, but neither
-- billed nor to come any more. Triggers keep the first two by what each statement adds and takes away, so that lists read
-- them as columns and concurrent changes both count.
alter table contracts
  add column billed_amount numeric(20, 3) not null default 0,
  add column to_come_amount numeric(20, 3) not null default 0;

-- Issuing an invoice does not change the contract's version: an open amendment form stays valid.
drop trigger touch on contracts;
create trigger touch before update on contracts for each row
  when ((new.unpaid_from, new.billed_amount, new.to_come_amount) = (old.unpaid_from, old.billed_amount, old.to_come_amount)
    or new.status <> old.status or new.uuid <> old.uuid)
  execute function touch_row('uuid', 'version', 'updated_at');

-- Nor is it an entry of its history: this is the newest definition but for the two columns it leaves out.
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
      and a.attname <> all (array['tenant_id', 'uuid', 'version', 'created_at', 'updated_at', 'unpaid_from',
        'billed_amount', 'to_come_amount'])
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

create function terms_total(tenant uuid, terms uuid) returns numeric
language sql stable set search_path = public, pg_temp as $$
  select total from contract_terms where tenant_id = tenant and uuid = terms
$$;

create function contract_amounts(tenant uuid, contract uuid, out billed numeric, out to_come numeric)
language sql stable set search_path = public, pg_temp as $$
  select
    (select coalesce(sum(i.total), 0) from invoices i
     where i.tenant_id = tenant and i.contract_uuid = contract and i.status <> 'cancelled'),
    (select coalesce(sum(m.total), 0) from occurrences o
     join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
     where o.tenant_id = tenant and o.contract_uuid = contract and o.status in ('future', 'held'))
$$;

update contracts c set billed_amount = a.billed, to_come_amount = a.to_come
from contracts k, contract_amounts(k.tenant_id, k.uuid) a
where c.tenant_id = k.tenant_id and c.uuid = k.uuid;

alter table contracts add column released_amount numeric(20, 3) generated always as (
  case when type = 'fixed' then greatest(total_amount - billed_amount - to_come_amount, 0) end) stored;

-- A contract is written after its invoices to come.
create function count_contract() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  select a.billed, a.to_come into new.billed_amount, new.to_come_amount from contract_amounts(new.tenant_id, new.uuid) a;
  return new;
end $$;
create trigger count_contract before insert on contracts for each row execute function count_contract();

-- In the order of their keys, and found by them however many there are.
create function add_to_contracts(tenant uuid, keys uuid[], billed numeric[], to_come numeric[]) returns void
language sql set search_path = public, pg_temp as $$
  update contracts c set billed_amount = c.billed_amount + m.billed, to_come_amount = c.to_come_amount + m.to_come
  from (
    select k.key, coalesce(k.billed, 0) as billed, coalesce(k.to_come, 0) as to_come
    from unnest(keys, billed, to_come) k (key, billed, to_come) order by k.key
  ) m
  where c.tenant_id = tenant and c.uuid = m.key
$$;

create function count_billed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
  amounts numeric[];
begin
  if tg_op = 'INSERT' then
    for tenant, keys, amounts in
      select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
        select tenant_id, contract_uuid, sum(total) as amount from after
        where contract_uuid is not null and status <> 'cancelled' group by 1, 2
      ) m group by 1
    loop
      perform add_to_contracts(tenant, keys, amounts, '{}');
    end loop;
  else
    for tenant, keys, amounts in
      select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
        select tenant_id, contract_uuid, sum(amount) as amount from (
          select tenant_id, contract_uuid, total as amount from after where contract_uuid is not null and status <> 'cancelled'
          union all
          select tenant_id, contract_uuid, -total from before where contract_uuid is not null and status <> 'cancelled'
        ) v group by 1, 2 having sum(amount) <> 0
      ) m group by 1
    loop
      perform add_to_contracts(tenant, keys, amounts, '{}');
    end loop;
  end if;
  return null;
end $$;
create trigger count_billed_added after insert on invoices referencing new table as after
  for each statement execute function count_billed();
create trigger count_billed_moved after update on invoices referencing old table as before new table as after
  for each statement execute function count_billed();

-- Rows are added up by their terms before those are looked up: most statements move none that counts.
create function count_to_come() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
  amounts numeric[];
begin
  if tg_op = 'INSERT' then
    for tenant, keys, amounts in
      select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
        select v.tenant_id, v.contract_uuid, sum(v.n * terms_total(v.tenant_id, v.terms_uuid)) as amount from (
          select tenant_id, contract_uuid, terms_uuid, count(*) as n from after where status in ('future', 'held') group by 1, 2, 3
        ) v group by 1, 2
      ) m group by 1
    loop
      perform add_to_contracts(tenant, keys, '{}', amounts);
    end loop;
  else
    for tenant, keys, amounts in
      select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
        select v.tenant_id, v.contract_uuid, sum(v.n * terms_total(v.tenant_id, v.terms_uuid)) as amount from (
          select tenant_id, contract_uuid, terms_uuid, sum(one) as n from (
            select tenant_id, contract_uuid, terms_uuid, 1 as one from after where status in ('future', 'held')
            union all
            select tenant_id, contract_uuid, terms_uuid, -1 from before where status in ('future', 'held')
          ) moved group by 1, 2, 3 having sum(one) <> 0
        ) v group by 1, 2
      ) m group by 1
    loop
      perform add_to_contracts(tenant, keys, '{}', amounts);
    end loop;
  end if;
  return null;
end $$;
create trigger count_to_come_added after insert on occurrences referencing new table as after
  for each statement execute function count_to_come();
create trigger count_to_come_moved after update on occurrences referencing old table as before new table as after
  for each statement execute function count_to_come();

-- Terms are brought up to date in place, under the scenarios of the day.
create function count_terms() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid;
  keys uuid[];
  amounts numeric[];
begin
  for tenant, keys, amounts in
    select m.tenant_id, array_agg(m.contract_uuid), array_agg(m.amount) from (
      select v.tenant_id, v.contract_uuid, sum(v.amount * (
        select count(*) from occurrences o
        where o.tenant_id = v.tenant_id and o.terms_uuid = v.uuid and o.status in ('future', 'held'))) as amount
      from (
        select tenant_id, contract_uuid, uuid, sum(amount) as amount from (
          select tenant_id, contract_uuid, uuid, total as amount from after
          union all
          select tenant_id, contract_uuid, uuid, -total from before
        ) moved group by 1, 2, 3 having sum(amount) <> 0
      ) v group by 1, 2
    ) m group by 1
  loop
    perform add_to_contracts(tenant, keys, '{}', amounts);
  end loop;
  return null;
end $$;
create trigger count_terms after update on contract_terms referencing old table as before new table as after
  for each statement execute function count_terms();
