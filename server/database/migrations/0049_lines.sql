-- A line has a text of its own, a unit, and a price for several units. What it kept as its description is the name of its
-- item. Numbers have up to six decimals; the columns have no scale, so that no row is written again.
drop view invoice_lines;

alter table invoice_items rename column description to item_description;
alter table invoice_items
  alter column quantity type numeric,
  alter column price type numeric,
  drop constraint invoice_items_quantity_check,
  add column unit_code text,
  add column base_quantity numeric check (base_quantity > 0),
  add column description text,
  add check (quantity > 0);

alter table contract_items rename column description to item_description;
alter table contract_items
  alter column quantity type numeric,
  alter column price type numeric,
  drop constraint contract_items_quantity_check,
  add column unit_code text,
  add column base_quantity numeric check (base_quantity > 0),
  add column description text,
  add check (quantity > 0);

-- What the buyer books a document by.
alter table invoices add column purchase_order text, add column buyer_reference text;
alter table contract_terms add column purchase_order text, add column buyer_reference text;
alter table entities
  add column requires_purchase_order boolean not null default false,
  add column requires_buyer_reference boolean not null default false;

create view invoice_lines with (security_invoker) as
  select i.tenant_id, l.uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type, i.created, i.currency,
    i.service_buyer_uuid, l.item_uuid, l.item_description as description, l.scenery_uuid, l.quantity, l.price, l.total,
    i.created_at, i.search_text, i.refund_state, i.service_buyer #>> '{nif}' as buyer_tax_id,
    (i.service_buyer #>> '{location,country,id}')::int as buyer_country_id,
    (i.service_provider #>> '{location,country,id}')::int as provider_country_id,
    l.exporter_total_taxes_payable_exporter, l.exporter_total_taxes_payable_importer,
    l.importer_total_taxes_payable_exporter, l.importer_total_taxes_payable_importer, l.total_taxes,
    l.importer_total_payable_exporter, l.unit_code, l.base_quantity, l.description as text
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid;
grant select on invoice_lines to ultramar_app;
