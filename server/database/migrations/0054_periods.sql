-- A line says for which days it is, and a contract whether its lines are for the days after or before their due dates.
alter table invoice_items add column period jsonb;
alter table contract_items add column period jsonb;
alter table contracts
  add column billing_period text not null default 'none' check (billing_period in ('none', 'advance', 'arrears'));

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
    coalesce(l.net, l.total) as net, l.period
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
  where l.row is null;

-- Items have names in the languages of documents, which lines keep.
alter table items add column pt_name text, add column en_name text, add column es_name text;
alter table invoice_items add column item_names jsonb;
alter table contract_items add column item_names jsonb;
