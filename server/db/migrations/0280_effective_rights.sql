-- What somebody may do comes of their roles, their groups and their own permissions, in each tenant and on the platform.

-- Reports are granted too: `reports/issued:list`.
alter table permissions drop constraint permissions_name_check;
alter table permissions add check (name ~ '^[a-z][a-z/-]*:[a-z][a-zA-Z_-]*$' and length(name) <= 120);
alter table permissions add check (length(description) <= 300);

-- What an administrator has deleted from the catalogue stays deleted, whatever the program declares at its next start.
create table withheld_permissions (
  name text primary key,
  version integer not null default 1,
  created_at timestamptz not null default moment()
);
select guard_platform_table('withheld_permissions');
grant select on withheld_permissions to ultramar_auth;

create function withhold_permission() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into withheld_permissions (name) values (old.name) on conflict do nothing;
  else
    delete from withheld_permissions where name = new.name;
  end if;
  return null;
end $$;
create trigger withhold after insert or delete on permissions for each row execute function withhold_permission();

-- Whose a role or a group is, by the company's short name; of the platform's there is none.
alter table roles add column tenant text;
alter table groups add column tenant text;
create function name_owner_of_rights() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.tenant := (select slug from tenants where id = new.tenant_uuid);
  return new;
end $$;
create trigger name_owner before insert on roles for each row execute function name_owner_of_rights();
create trigger name_owner before insert on groups for each row execute function name_owner_of_rights();

-- A company has its own roles and the built-in ones for its people and guests; those of the platform are its administrators'.
drop policy requests on roles;
create policy requests on roles for select to ultramar_app
  using (tenant_uuid = (select current_tenant()) or tenant_uuid is null and built_in <> 'administrator');

-- A built-in role is looked at before it is refused to be changed: `select for update` asks for this policy. No company
-- writes one: what is written has to be the company's own.
drop policy own_changed on roles;
create policy own_changed on roles for update to ultramar_app
  using (tenant_uuid is null or tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));

-- A role that somebody has is not deleted by leaving its holders behind; a group gives way to that too.
alter table group_roles drop constraint group_roles_role_uuid_fkey;
alter table group_roles add foreign key (role_uuid) references roles (uuid);

-- Each permission that somebody holds, with what they hold it by; of a built-in role its name stands for its permissions.
create view user_grants with (security_invoker) as
select h.user_uuid, h.tenant_uuid, r.built_in, p.name as permission, h.role_uuid, h.group_uuid
from (
  select user_uuid, tenant_uuid, role_uuid, null::uuid as group_uuid from user_roles
  union all
  select u.user_uuid, g.tenant_uuid, gr.role_uuid, g.uuid
  from group_users u join groups g on g.uuid = u.group_uuid join group_roles gr on gr.group_uuid = g.uuid
) h
join roles r on r.uuid = h.role_uuid
left join (role_permissions rp join permissions p on p.uuid = rp.permission_uuid)
  on rp.role_uuid = h.role_uuid and r.built_in is null
union all
select u.user_uuid, g.tenant_uuid, null, p.name, null, g.uuid
from group_users u join groups g on g.uuid = u.group_uuid
join group_permissions gp on gp.group_uuid = g.uuid join permissions p on p.uuid = gp.permission_uuid
union all
select u.user_uuid, u.tenant_uuid, null, p.name, null, null
from user_permissions u join permissions p on p.uuid = u.permission_uuid;
grant select on user_grants to ultramar_app, ultramar_auth;

-- A company keeps somebody who owns it, and the platform an administrator, whoever steps down, is removed or deactivated.
create function require_owner(of_tenant uuid) returns void language plpgsql set search_path = public, pg_temp as $$
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

create function keep_an_owner() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  owned uuid;
begin
  if tg_table_name = 'users' then
    for owned in
      select o.tenant_uuid from user_roles o join roles r on r.uuid = o.role_uuid
      where o.user_uuid = new.uuid and r.built_in in ('owner', 'administrator')
    loop
      perform require_owner(owned);
    end loop;
  elsif exists (select from roles where uuid = old.role_uuid and built_in in ('owner', 'administrator')) then
    perform require_owner(old.tenant_uuid);
  end if;
  return null;
end $$;
-- At the end of the transaction: who replaces all roles of somebody takes them away first.
create constraint trigger keep_an_owner after delete or update on user_roles
  deferrable initially deferred for each row execute function keep_an_owner();
create constraint trigger keep_an_owner after update of active, type on users
  deferrable initially deferred for each row when (old.active and not new.active or old.type <> new.type)
  execute function keep_an_owner();

-- Every process hears whose rights have changed, and forgets what it believes of them: of one person, or of all.
create function tell_rights() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('rights', '');
  return null;
end $$;
create function tell_rights_of_user() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('rights', to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0]);
  return null;
end $$;
do $$
declare
  target text;
begin
  foreach target in array array['role_permissions', 'group_roles', 'group_permissions', 'permissions', 'roles', 'groups']
  loop
    execute format('create trigger tell_rights after insert or update or delete on %I for each statement execute function tell_rights()', target);
  end loop;
  foreach target in array array['user_roles', 'user_permissions', 'group_users', 'user_references'] loop
    execute format('create trigger tell_rights after insert or update or delete on %I for each row execute function tell_rights_of_user(%L)', target, 'user_uuid');
  end loop;
end $$;
create trigger tell_rights after update on users for each row execute function tell_rights_of_user('uuid');
create trigger tell_rights after update of ended_at on sessions for each row
  when (new.ended_at is distinct from old.ended_at) execute function tell_rights_of_user('user_uuid');
create trigger tell_rights after update on tenants for each statement execute function tell_rights();
