-- Refuses to leave a company without an owner, or the platform without an administrator.
create or replace function require_owner(of_tenant uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  -- One after the other: two who step down at the same time do not see each other's change.
  perform pg_advisory_xact_lock(hashtextextended('owner ' || coalesce(of_tenant::text, ''), 0));
  if not exists (
    select from user_roles o join roles r on r.uuid = o.role_uuid join users u on u.uuid = o.user_uuid
    where o.tenant_uuid is not distinct from of_tenant and u.active
      and (r.built_in, u.type) = (case when of_tenant is null then 'administrator' else 'owner' end,
                                  case when of_tenant is null then 'ADMIN' else 'COMPANY' end)
  ) then
    raise exception 'nobody would be left to administer' using errcode = 'check_violation',
      constraint = case when of_tenant is null then 'last_administrator' else 'last_owner' end;
  end if;
end $$;
