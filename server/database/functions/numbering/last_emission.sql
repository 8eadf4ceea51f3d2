-- The date of the last number, of those dated until a day, in the series that an invoice of the current tenant would get: the one
-- that a user chooses, before its client's, before the default.
create or replace function last_emission(choice uuid, client uuid, until date) returns date
  language plpgsql stable
as $$
declare
  own uuid;
begin
  select case when s.prefix <> '' then s.uuid end into own from series s
  left join entities e on e.tenant_id = s.tenant_id and e.uuid = client
  where s.tenant_id = current_tenant() and s.document_type = 'invoices'
    and (s.uuid in (choice, e.series_uuid) and not s.archived or s.is_default)
  order by s.uuid is not distinct from choice desc, s.uuid is not distinct from e.series_uuid desc limit 1;
  if own is null then
    return (
      select i.created from invoices i
      where i.tenant_id = current_tenant() and i.own_series_uuid is null and i.number is not null and i.created <= until
      order by i.number_period desc nulls last, i.number desc limit 1);
  end if;
  return (
    select i.created from invoices i
    where i.tenant_id = current_tenant() and i.own_series_uuid = own and i.number is not null and i.created <= until
    order by i.number_period desc, i.number desc limit 1);
end $$;
