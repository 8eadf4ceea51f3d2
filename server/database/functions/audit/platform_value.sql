-- A value of a column in the history of the platform: a name instead of a key.
create or replace function platform_value(field text, value jsonb) returns text language sql stable as $$
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
