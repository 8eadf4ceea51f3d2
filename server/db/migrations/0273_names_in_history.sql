-- As before, and of what belongs to somebody also their access to companies; invitations and API clients by their names.
create or replace function platform_record(named text) returns text language sql immutable parallel safe
  return case
    when named in ('users', 'user_references', 'sessions', 'user_roles', 'user_permissions', 'group_users', 'access_grants') then 'users'
    when named in ('groups', 'group_roles', 'group_permissions') then 'groups'
    when named in ('roles', 'role_permissions') then 'roles'
    when named in ('permissions', 'withheld_permissions') then 'permissions'
    when named like 'account\_type%' then 'account_types'
    when named like 'client%' then 'clients'
    when named like 'realm%' then 'realms'
    when named = 'account_invitations' then 'invitations'
    when named in ('tenants', 'currencies', 'countries') then named
    else 'other'
  end;

-- A company by its short name, as references to it have it.
create or replace function platform_said(field text, value jsonb) returns text language sql stable as $$
  select coalesce(case field
      when 'role_uuid' then platform_name('roles', value #>> '{}')
      when 'permission_uuid' then platform_name('permissions', value #>> '{}')
      when 'group_uuid' then platform_name('groups', value #>> '{}')
      when 'user_uuid' then platform_name('users', value #>> '{}')
      when 'tenant_uuid' then platform_name('tenants', value #>> '{}')
      when 'tenant_id' then platform_name('tenants', value #>> '{}')
      when 'value' then (select name from tenants where slug = value #>> '{}')
    end, value #>> '{}')
$$;

-- What has no name of its own is called by the address it was made for.
create or replace function audit_told(asked uuid[]) returns table (entry uuid, told jsonb) language sql stable as $$
  select l.uuid, jsonb_strip_nulls(jsonb_build_object(
    'subject', coalesce(platform_name(platform_record(l.table_name), l.subject_key),
      l.changes #>> '{name,1}', l.changes #>> '{name,0}', l.changes #>> '{email,1}', l.changes #>> '{email,0}', l.subject_key),
    'changes', (select coalesce(jsonb_agg(jsonb_build_object('field', c.key,
        'previous', platform_said(c.key, c.value -> 0), 'next', platform_said(c.key, c.value -> 1)) order by c.key), '[]')
      from jsonb_each(l.changes) c)))
  from platform_audit_log l where l.uuid = any (asked)
$$;
