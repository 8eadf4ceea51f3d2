-- A fixed contract may be agreed on for more than its invoices come to: they ask for what is due after taxes withheld, or
-- the rest was left open. That part was never to come, so it is not released either: it is known from the day the contract
-- was made, and shrinks where an amendment uses some of it.
alter table contracts add column unscheduled_amount numeric(20, 3) not null default 0;

-- No entry of its history.
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
        'billed_amount', 'to_come_amount', 'unscheduled_amount'])
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

-- Of those there are it is what all their invoices, ended ones too, do not come to.
alter table contracts disable trigger touch;
update contracts c set unscheduled_amount = greatest(c.total_amount - s.amount, 0)
from contracts k, lateral (
  select coalesce(sum(coalesce(i.total, m.total)), 0) as amount from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  left join invoices i on i.tenant_id = o.tenant_id and i.uuid = o.uuid
  where o.tenant_id = k.tenant_id and o.contract_uuid = k.uuid) s
where c.tenant_id = k.tenant_id and c.uuid = k.uuid and c.type = 'fixed';
alter table contracts enable trigger touch;

alter table contracts drop column released_amount;
alter table contracts add column released_amount numeric(20, 3) generated always as (
  case when type = 'fixed' then greatest(total_amount - unscheduled_amount - billed_amount - to_come_amount, 0) end) stored;

create or replace function count_contract() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  select a.billed, a.to_come into new.billed_amount, new.to_come_amount from contract_amounts(new.tenant_id, new.uuid) a;
  if new.type = 'fixed' then
    new.unscheduled_amount := greatest(new.total_amount - new.billed_amount - new.to_come_amount, 0);
  end if;
  return new;
end $$;
