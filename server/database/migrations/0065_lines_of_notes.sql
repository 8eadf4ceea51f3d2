-- The lists of lines and taxes have those of notes, under the note's own number and date; what a credit note takes is negative.
drop view invoice_lines;
drop view invoice_taxes;

-- An issued note stands among issued invoices. Each part reads one table without a condition, so that lists merge their indexes.
create view invoices_and_notes with (security_invoker) as
  select i.tenant_id, i.uuid, 'invoice'::text as document, i.uuid as invoice_uuid, null::uuid as credit_note_uuid,
    null::uuid as debit_note_uuid, i.number, i.full_number, i.status, i.refund_state, i.type, i.created, i.created_at, i.currency,
    i.service_buyer_uuid, i.service_buyer, i.service_provider, i.search_text
  from invoices i
  union all
  select n.tenant_id, n.uuid, 'credit_note'::text, n.corrects_uuid, n.uuid, null::uuid, n.number, n.full_number,
    case n.status when 'issued' then 'billed' else n.status end, null::text, n.type, n.created, n.created_at, n.currency,
    n.service_buyer_uuid, n.service_buyer, n.service_provider, n.search_text
  from credit_notes n
  union all
  select n.tenant_id, n.uuid, 'debit_note'::text, n.corrects_uuid, null::uuid, n.uuid, n.number, n.full_number,
    case n.status when 'issued' then 'billed' else n.status end, null::text, n.type, n.created, n.created_at, n.currency,
    n.service_buyer_uuid, n.service_buyer, n.service_provider, n.search_text
  from debit_notes n;
grant select on invoices_and_notes to ultramar_app;

create view invoice_lines with (security_invoker) as
  select i.tenant_id, l.uuid, l.uuid as row_uuid, i.invoice_uuid, i.number, i.status, i.type, i.created, i.currency,
    i.service_buyer_uuid, l.item_uuid, l.item_description as description, l.scenery_uuid, l.quantity, l.price, l.total,
    i.created_at, i.search_text, i.refund_state, i.service_buyer #>> '{nif}' as buyer_tax_id,
    (i.service_buyer #>> '{location,country,id}')::int as buyer_country_id,
    (i.service_provider #>> '{location,country,id}')::int as provider_country_id,
    l.exporter_total_taxes_payable_exporter, l.exporter_total_taxes_payable_importer,
    l.importer_total_taxes_payable_exporter, l.importer_total_taxes_payable_importer, l.total_taxes,
    l.importer_total_payable_exporter, l.unit_code, l.base_quantity, l.text, coalesce(l.gross, l.total) as gross,
    l.total - coalesce(l.gross, l.total) as adjusted, coalesce(l.share, 0) as share, coalesce(l.net, l.total) as net, l.period,
    i.full_number, l.price_includes_tax, i.document, i.credit_note_uuid, i.debit_note_uuid
  from invoices_and_notes i
  join (
    select r.tenant_id, r.uuid, r.invoice_uuid as document_uuid, r.row, r.item_uuid, r.item_description, r.scenery_uuid,
      r.quantity, r.price, r.total, r.exporter_total_taxes_payable_exporter, r.exporter_total_taxes_payable_importer,
      r.importer_total_taxes_payable_exporter, r.importer_total_taxes_payable_importer, r.total_taxes,
      r.importer_total_payable_exporter, r.unit_code, r.base_quantity, r.description as text, r.gross, r.share, r.net, r.period,
      r.price_includes_tax
    from invoice_items r
    union all
    select r.tenant_id, r.uuid, r.credit_note_uuid, r.row, r.item_uuid, r.item_description, r.scenery_uuid,
      -r.quantity, r.price, -r.total, -r.exporter_total_taxes_payable_exporter, -r.exporter_total_taxes_payable_importer,
      -r.importer_total_taxes_payable_exporter, -r.importer_total_taxes_payable_importer, -r.total_taxes,
      -r.importer_total_payable_exporter, r.unit_code, r.base_quantity, r.description, -r.gross, -r.share, -r.net, r.period,
      r.price_includes_tax
    from credit_note_items r
    union all
    select r.tenant_id, r.uuid, r.debit_note_uuid, r.row, r.item_uuid, r.item_description, r.scenery_uuid,
      r.quantity, r.price, r.total, r.exporter_total_taxes_payable_exporter, r.exporter_total_taxes_payable_importer,
      r.importer_total_taxes_payable_exporter, r.importer_total_taxes_payable_importer, r.total_taxes,
      r.importer_total_payable_exporter, r.unit_code, r.base_quantity, r.description, r.gross, r.share, r.net, r.period,
      r.price_includes_tax
    from debit_note_items r
  ) l on l.tenant_id = i.tenant_id and l.document_uuid = i.uuid
  where l.row is null;
grant select on invoice_lines to ultramar_app;

create view invoice_taxes with (security_invoker) as
  select i.tenant_id, part_key(l.uuid, t.place::int) as uuid, l.uuid as row_uuid, i.invoice_uuid, i.number, i.status, i.type,
    i.created, i.currency, i.service_buyer_uuid, l.item_description as description, t.name as tribute,
    case when t.is_origin then l.scenery #>> '{origin,id}' else l.scenery #>> '{destiny,id}' end::int as country_id,
    case when t.is_origin then 'origin' else 'destiny' end as side,
    t.tax_responsible, case i.document when 'credit_note' then -t.amount else t.amount end as amount, i.created_at,
    i.search_text, i.refund_state, i.service_buyer #>> '{nif}' as buyer_tax_id,
    (i.service_buyer #>> '{location,country,id}')::int as buyer_country_id,
    (i.service_provider #>> '{location,country,id}')::int as provider_country_id,
    case when t.is_origin then 'E' else 'I' end || case t.tax_responsible when 'exporter' then 'E' else 'I' end as box,
    case when not coalesce(t.is_fixed, false) then t.value end as rate,
    case when not coalesce(t.is_fixed, false) then l.net end as base, i.full_number, i.document, i.credit_note_uuid,
    i.debit_note_uuid
  from invoices_and_notes i
  join (
    select r.tenant_id, r.uuid, r.invoice_uuid as document_uuid, r.item_description, r.scenery, coalesce(r.net, r.total) as net
    from invoice_items r
    union all
    select r.tenant_id, r.uuid, r.credit_note_uuid, r.item_description, r.scenery, -coalesce(r.net, r.total)
    from credit_note_items r
    union all
    select r.tenant_id, r.uuid, r.debit_note_uuid, r.item_description, r.scenery, coalesce(r.net, r.total)
    from debit_note_items r
  ) l on l.tenant_id = i.tenant_id and l.document_uuid = i.uuid
  cross join lateral rows from (
    jsonb_to_recordset(l.scenery -> 'tributes')
      as (name text, is_origin boolean, tax_responsible text, amount numeric, value numeric, is_fixed boolean)
  ) with ordinality t (name, is_origin, tax_responsible, amount, value, is_fixed, place);
grant select on invoice_taxes to ultramar_app;

-- Daily sums tell documents apart.
alter table invoice_lines_daily
  add column document text not null default 'invoice',
  drop constraint invoice_lines_daily_pkey,
  add constraint invoice_lines_daily_pkey
    primary key (tenant_id, created, status, type, currency, item_uuid, scenery_uuid, document) include (n, net);
alter table invoice_lines_daily alter column document drop default;
alter table invoice_taxes_daily
  add column document text not null default 'invoice',
  drop constraint invoice_taxes_daily_tenant_id_created_status_type_currency__key,
  add constraint invoice_taxes_daily_key unique nulls not distinct
    (tenant_id, created, status, type, currency, tribute, country_id, side, tax_responsible, document) include (n, amount);
alter table invoice_taxes_daily alter column document drop default;

-- The sums of these days lack their notes.
alter table credit_notes no force row level security;
alter table debit_notes no force row level security;
alter table stale_days no force row level security;
insert into stale_days (tenant_id, day)
  select tenant_id, created from credit_notes where status = 'issued'
  union select tenant_id, created from debit_notes where status = 'issued';
alter table stale_days force row level security;
alter table debit_notes force row level security;
alter table credit_notes force row level security;
