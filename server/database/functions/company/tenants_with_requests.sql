-- Those of these tenants whose gateways are to be asked now, each read under its own policies. The caller has verified the
-- tenants.
create or replace function tenants_with_requests(tenants uuid[]) returns setof uuid language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    if exists (
      select from payment_requests
      where tenant_id = entered and status in ('pending', 'open', 'closing', 'settled') and next_attempt_at <= now()
    ) or exists (
      select from refunds where tenant_id = entered and status in ('requested', 'accepted') and next_attempt_at <= now()
    ) then
      return next entered;
    end if;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
