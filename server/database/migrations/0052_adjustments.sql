-- Discounts and charges of lines and documents. Null means none: the total of a line, or the subtotal of a document, is
-- then its net, so that no row is written again.
alter table invoice_items
  add column adjustments jsonb check (jsonb_typeof(adjustments) = 'array'),
  add column gross numeric(20, 3),
  add column share numeric(20, 3),
  add column net numeric(20, 3);
alter table contract_items
  add column adjustments jsonb check (jsonb_typeof(adjustments) = 'array'),
  add column gross numeric(20, 3),
  add column share numeric(20, 3),
  add column net numeric(20, 3);
alter table invoices
  add column adjustments jsonb check (jsonb_typeof(adjustments) = 'array'),
  add column net numeric(20, 3);
alter table contract_terms
  add column adjustments jsonb check (jsonb_typeof(adjustments) = 'array'),
  add column net numeric(20, 3);

-- Items and scenarios are worth what is left after discounts.
alter table invoice_lines_daily rename column total to net;

create or replace view invoice_lines with (security_invoker) as
  select i.tenant_id, l.uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type, i.created, i.currency,
    i.service_buyer_uuid, l.item_uuid, l.item_description as description, l.scenery_uuid, l.quantity, l.price, l.total,
    i.created_at, i.search_text, i.refund_state, i.service_buyer #>> '{nif}' as buyer_tax_id,
    (i.service_buyer #>> '{location,country,id}')::int as buyer_country_id,
    (i.service_provider #>> '{location,country,id}')::int as provider_country_id,
    l.exporter_total_taxes_payable_exporter, l.exporter_total_taxes_payable_importer,
    l.importer_total_taxes_payable_exporter, l.importer_total_taxes_payable_importer, l.total_taxes,
    l.importer_total_payable_exporter, l.unit_code, l.base_quantity, l.description as text,
    coalesce(l.gross, l.total) as gross, l.total - coalesce(l.gross, l.total) as adjusted, coalesce(l.share, 0) as share,
    coalesce(l.net, l.total) as net
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid;
