-- Scheduled invoices are listed together with the others, so occurrences have the columns of their lists. Contracts and terms fill
-- them: `fill_occurrence`.
alter table occurrences
  add column currency text,
  add column service_buyer_uuid uuid,
  add column payer_uuid uuid,
  add column company_number text,
  add column label text,
  add column total numeric(20, 3);
alter table occurrences no force row level security, disable trigger user;
alter table contracts no force row level security;
alter table contract_terms no force row level security;
update occurrences o set currency = c.currency, service_buyer_uuid = c.service_buyer_uuid,
  payer_uuid = coalesce(c.payment_responsible_uuid, c.service_buyer_uuid), company_number = m.company_number, label = m.label,
  total = m.total
from contracts c, contract_terms m
where c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid and m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid;
alter table contract_terms force row level security;
alter table contracts force row level security;
alter table occurrences force row level security, enable trigger user;
alter table occurrences
  alter column currency set not null,
  alter column service_buyer_uuid set not null,
  alter column payer_uuid set not null,
  alter column total set not null,
  add column total_thousandths bigint not null generated always as ((total * 1000)::bigint) stored,
  -- Its place among issued invoices: the beginning of its issue date.
  add column created_at timestamptz not null generated always as (created::timestamp at time zone 'UTC') stored;
comment on column occurrences.currency is 'Derived from its contract.';
comment on column occurrences.service_buyer_uuid is 'Derived from its contract.';
comment on column occurrences.payer_uuid is 'Derived from its contract.';
comment on column occurrences.company_number is 'Derived from its terms.';
comment on column occurrences.label is 'Derived from its terms.';
comment on column occurrences.total is 'Derived from its terms.';

-- Each in the order of the index of invoices beside which it is read.
create index occurrences_latest on occurrences (tenant_id, created_at desc, uuid desc)
  where status in ('future', 'held', 'paused');
create index occurrences_by_created on occurrences (tenant_id, created, created_at desc, uuid desc)
  where status in ('future', 'held', 'paused');
create index occurrences_by_due_date on occurrences (tenant_id, due_date, created, uuid)
  where status in ('future', 'held', 'paused');
create index occurrences_by_amount on occurrences (tenant_id, total_thousandths, uuid)
  where status in ('future', 'held', 'paused');
create index occurrences_by_company_number on occurrences (tenant_id, company_number, uuid)
  where status in ('future', 'held', 'paused');
create index occurrences_of_buyer on occurrences (tenant_id, service_buyer_uuid) where status in ('future', 'held', 'paused');
-- It has what sums read.
create index occurrences_of_payer on occurrences (tenant_id, payer_uuid) include (currency, total)
  where status in ('future', 'held', 'paused');

-- Invoices with scheduled ones, which are archived once they are issued, skipped or ended; these are searched by their contract.
-- Each part reads one table without a condition, and the types of its columns are those of the other: only so the planner merges
-- their indexes. A constant that no value equals excludes a part from the plan.
drop view invoices_to_come;
create view listed_invoices with (security_invoker) as
  select i.tenant_id, i.uuid, false as archived, ''::text as occurrence_status, i.status, i.contract_uuid, i.created_at, i.created,
    i.due_date, i.type, i.is_imported, i.number, i.own_series_uuid, i.number_period, i.company_number, i.label, i.currency, i.total,
    i.total_thousandths, i.open_amount, i.unpaid_from, i.paid_on, i.service_provider_uuid, i.service_buyer_uuid,
    i.service_buyer_location_country_id, i.payer_uuid, i.gateway_status, i.refund_state, i.send_state, i.search_text,
    '00000000-0000-0000-0000-000000000000'::uuid as scheduled_of
  from invoices i
  union all
  select o.tenant_id, o.uuid, o.status not in ('future', 'held', 'paused'), o.status, 'future'::text, o.contract_uuid, o.created_at,
    o.created, o.due_date, 'recurring'::text, false, null::bigint, null::uuid, null::integer, o.company_number, o.label, o.currency, o.total,
    o.total_thousandths, 0::numeric, date 'infinity', null::date, (
      select c.service_provider_uuid from contracts c where c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
    ), o.service_buyer_uuid, (
      select (c.service_buyer #>> '{location,country,id}')::integer from contracts c
      where c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
    ), o.payer_uuid, null::text, null::text, null::text, ''::text, o.contract_uuid
  from occurrences o;
