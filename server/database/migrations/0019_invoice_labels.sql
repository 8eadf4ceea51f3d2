-- Lists find the invoices with a label.
create index invoices_of_label on invoices (tenant_id, label, created_at desc, uuid desc) where label is not null;
create or replace view invoices_to_come with (security_invoker) as
  select o.tenant_id, o.uuid, o.status as occurrence_status, o.contract_uuid, o.created, o.due_date, 'recurring' as type,
    null::bigint as number, m.company_number, m.total, (m.total * 1000)::bigint as total_thousandths,
    date 'infinity' as unpaid_from, null::date as paid_on, c.currency, c.service_provider_uuid, c.service_buyer_uuid,
    (c.service_buyer #>> '{location,country,id}')::integer as service_buyer_location_country_id,
    coalesce(c.payment_responsible_uuid, c.service_buyer_uuid) as payer_uuid, c.search_text, 0::numeric as open_amount, m.label
  from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid;
