-- The earliest issue date of each of these tenants, each read under its own policies. The caller has verified the tenants.
create or replace function earliest_to_issue(tenants uuid[]) returns table (tenant_id uuid, earliest date) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    return query select entered, o.created from occurrences o
      where o.tenant_id = entered and o.status in ('future', 'held') order by o.created limit 1;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
