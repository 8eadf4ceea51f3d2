-- Those of these tenants with an export of all data to write, to end or to remove, each read under its own policies. The caller
-- has verified the tenants.
create or replace function tenants_with_data_exports(tenants uuid[], stale interval) returns setof uuid language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    if exists (
      select from data_exports where tenant_id = entered and (status = 'queued' and next_attempt_at <= now()
        or status = 'working' and claimed_at < now() - stale or status = 'done' and expires_at <= moment())
    ) or exists (
      select from data_export_pieces p join data_exports e on e.tenant_id = entered and e.uuid = p.export_uuid
      where p.tenant_id = entered and e.status not in ('working', 'done')
    ) then
      return next entered;
    end if;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
