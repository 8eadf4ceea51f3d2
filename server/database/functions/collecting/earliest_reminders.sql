-- The day of the first reminder to send of each of these tenants, each read under its own policies. The caller has verified
-- the tenants.
create or replace function earliest_reminders(tenants uuid[]) returns table (tenant_id uuid, earliest date)
  language plpgsql
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    return query select entered, r.day from reminders r
      where r.tenant_id = entered and r.status = 'planned'
        and exists (select from reminder_sequences s where s.tenant_id = entered and s.status = 'on')
      order by r.day limit 1;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
