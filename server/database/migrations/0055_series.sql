-- How a company numbers its documents. `default` has a row in each tenant, by `number_by_series`; it has no prefix.
create table series (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  document_type text not null,
  name text not null,
  prefix text not null check (length(prefix) <= 20),
  pattern text not null check (starts_with(pattern, '{prefix}')),
  restart text not null default 'never' check (restart in ('never', 'year')),
  is_default boolean not null default false,
  -- From the first number on, prefix, pattern and restart stay.
  is_fixed boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  constraint series_name_key unique (tenant_id, document_type, name),
  unique (tenant_id, document_type, prefix),
  check (restart = 'never' or pattern like '%{year}%')
);
comment on column series.is_fixed is 'Derived from its numbers.';
select guard_tenant_table('series');
select make_searchable('series', array['name', 'prefix']);
select make_archivable('series', array['name', 'created_at'], array['document_type']);
create unique index series_default on series (tenant_id, document_type) where is_default;
revoke delete on series from ultramar_app;

-- The last date of the numbers that a counter gave.
alter table counters add column last_on date;
alter table counters no force row level security;
alter table invoices no force row level security;
update counters c set last_on = (
  select max(i.created) from invoices i where i.tenant_id = c.tenant_id and i.number is not null and i.created <= current_date)
where c.name = 'invoices';
alter table invoices force row level security;
alter table counters force row level security;

select number_by_series('invoices', 'invoices');

-- Sorts by series, period and number, where a company has further series; `invoices_by_number` serves the others.
create index invoices_by_series on invoices (tenant_id, own_series_uuid, number_period, number, uuid);

-- Searched by what is printed. A trigger writes it, because another expression would write all rows again.
alter table invoices alter column search_text drop expression;
comment on column invoices.search_text is 'Derived from the number, the company''s own and the payer.';

-- A client's own series, and that of a contract's invoices.
alter table entities
  add column series_uuid uuid,
  add foreign key (tenant_id, series_uuid) references series (tenant_id, uuid);
create index entities_of_series_uuid on entities (tenant_id, archived, series_uuid, uuid);
create index entities_by_series on entities (tenant_id, series_uuid) where series_uuid is not null;
alter table contract_terms
  add column series_uuid uuid,
  add foreign key (tenant_id, series_uuid) references series (tenant_id, uuid);
create index contract_terms_by_series on contract_terms (tenant_id, series_uuid) where series_uuid is not null;

-- The first number of each counter without this logo.
alter table former_logos add column until_numbers jsonb;
alter table former_logos no force row level security;
update former_logos set until_numbers = jsonb_build_object('invoices', until_number) where until_number is not null;
alter table former_logos force row level security;
alter table former_logos drop column until_number;

-- The list of lines has lines alone. That of taxes needs no condition: the other rows have no tributes. A view takes further columns
-- at its end: those of the three migrations before, and the printed number.
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
    coalesce(l.net, l.total) as net, l.period, i.full_number
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
  where l.row is null;

create or replace view invoice_taxes with (security_invoker) as
  select i.tenant_id, part_key(l.uuid, t.place::int) as uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type,
    i.created, i.currency, i.service_buyer_uuid, l.item_description as description, t.name as tribute,
    case when t.is_origin then l.scenery #>> '{origin,id}' else l.scenery #>> '{destiny,id}' end::int as country_id,
    case when t.is_origin then 'origin' else 'destiny' end as side,
    t.tax_responsible, t.amount, i.created_at, i.search_text, i.refund_state,
    i.service_buyer #>> '{nif}' as buyer_tax_id, (i.service_buyer #>> '{location,country,id}')::int as buyer_country_id,
    (i.service_provider #>> '{location,country,id}')::int as provider_country_id,
    case when t.is_origin then 'E' else 'I' end || case t.tax_responsible when 'exporter' then 'E' else 'I' end as box,
    case when not coalesce(t.is_fixed, false) then t.value end as rate,
    case when not coalesce(t.is_fixed, false) then coalesce(l.net, l.total) end as base, i.full_number
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
  cross join lateral rows from (
    jsonb_to_recordset(l.scenery -> 'tributes')
      as (name text, is_origin boolean, tax_responsible text, amount numeric, value numeric, is_fixed boolean)
  ) with ordinality t (name, is_origin, tax_responsible, amount, value, is_fixed, place);
