-- The date of the last number, of those dated until a day, in the series that an invoice of the current tenant would get: the one
-- that a user asks for, before its client's, before the default.
create or replace function last_emission(asked uuid, client uuid, until date) returns date
  language sql stable
as $$
  select i.created from invoices i
  where i.tenant_id = current_tenant() and i.number is not null and i.created <= until and i.series_uuid = (
    select s.uuid from series s
    left join entities e on e.tenant_id = s.tenant_id and e.uuid = client
    where s.tenant_id = current_tenant() and s.document_type = 'invoices'
      and (s.uuid in (asked, e.series_uuid) and not s.archived or s.is_default)
    order by s.uuid is not distinct from asked desc, s.uuid is not distinct from e.series_uuid desc limit 1)
  order by i.number_period desc, i.number desc limit 1
$$;
