-- The history of the platform as it is read: what each entry is about, by the names that its records have now.

-- What somebody calls a record of the platform; null for one that is gone, or has no name.
create function platform_name(named text, key text) returns text language plpgsql stable as $$
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
  end;
end $$;

-- A value as it is read: what is a key of another record by that record's name.
create function platform_said(field text, value jsonb) returns text language sql stable as $$
  select coalesce(case field
      when 'role_uuid' then platform_name('roles', value #>> '{}')
      when 'permission_uuid' then platform_name('permissions', value #>> '{}')
      when 'group_uuid' then platform_name('groups', value #>> '{}')
      when 'user_uuid' then platform_name('users', value #>> '{}')
      when 'tenant_uuid' then platform_name('tenants', value #>> '{}')
      when 'tenant_id' then platform_name('tenants', value #>> '{}')
    end, value #>> '{}')
$$;

-- What the record of an entry is: what belongs to somebody is theirs.
create function platform_record(named text) returns text language sql immutable parallel safe
  return case
    when named in ('users', 'user_references', 'sessions', 'user_roles', 'user_permissions', 'group_users') then 'users'
    when named in ('groups', 'group_roles', 'group_permissions') then 'groups'
    when named in ('roles', 'role_permissions') then 'roles'
    when named in ('tenants', 'permissions', 'clients', 'realms', 'currencies', 'countries', 'account_types') then named
    else 'other'
  end;

create view audit with (security_invoker) as
  select l.uuid, l.at, l.actor, platform_record(l.table_name) as record, l.table_name as part, l.action, l.subject_key as subject_key,
    l.changes::text as details, 1 as version
  from platform_audit_log l;
grant select on audit to ultramar_operator;

-- Entries with the names of what they are about, and of what changed in them.
create function audit_told(asked uuid[]) returns table (entry uuid, told jsonb) language sql stable as $$
  select l.uuid, jsonb_strip_nulls(jsonb_build_object(
    'subject', coalesce(platform_name(platform_record(l.table_name), l.subject_key),
      l.changes #>> '{name,1}', l.changes #>> '{name,0}', l.subject_key),
    'changes', (select coalesce(jsonb_agg(jsonb_build_object('field', c.key,
        'previous', platform_said(c.key, c.value -> 0), 'next', platform_said(c.key, c.value -> 1)) order by c.key), '[]')
      from jsonb_each(l.changes) c)))
  from platform_audit_log l where l.uuid = any (asked)
$$;

-- The newest entries, and those of a record.
create index on platform_audit_log (at, uuid);
-- What a search looks in.
create index on platform_audit_log using gin
  (norm(actor) gin_trgm_ops, norm(changes::text) gin_trgm_ops, norm(subject_key) gin_trgm_ops);
