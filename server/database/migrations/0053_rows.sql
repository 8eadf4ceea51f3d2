-- Between its lines, a document has texts, headings and subtotals: rows with a description alone. A row of no kind is a line.
-- Their other columns are null; no row is written again.
alter table invoice_items
  add column row text check (row in ('text', 'heading', 'subtotal')),
  alter column item_uuid drop not null,
  alter column item_description drop not null,
  alter column quantity drop not null,
  alter column price drop not null,
  alter column scenery_uuid drop not null,
  alter column scenery drop not null,
  alter column total drop not null,
  alter column exporter_total_taxes_payable_exporter drop not null,
  alter column exporter_total_taxes_payable_importer drop not null,
  alter column importer_total_taxes_payable_exporter drop not null,
  alter column importer_total_taxes_payable_importer drop not null,
  alter column total_taxes drop not null,
  alter column importer_total_payable_exporter drop not null,
  alter column importer_total_payable drop not null,
  alter column exporter_net_total drop not null,
  add constraint invoice_items_row_has check (case
    when row is null then num_nulls(item_uuid, item_description, quantity, price, scenery_uuid, scenery, total,
      exporter_total_taxes_payable_exporter, exporter_total_taxes_payable_importer, importer_total_taxes_payable_exporter,
      importer_total_taxes_payable_importer, total_taxes, importer_total_payable_exporter, importer_total_payable,
      exporter_net_total) = 0
    else (description is not null or row = 'subtotal') and num_nonnulls(item_uuid, item_description, quantity, price, unit_code,
      base_quantity, scenery_uuid, scenery, total, total_taxes) = 0
  end);

alter table contract_items
  add column row text check (row in ('text', 'heading', 'subtotal')),
  alter column item_uuid drop not null,
  alter column item_version drop not null,
  alter column item_description drop not null,
  alter column quantity drop not null,
  alter column price drop not null,
  alter column scenery_uuid drop not null,
  alter column scenery_version drop not null,
  alter column scenery drop not null,
  alter column total drop not null,
  alter column exporter_total_taxes_payable_exporter drop not null,
  alter column exporter_total_taxes_payable_importer drop not null,
  alter column importer_total_taxes_payable_exporter drop not null,
  alter column importer_total_taxes_payable_importer drop not null,
  alter column total_taxes drop not null,
  alter column importer_total_payable_exporter drop not null,
  alter column importer_total_payable drop not null,
  alter column exporter_net_total drop not null,
  add constraint contract_items_row_has check (case
    when row is null then num_nulls(item_uuid, item_version, item_description, quantity, price, scenery_uuid, scenery_version,
      scenery, total, exporter_total_taxes_payable_exporter, exporter_total_taxes_payable_importer,
      importer_total_taxes_payable_exporter, importer_total_taxes_payable_importer, total_taxes,
      importer_total_payable_exporter, importer_total_payable, exporter_net_total) = 0
    else (description is not null or row = 'subtotal') and num_nonnulls(item_uuid, item_description, quantity, price, unit_code,
      base_quantity, scenery_uuid, scenery, total, total_taxes) = 0
  end);
