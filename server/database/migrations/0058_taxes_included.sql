-- The price of a line may include the taxes that the exporter charges to the importer. Null where it does not.
alter table invoice_items add column price_includes_tax boolean;
alter table contract_items add column price_includes_tax boolean;

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
    coalesce(l.net, l.total) as net, l.period, i.full_number, l.price_includes_tax
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
  where l.row is null;

-- The discount that a new document for a client begins with.
alter table entities
  add column discount numeric(7, 4) check (discount > 0 and discount <= 100),
  add column discount_reason text;

-- Tributes have names in the languages of documents, which lines keep in their scenario.
alter table tributes add column pt_name text, add column en_name text, add column es_name text;
