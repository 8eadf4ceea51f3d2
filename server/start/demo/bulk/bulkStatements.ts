/**
 * Creates a company, entities and items, a scenario with two tributes and four with three, for tenant $1, in one
 * statement.
 */
export const insertRegistrations = (entities: number, items: number): string => `
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
    insert into items (tenant_id, description) select $1, 'Serviço ' || n from generate_series(1, ${items}) n
  ), levies as (
    insert into tributes (tenant_id, name) values ($1, 'ISS'), ($1, 'Withholding tax'), ($1, 'Sales tax'), ($1, 'Use tax'),
      ($1, 'Digital services tax'), ($1, 'Remittance tax') returning uuid, name
  ), scenes as (
    insert into scenarios (tenant_id, name, code, description, origin_id, destiny_id)
    select $1, 'Brasil → Estados Unidos' || coalesce(', ' || lower(levy), ''), 'BR-US' || coalesce('-' || n, ''), 'Carga', 76, 840
    from (values (null, null), (1, 'Sales tax'), (2, 'Use tax'), (3, 'Digital services tax'), (4, 'Remittance tax')) v (n, levy)
    returning uuid, name
  )
  insert into scenario_tributes (tenant_id, scenario_uuid, position, tribute_uuid, is_origin, type, value, tax_responsible)
  select $1, s.uuid, t.position, l.uuid, l.name = 'ISS', 'Fixed', t.value, t.responsible
  from levies l
  join scenes s on l.name in ('ISS', 'Withholding tax') or s.name like '%, ' || lower(l.name)
  cross join lateral (
    select case l.name when 'ISS' then 0 when 'Withholding tax' then 1 else 2 end as position,
      case l.name when 'ISS' then 2.9 when 'Withholding tax' then 15 else 10 end as value,
      case when l.name in ('ISS', 'Withholding tax') then 'exporter' else 'importer' end as responsible
  ) t`;

/**
 * Generates the invoices $2 to $3 of tenant $1 for the statements below: one to four lines of `price` each, an age in
 * days, and a status by age. Arithmetic on n instead of randomness makes loads reproducible. Tributes are rounded per
 * line, as in domain/taxes; the lines of a document are equal.
 */
export const makeBatch = `
  create temp table batch on commit drop as
  select s.*, uuidv7() as uuid, round(price * 0.029, 2) as iss, round(price * 0.15, 2) as withheld, round(price * 0.1, 2) as added,
    case when lot = 0 then 'cancelled' when lot = 1 then 'draft' when age > 60 and lot < 18 then 'paid' else 'billed' end as status,
    e.uuid as entity
  from (
    select n, 1 + n % 4 as lines, 50 + n * 7919 % 9000 + (n % 100)::numeric / 100 as price, (n * 31 % 700)::int as age, n % 20 as lot
    from generate_series($2::bigint, $3::bigint) n
  ) s
  cross join (select array_agg(uuid order by uuid) as uuids from entities where tenant_id = $1) clients
  cross join lateral (select clients.uuids[1 + s.n * 17 % array_length(clients.uuids, 1)] as uuid) e`;

/** The invoices of the batch. */
export const insertInvoices = `
  insert into invoices (tenant_id, uuid, number, company_number, status, currency, created, due_date, service_provider_uuid,
    service_buyer_uuid, service_provider, service_buyer, subtotal, total, exporter_total_taxes_payable_exporter,
    exporter_total_taxes_payable_importer, importer_total_taxes_payable_exporter, importer_total_taxes_payable_importer,
    total_taxes, importer_total_payable_exporter, importer_total_payable, exporter_net_total, public_hash, created_at, paid_on, booked)
  select $1, b.uuid, case when b.status = 'draft' then null else b.n end, 'L-' || b.n, b.status, 'USD',
    current_date - b.age, current_date - b.age + 30, c.uuid, e.uuid,
    party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, null, null, null, c.location_country_id),
    party(e.uuid, e.name, e.nif, e.location_place_id, e.location_address, null, null, null, e.location_country_id),
    lines * price, lines * (price - withheld), lines * iss, 0, lines * withheld, lines * added, lines * (iss + withheld + added),
    lines * (price - withheld), lines * (price + added), lines * (price - withheld - iss), encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex'),
    now() - b.age * interval '1 day' + b.n * interval '1 millisecond',
    case when b.status = 'paid' then current_date - b.age + 28 end,
    case when b.status = 'paid' then lines * (price - withheld) else 0 end
  from batch b
  join companies c on c.tenant_id = $1
  join entities e on e.tenant_id = $1 and e.uuid = b.entity`;

/** Their lines, each with another item, and its scenario with three stored tributes. */
export const insertLines = `
  with scenes as (
    select s.uuid, row_number() over (order by s.code) as number,
      jsonb_build_object('uuid', s.uuid, 'name', s.name, 'code', s.code, 'description', s.description,
        'origin', jsonb_build_object('id', o.id, 'name', o.name, 'identifier', o.identifier),
        'destiny', jsonb_build_object('id', d.id, 'name', d.name, 'identifier', d.identifier)) as kept,
      (select array_agg(jsonb_build_object('uuid', r.uuid, 'name', l.name, 'value', trim_scale(r.value)::text, 'is_fixed', r.is_fixed,
          'is_origin', r.is_origin, 'type', r.type, 'tax_responsible', r.tax_responsible, 'financial_officer', r.financial_officer)
          order by r.position)
        from scenario_tributes r join tributes l on l.tenant_id = r.tenant_id and l.uuid = r.tribute_uuid
        where r.tenant_id = $1 and r.scenario_uuid = s.uuid) as tributes
    from scenarios s join countries o on o.id = s.origin_id join countries d on d.id = s.destiny_id
    where s.tenant_id = $1 and s.code like 'BR-US-%'
  ), catalogue as (
    select uuid, description, row_number() over (order by uuid) as number from items where tenant_id = $1
  ), lines as (
    -- On each day of most items.
    select b.*, p.position, 1 + (b.n + b.n / 700 * 7 + p.position) % (select count(*) from catalogue) as item
    from batch b cross join lateral generate_series(1, b.lines) p (position)
  )
  insert into invoice_items (tenant_id, invoice_uuid, position, item_uuid, item_description, quantity, price, scenery_uuid, scenery,
    total, exporter_total_taxes_payable_exporter, exporter_total_taxes_payable_importer, importer_total_taxes_payable_exporter,
    importer_total_taxes_payable_importer, total_taxes, importer_total_payable_exporter, importer_total_payable, exporter_net_total)
  select $1, b.uuid, b.position, c.uuid, c.description, 1, price, s.uuid,
    s.kept || jsonb_build_object('tributes', jsonb_build_array(
      s.tributes[1] || jsonb_build_object('amount', iss::text), s.tributes[2] || jsonb_build_object('amount', withheld::text),
      s.tributes[3] || jsonb_build_object('amount', added::text))),
    price, iss, 0, withheld, added, iss + withheld + added, price - withheld, price + added, price - withheld - iss
  from lines b
  join catalogue c on c.number = b.item
  join scenes s on s.number = 1 + c.number % 4`;

/** The receipts of paid ones, each found by its key: the planner has no statistics of a new tenant. */
export const insertReceipts = `
  insert into transactions (tenant_id, kind, invoice_uuid, service_buyer_uuid, paid_at, paid_on, amount, currency,
    exchange_currency, exchange_rate, fee, remaining_amount, means, payment_uuid, invoice_created, invoice_due_date,
    buyer_country_id, provider_country_id, search_text)
  select $1, 'receipt', i.uuid, i.service_buyer_uuid, i.paid_on, i.paid_on, i.total, i.currency, i.currency, 1, 0, i.total,
    'money', uuidv7(), i.created, i.due_date, (i.service_buyer #>> '{location,country,id}')::int,
    (i.service_provider #>> '{location,country,id}')::int, i.search_text
  from batch b
  cross join lateral (select * from invoices where tenant_id = $1 and uuid = b.uuid and status = 'paid' offset 0) i`;
