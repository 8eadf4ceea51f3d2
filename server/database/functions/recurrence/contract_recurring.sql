-- The monthly amount of a contract, and when it ends; no row if no invoice counts. The function has no settings, so that
-- PostgreSQL inlines it.
create or replace function contract_recurring(tenant uuid, contract uuid, first_due date, symbology text, code text)
returns table (monthly numeric, ends date) language sql stable as $$
  select round(m.total / f.months, currency_decimals(code)), (first_due + make_interval(months => l.occurrence * f.months))::date
  from (select months_between_invoices(symbology) as months) f
  cross join lateral (
    select o.occurrence, coalesce(o.lasting_terms_uuid, o.terms_uuid) as terms from occurrences o
    where o.tenant_id = tenant and o.contract_uuid = contract and o.status <> 'cancelled'
    order by o.occurrence desc limit 1
  ) l
  left join lateral (
    select coalesce(o.lasting_terms_uuid, o.terms_uuid) as terms from occurrences o
    where o.tenant_id = tenant and o.contract_uuid = contract and o.status in ('future', 'held', 'paused')
    order by o.occurrence limit 1
  ) n on true
  join contract_terms m on m.tenant_id = tenant and m.uuid = coalesce(n.terms, l.terms)
$$;
