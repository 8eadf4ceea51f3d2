-- Lists of lines and taxes show how far their invoice was given back. A view takes further columns at its end.
create or replace view invoice_lines with (security_invoker) as
  select i.tenant_id, l.uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type, i.created, i.currency,
    i.service_buyer_uuid, l.item_uuid, l.description, l.scenery_uuid, l.quantity, l.price, l.total, i.created_at, i.search_text,
    i.refund_state
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid;

create or replace view invoice_taxes with (security_invoker) as
  select i.tenant_id, part_key(l.uuid, t.place::int) as uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type,
    i.created, i.currency, i.service_buyer_uuid, l.description, t.name as tribute,
    case when t.is_origin then l.scenery #>> '{origin,id}' else l.scenery #>> '{destiny,id}' end::int as country_id,
    case when t.is_origin then 'origin' else 'destiny' end as side,
    t.tax_responsible, t.amount, i.created_at, i.search_text, i.refund_state
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
  cross join lateral rows from (
    jsonb_to_recordset(l.scenery -> 'tributes') as (name text, is_origin boolean, tax_responsible text, amount numeric)
  ) with ordinality t (name, is_origin, tax_responsible, amount, place);
