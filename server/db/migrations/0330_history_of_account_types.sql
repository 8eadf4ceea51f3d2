-- As before; templates and the accounts of companies are called so.
create or replace function platform_record(named text) returns text language sql immutable parallel safe
  return case
    when named in ('users', 'user_references', 'sessions', 'user_roles', 'user_permissions', 'group_users', 'access_grants') then 'users'
    when named in ('groups', 'group_roles', 'group_permissions') then 'groups'
    when named in ('roles', 'role_permissions') then 'roles'
    when named in ('permissions', 'withheld_permissions') then 'permissions'
    when named like 'account\_type%' then 'account_types'
    when named = 'built_in_templates' then 'templates'
    when named = 'company_accounts' then 'accounts'
    when named like 'client%' then 'clients'
    when named like 'realm%' then 'realms'
    when named = 'account_invitations' then 'invitations'
    when named in ('tenants', 'currencies', 'countries') then named
    else 'other'
  end;

-- As before; a currency by its code.
create or replace function platform_said(field text, value jsonb) returns text language sql stable as $$
  select coalesce(case field
      when 'role_uuid' then platform_name('roles', value #>> '{}')
      when 'permission_uuid' then platform_name('permissions', value #>> '{}')
      when 'group_uuid' then platform_name('groups', value #>> '{}')
      when 'user_uuid' then platform_name('users', value #>> '{}')
      when 'tenant_uuid' then platform_name('tenants', value #>> '{}')
      when 'tenant_id' then platform_name('tenants', value #>> '{}')
      when 'currency_id' then (select code from currencies where id::text = value #>> '{}')
      when 'value' then (select name from tenants where slug = value #>> '{}')
    end, value #>> '{}')
$$;

-- As before, and templates and the accounts of companies by their names.
create or replace function platform_name(named text, key text) returns text language plpgsql stable as $$
begin
  return case named
    when 'users' then (select name || ' <' || email || '>' from users where uuid::text = key)
    when 'tenants' then (select name from tenants where id::text = key)
    when 'roles' then (select name from roles where uuid::text = key)
    when 'groups' then (select name from groups where uuid::text = key)
    when 'permissions' then (select name from permissions where uuid::text = key)
    when 'currencies' then (select code from currencies where id::text = key)
    when 'countries' then (select name from countries where id::text = key)
    when 'account_types' then (select name from account_types where uuid::text = key)
    when 'templates' then (select name from built_in_templates where uuid::text = key)
    when 'accounts' then (select name from company_accounts where uuid::text = key)
  end;
end $$;
