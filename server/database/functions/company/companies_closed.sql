-- The companies that a user knows and cannot enter: those asked for access, those that withdrew it, and suspended ones. It
-- returns nothing of them but their names.
create or replace function companies_closed(entered uuid[]) returns table (tenant_id uuid, company jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  known jsonb;
  closed uuid;
  stands text;
begin
  select coalesce(jsonb_object_agg(g.tenant_uuid, g.state), '{}') into known from access_grants g
  where g.user_uuid = (select current_user_uuid()) and g.state <> 'granted' and g.tenant_uuid <> all (entered);
  for closed, stands in
    select key::uuid, value from jsonb_each_text(known) union all select unnest(entered), 'suspended'
  loop
    perform set_config('app.tenant', closed::text, true);
    return query select t.id, jsonb_build_object('uuid', t.id, 'name', t.name, 'tenant', t.slug, 'access', false,
        'access_state', stands)
      from tenants t where t.id = closed and (stands <> 'suspended' or t.suspended_at is not null);
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
