-- The name of a record of the platform, for its history.
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
