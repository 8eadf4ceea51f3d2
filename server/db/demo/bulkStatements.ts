/** A company, so many entities, five items, and a scenario with two tributes for one tenant ($1), in one statement. */
export const insertRegistrations = (entities: number): string => `
  with company as (
    insert into companies (tenant_id, name, location_place_id, location_address, location_country_id)
    values ($1, 'Carga Ltda', 'geonames:3448439', 'Avenida Paulista, 1, São Paulo', 76)
  ), clients as (
    insert into entities (tenant_id, name, nif, location_place_id, location_address, location_country_id)
    select $1, (array['Blue', 'Norte', 'Aurora', 'Pacific', 'Sierra', 'Lumen', 'Ipê', 'Vega'])[1 + n % 8] || ' '
        || (array['Harbor', 'Digital', 'Systems', 'Foods', 'Health', 'Mobility', 'Capital'])[1 + n / 8 % 7] || ' ' || n,
      lpad(n::text, 9, '0'), 'geonames:5128581', n || ' Main Street, New York', 840
    from generate_series(1, ${entities}) n
  ), catalogue as (
    insert into items (tenant_id, description) select $1, 'Serviço ' || n from generate_series(1, 5) n
  ), levies as (
    insert into tributes (tenant_id, name) values ($1, 'ISS'), ($1, 'Withholding tax') returning uuid, name
  ), scenario as (
    insert into scenarios (tenant_id, name, code, description, origin_id, destiny_id)
    values ($1, 'Brasil → Estados Unidos', 'BR-US', 'Carga', 76, 840) returning uuid
  )
  insert into scenario_tributes (tenant_id, scenario_uuid, position, tribute_uuid, is_origin, type, value, tax_responsible)
  select $1, s.uuid, case l.name when 'ISS' then 0 else 1 end, l.uuid, l.name = 'ISS', 'Fixed',
    case l.name when 'ISS' then 2.9 else 15 end, 'exporter'
  from scenario s, levies l`;

/**
 * What the invoices numbered $2 to $3 of tenant $1 are, for the statements below: three lines of `price` each, an age in
 * days, and by that a status. Arithmetic of n instead of chance: the same load is the same everywhere. One line's
 * tributes are rounded each by itself, as in domain/taxes; three equal lines make a document.
 */
export const makeBatch = `
  create temp table batch on commit drop as
  select s.*, uuidv7() as uuid, round(price * 0.029, 2) as iss, round(price * 0.15, 2) as withheld,
    case when lot = 0 then 'cancelled' when lot = 1 then 'draft' when age > 60 and lot < 18 then 'paid' else 'billed' end as status,
    e.uuid as entity
  from (
    select n, 50 + n * 7919 % 9000 + (n % 100)::numeric / 100 as price, (n * 31 % 700)::int as age, n % 20 as lot
    from generate_series($2::bigint, $3::bigint) n
  ) s
  cross join (select array_agg(uuid order by uuid) as uuids from entities where tenant_id = $1) clients
  cross join lateral (select clients.uuids[1 + s.n * 17 % array_length(clients.uuids, 1)] as uuid) e`;

/** The invoices of the batch. */
export const insertInvoices = `
  insert into invoices (tenant_id, uuid, number, company_number, status, currency, created, due_date, service_provider_uuid,
    service_buyer_uuid, service_provider, service_buyer, subtotal, total, exporter_total_taxes_payable_exporter,
    exporter_total_taxes_payable_importer, importer_total_taxes_payable_exporter, importer_total_taxes_payable_importer,
    total_taxes, importer_total_payable_exporter, importer_total_payable, exporter_net_total, public_hash, created_at, paid_on)
  select $1, b.uuid, case when b.status = 'draft' then null else b.n end, 'L-' || b.n, b.status, 'USD',
    current_date - b.age, current_date - b.age + 30, c.uuid, e.uuid,
    party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, null, null, null, c.location_country_id),
    party(e.uuid, e.name, e.nif, e.location_place_id, e.location_address, null, null, null, e.location_country_id),
    3 * price, 3 * (price - withheld), 3 * iss, 0, 3 * withheld, 0, 3 * (iss + withheld), 3 * (price - withheld), 3 * price,
    3 * (price - withheld - iss), encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex'),
    now() - b.age * interval '1 day' + b.n * interval '1 millisecond',
    case when b.status = 'paid' then current_date - b.age + 28 end
  from batch b
  join companies c on c.tenant_id = $1
  join entities e on e.tenant_id = $1 and e.uuid = b.entity`;

/** Their three lines each. */
export const insertLines = `
  insert into invoice_items (tenant_id, invoice_uuid, position, item_uuid, description, quantity, price, scenery_uuid, scenery,
    total, exporter_total_taxes_payable_exporter, exporter_total_taxes_payable_importer, importer_total_taxes_payable_exporter,
    importer_total_taxes_payable_importer, total_taxes, importer_total_payable_exporter, importer_total_payable, exporter_net_total)
  select $1, b.uuid, t.position, t.uuid, t.description, 1, price, s.uuid,
    jsonb_build_object('uuid', s.uuid, 'name', s.name, 'code', s.code, 'description', s.description, 'tributes', '[]'::jsonb),
    price, iss, 0, withheld, 0, iss + withheld, price - withheld, price, price - withheld - iss
  from batch b
  join scenarios s on s.tenant_id = $1 and s.code = 'BR-US'
  cross join (
    select uuid, description, row_number() over (order by uuid) as position from items where tenant_id = $1 limit 3
  ) t`;

/** Their transactions: whoever is paid, paid two days before the due date. */
export const insertTransactions = `
  insert into transactions (tenant_id, invoice_uuid, payment_date, exchange_currency, exchange_rate, fee, remaining_amount)
  select $1, b.uuid, p.at, p.currency, p.rate, p.fee, p.remaining
  from batch b
  left join lateral (
    select current_date - b.age + 28 as at, 'USD' as currency, 1 as rate, 0 as fee, 3 * (price - withheld) as remaining
    where b.status = 'paid'
  ) p on true`;
