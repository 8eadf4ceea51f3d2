-- What tenants use, and the data of their companies, each read under its own policies.
create or replace function tenant_details(asked uuid[]) returns table (tenant uuid, details jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array asked loop
    perform set_config('app.tenant', entered::text, true);
    return query select entered, jsonb_build_object(
        'users', (select count(*) from user_references r where r.kind = 'tenant' and r.value = t.slug),
        'invoices', (select coalesce(sum(n), 0) from invoice_counts i where i.tenant_id = entered),
        'stored_bytes', (select coalesce(sum(n), 0) from stored_bytes b where b.tenant_id = entered),
        'owner_status', owner_status(entered))
      || coalesce((select jsonb_strip_nulls(jsonb_build_object('nif', c.nif, 'currency', c.currency,
          'location', party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
            c.location_longitude, c.location_complement, c.location_country_id) -> 'location'))
        from companies c where c.tenant_id = entered), '{}')
      from tenants t where t.id = entered;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
