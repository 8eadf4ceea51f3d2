-- An open invoice of the previous system: `company_number` is its number there, and it has none of ours and no lines.
alter table invoices
  add column is_imported boolean not null default false,
  drop constraint invoices_check2,
  add constraint invoices_number_check
    check (number is not null or is_imported or status in ('draft', 'future', 'cancelled')),
  add constraint invoices_imported_check check (
    not is_imported or number is null and company_number is not null and status in ('billed', 'paid') and total > 0
  );
create index invoices_imported on invoices (tenant_id, service_buyer_uuid, company_number) where is_imported;

-- What was issued is summed without them, along the same index.
drop index invoices_issued;
create index invoices_issued on invoices (tenant_id, created)
  include (status, due_date, currency, total, open_amount, service_buyer_uuid, service_buyer_location_country_id, type, is_imported)
  where status in ('billed', 'paid');

-- As files describe them. A new row is a billed invoice: `add_opening_invoice`.
create view opening_invoices with (security_invoker) as
  select tenant_id, uuid, company_number, service_buyer_uuid as client_uuid, created, due_date, currency, total as amount,
    account_uuid, version, created_at, updated_at
  from invoices where is_imported;
grant select, insert, update, delete on opening_invoices to ultramar_app;

-- A scheduled invoice is one of ours. A view takes further columns at its end.
create or replace view invoices_to_come with (security_invoker) as
  select o.tenant_id, o.uuid, o.status as occurrence_status, o.contract_uuid, o.created, o.due_date, 'recurring' as type,
    null::bigint as number, m.company_number, m.total, (m.total * 1000)::bigint as total_thousandths,
    date 'infinity' as unpaid_from, null::date as paid_on, c.currency, c.service_provider_uuid, c.service_buyer_uuid,
    (c.service_buyer #>> '{location,country,id}')::integer as service_buyer_location_country_id,
    coalesce(c.payment_responsible_uuid, c.service_buyer_uuid) as payer_uuid, c.search_text, 0::numeric as open_amount, m.label,
    false as is_imported
  from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid;
