-- Lists of lines and taxes, and their files, have what the document prints of each tax: its rate and base, whose it is and
-- where; and of their invoice what an accountant books by. A view takes further columns at its end.
create or replace view invoice_lines with (security_invoker) as
  select i.tenant_id, l.uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type, i.created, i.currency,
    i.service_buyer_uuid, l.item_uuid, l.description, l.scenery_uuid, l.quantity, l.price, l.total, i.created_at, i.search_text,
    i.refund_state, i.service_buyer #>> '{nif}' as buyer_tax_id, (i.service_buyer #>> '{location,country,id}')::int as buyer_country_id,
    (i.service_provider #>> '{location,country,id}')::int as provider_country_id,
    l.exporter_total_taxes_payable_exporter, l.exporter_total_taxes_payable_importer,
    l.importer_total_taxes_payable_exporter, l.importer_total_taxes_payable_importer, l.total_taxes,
    l.importer_total_payable_exporter
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid;

-- A fixed amount has neither rate nor base.
create or replace view invoice_taxes with (security_invoker) as
  select i.tenant_id, part_key(l.uuid, t.place::int) as uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type,
    i.created, i.currency, i.service_buyer_uuid, l.description, t.name as tribute,
    case when t.is_origin then l.scenery #>> '{origin,id}' else l.scenery #>> '{destiny,id}' end::int as country_id,
    case when t.is_origin then 'origin' else 'destiny' end as side,
    t.tax_responsible, t.amount, i.created_at, i.search_text, i.refund_state,
    i.service_buyer #>> '{nif}' as buyer_tax_id, (i.service_buyer #>> '{location,country,id}')::int as buyer_country_id,
    (i.service_provider #>> '{location,country,id}')::int as provider_country_id,
    case when t.is_origin then 'E' else 'I' end || case t.tax_responsible when 'exporter' then 'E' else 'I' end as box,
    case when not coalesce(t.is_fixed, false) then t.value end as rate,
    case when not coalesce(t.is_fixed, false) then l.total end as base
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
  cross join lateral rows from (
    jsonb_to_recordset(l.scenery -> 'tributes')
      as (name text, is_origin boolean, tax_responsible text, amount numeric, value numeric, is_fixed boolean)
  ) with ordinality t (name, is_origin, tax_responsible, amount, value, is_fixed, place);

-- The day of the month on which the accountants of a company get a mail about the month before; null for none.
alter table delivery_settings add column month_mail_day integer check (month_mail_day between 1 and 28);

-- Who was mailed about which month, by its first day.
create table month_mails (
  tenant_id uuid not null references tenants (id),
  user_uuid uuid not null,
  month date not null check (extract(day from month) = 1),
  primary key (tenant_id, user_uuid, month)
);
select guard_tenant_table('month_mails', audited => false);
