-- What the history of the platform calls the rows of a table.
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
