-- What an invoice awaits, and when it was paid, along indexes that hold the amounts: lists add them up by currency at any
-- size, and the home page does so in one request.

-- Awaiting payment it is overdue after this day, as `unpaid_from` of a contract; otherwise it never is.
alter table invoices
  add column unpaid_from date not null generated always as (
    case when status = 'billed' and not payment_authorized then due_date else date 'infinity' end) stored,
  -- The day of payment by the calendar of the company.
  add column paid_on date;

alter table invoices no force row level security, disable trigger user;
alter table transactions no force row level security;
update invoices i set paid_on = (t.payment_date at time zone z.time_zone)::date
from transactions t join tenants z on z.id = t.tenant_id
where t.tenant_id = i.tenant_id and t.invoice_uuid = i.uuid and i.status = 'paid';
alter table transactions force row level security;
alter table invoices force row level security, enable trigger user;

create index invoices_open on invoices (tenant_id, currency, due_date) include (unpaid_from, created, total) where status = 'billed';
create index invoices_paid on invoices (tenant_id, paid_on, currency) include (due_date, created, total) where status = 'paid';
create index invoices_drafts on invoices (tenant_id, due_date) where status = 'draft';
create index invoices_unpaid on invoices (tenant_id, unpaid_from, uuid) where unpaid_from < 'infinity';
create index occurrences_due on occurrences (tenant_id, due_date) include (terms_uuid) where status in ('future', 'held');
create index occurrences_held on occurrences (tenant_id) where status = 'held';
create index contracts_of_due_date_contract on contracts (tenant_id, due_date_contract, uuid) include (status);

-- The history has the day of payment with its time already.
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
        'billed_amount', 'to_come_amount', 'unscheduled_amount', 'paid_on'])
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
