-- Which of these tenants have stale days, each read under its own policies.
create or replace function tenants_with_stale_days(tenants uuid[]) returns setof uuid language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    if exists (select from stale_days s where s.tenant_id = entered) then
      return next entered;
    end if;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
