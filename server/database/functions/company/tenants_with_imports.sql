-- Those of these tenants whose imports a worker can continue now, each read under its own policies. The caller has verified
-- the tenants.
create or replace function tenants_with_imports(tenants uuid[]) returns setof uuid language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    if exists (
      select from imports
      where tenant_id = entered and status in ('queued', 'judging', 'writing', 'undoing')
        and coalesce(claimed_until, '-infinity') <= now()
    ) then
      return next entered;
    end if;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
