/**
 * The items that the batch of makeBatch sells, at one price each: all that depends on the item is computed once. One tax
 * of 2.9 % at origin, paid by the exporter.
 */
const makeSold = `
  create temp table sold on commit drop as
  select c.number, c.item, s.scenario, price, tax,
    jsonb_build_object('origin', jsonb_build_object('id', s.origin_id), 'destiny', jsonb_build_object('id', s.destiny_id),
      'tributes', jsonb_build_array(jsonb_build_object('name', 'ISS', 'is_origin', true, 'tax_responsible', 'exporter', 'amount', tax::text))) as scenery
  from (select uuid as item, row_number() over (order by uuid) as number from items where tenant_id = $1) c
  join (
    select uuid as scenario, origin_id, destiny_id, row_number() over (order by code) as number
    from scenarios where tenant_id = $1 and code like 'BR-US-%'
  ) s on s.number = 1 + c.number % 4
  cross join lateral (select (50 + c.number * 7919 % 9000)::numeric(20, 3) as price) p
  cross join lateral (select round(price * 0.029, 2)::numeric(20, 3) as tax) t`;

/** Parties with only what generated columns read. */
const makeParties = `
  create temp table buyers on commit drop as
  select uuid, jsonb_build_object('uuid', uuid, 'name', name,
    'location', jsonb_build_object('country', jsonb_build_object('id', location_country_id))) as kept
  from entities where tenant_id = $1`;

/** The number of items is at most that of `itemsOf`. */
const numberOfItem = '1 + (b.n + b.n / 700 * 7) % (select count(*) from sold)';

const insertInvoices = `
  insert into invoices (tenant_id, uuid, number, status, currency, created, due_date, service_provider_uuid, service_buyer_uuid,
    service_provider, service_buyer, subtotal, total, exporter_total_taxes_payable_exporter, exporter_total_taxes_payable_importer,
    importer_total_taxes_payable_exporter, importer_total_taxes_payable_importer, total_taxes, importer_total_payable_exporter,
    importer_total_payable, exporter_net_total, public_hash, created_at, paid_on, booked)
  select $1, b.uuid, case when b.status = 'draft' then null else b.n end, b.status, 'USD', current_date - b.age,
    current_date - b.age + 30, p.uuid, b.entity, p.kept, e.kept, s.price, s.price, tax, 0, 0, 0, tax, s.price, s.price, s.price - tax,
    encode(uuid_send(b.uuid) || uuid_send(b.uuid), 'hex'), now() - b.age * interval '1 day' + b.n * interval '1 millisecond',
    case when b.status = 'paid' then current_date - b.age + 28 end, case when b.status = 'paid' then s.price else 0 end
  from batch b
  cross join (select uuid, jsonb_build_object('uuid', uuid, 'name', name) as kept from companies where tenant_id = $1) p
  join buyers e on e.uuid = b.entity
  join sold s on s.number = ${numberOfItem}`;

const insertLines = `
  insert into invoice_items (tenant_id, invoice_uuid, position, item_uuid, item_description, quantity, price, scenery_uuid, scenery,
    total, exporter_total_taxes_payable_exporter, exporter_total_taxes_payable_importer, importer_total_taxes_payable_exporter,
    importer_total_taxes_payable_importer, total_taxes, importer_total_payable_exporter, importer_total_payable, exporter_net_total)
  select $1, b.uuid, 1, s.item, '', 1, s.price, s.scenario, s.scenery, s.price, tax, 0, 0, 0, tax, s.price, s.price, s.price - tax
  from batch b join sold s on s.number = ${numberOfItem}`;

const insertReceipts = `
  insert into transactions (tenant_id, kind, invoice_uuid, service_buyer_uuid, paid_at, paid_on, amount, currency,
    exchange_currency, exchange_rate, fee, remaining_amount, means, payment_uuid, invoice_created, invoice_due_date,
    search_text)
  select $1, 'receipt', b.uuid, b.entity, current_date - b.age + 28, current_date - b.age + 28, s.price, 'USD', 'USD', 1, 0,
    s.price, 'money', b.uuid, current_date - b.age, current_date - b.age + 30, norm(b.n || '  ' || (e.kept ->> 'name'))
  from batch b join sold s on s.number = ${numberOfItem} join buyers e on e.uuid = b.entity
  where b.status = 'paid'`;

/**
 * Statements of `loadTenant` for invoices that only fill an installation: rows in the same tables with the same
 * statuses, days and receipts, but with one line and one tax each, and without the texts of documents.
 */
export const leanStatements = [makeSold, makeParties, insertInvoices, insertLines, insertReceipts];
