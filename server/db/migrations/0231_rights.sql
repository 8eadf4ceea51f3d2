-- Roles and groups: what a person may do, within the frame that `schemas/access.ts` sets for their type. A row without a tenant
-- is the platform's: the built-in roles, and those of its administrators.

-- What can be granted, as `resource:action`. The program knows which there are; one that was deleted here nobody has.
create table permissions (
  uuid uuid primary key default uuidv7(),
  name text not null unique check (name ~ '^[a-z][a-z-]*:[a-z][a-z-]*$'),
  description text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
select guard_platform_table('permissions');

create table roles (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid references tenants (id),
  name text not null check (name <> ''),
  description text,
  -- Which built-in role it is: its permissions are the program's, in domain/access/builtInRoles.ts.
  built_in text unique check (built_in in ('owner', 'back_office', 'read_only', 'accountant', 'accountant_exports', 'administrator')),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  check (built_in is null or tenant_uuid is null),
  unique nulls not distinct (tenant_uuid, name)
);
create index on roles (tenant_uuid);
select guard_platform_table('roles', visible => 'tenant_uuid is null or tenant_uuid = (select current_tenant())');

create table role_permissions (
  uuid uuid primary key default uuidv7(),
  role_uuid uuid not null references roles (uuid) on delete cascade,
  position integer not null default 0,
  permission_uuid uuid not null references permissions (uuid) on delete cascade,
  unique (role_uuid, permission_uuid)
);
create index on role_permissions (permission_uuid);
select guard_platform_table('role_permissions', subject => 'role_uuid', visible => 'role_uuid in (select uuid from roles)');

create table groups (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid references tenants (id),
  name text not null check (name <> ''),
  description text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  unique nulls not distinct (tenant_uuid, name)
);
create index on groups (tenant_uuid);
select guard_platform_table('groups', visible => 'tenant_uuid = (select current_tenant())');

create table group_roles (
  uuid uuid primary key default uuidv7(),
  group_uuid uuid not null references groups (uuid) on delete cascade,
  position integer not null default 0,
  role_uuid uuid not null references roles (uuid) on delete cascade,
  unique (group_uuid, role_uuid)
);
create index on group_roles (role_uuid);
select guard_platform_table('group_roles', subject => 'group_uuid', visible => 'group_uuid in (select uuid from groups)');

create table group_permissions (
  uuid uuid primary key default uuidv7(),
  group_uuid uuid not null references groups (uuid) on delete cascade,
  position integer not null default 0,
  permission_uuid uuid not null references permissions (uuid) on delete cascade,
  unique (group_uuid, permission_uuid)
);
create index on group_permissions (permission_uuid);
select guard_platform_table('group_permissions', subject => 'group_uuid', visible => 'group_uuid in (select uuid from groups)');

create table group_users (
  uuid uuid primary key default uuidv7(),
  group_uuid uuid not null references groups (uuid) on delete cascade,
  user_uuid uuid not null references users (uuid) on delete cascade,
  unique (group_uuid, user_uuid)
);
create index on group_users (user_uuid);
select guard_platform_table('group_users', subject => 'user_uuid', visible => 'group_uuid in (select uuid from groups)');

-- What somebody is in a company, or without a tenant on the platform.
create table user_roles (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid) on delete cascade,
  tenant_uuid uuid references tenants (id),
  role_uuid uuid not null references roles (uuid),
  created_at timestamptz not null default moment(),
  unique nulls not distinct (user_uuid, tenant_uuid, role_uuid)
);
create index on user_roles (tenant_uuid);
create index on user_roles (role_uuid);
select guard_platform_table('user_roles', subject => 'user_uuid',
  visible => 'tenant_uuid = (select current_tenant()) or user_uuid = (select current_user_uuid())');

create table user_permissions (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid) on delete cascade,
  tenant_uuid uuid references tenants (id),
  permission_uuid uuid not null references permissions (uuid) on delete cascade,
  created_at timestamptz not null default moment(),
  unique nulls not distinct (user_uuid, tenant_uuid, permission_uuid)
);
create index on user_permissions (tenant_uuid);
create index on user_permissions (permission_uuid);
select guard_platform_table('user_permissions', subject => 'user_uuid',
  visible => 'tenant_uuid = (select current_tenant()) or user_uuid = (select current_user_uuid())');

-- A request writes those of its tenant.
create policy own_added on roles for insert to ultramar_app with check (tenant_uuid = (select current_tenant()));
create policy own_changed on roles for update to ultramar_app
  using (tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));
create policy own_deleted on roles for delete to ultramar_app using (tenant_uuid = (select current_tenant()));
create policy own on groups to ultramar_app
  using (tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));
create policy own_written on role_permissions to ultramar_app
  using (role_uuid in (select uuid from roles where tenant_uuid = (select current_tenant())))
  with check (role_uuid in (select uuid from roles where tenant_uuid = (select current_tenant())));
create policy own on group_roles to ultramar_app
  using (group_uuid in (select uuid from groups)) with check (group_uuid in (select uuid from groups) and role_uuid in (select uuid from roles));
create policy own on group_permissions to ultramar_app
  using (group_uuid in (select uuid from groups)) with check (group_uuid in (select uuid from groups));
create policy own on group_users to ultramar_app
  using (group_uuid in (select uuid from groups))
  with check (group_uuid in (select uuid from groups) and user_uuid in (select uuid from users));
create policy own on user_roles to ultramar_app
  using (tenant_uuid = (select current_tenant()))
  with check (tenant_uuid = (select current_tenant()) and user_uuid in (select uuid from users) and role_uuid in (select uuid from roles));
create policy own on user_permissions to ultramar_app
  using (tenant_uuid = (select current_tenant()))
  with check (tenant_uuid = (select current_tenant()) and user_uuid in (select uuid from users));
grant insert, update, delete on roles, role_permissions, groups, group_roles, group_permissions, group_users, user_roles, user_permissions
  to ultramar_app;

-- Who somebody is, and what they may do, is read where people sign in; what an accepted invitation grants is written there.
grant select on permissions, roles, role_permissions, groups, group_roles, group_permissions, group_users, user_roles, user_permissions
  to ultramar_auth;
grant insert, delete on user_roles, group_users to ultramar_auth;

insert into roles (name, built_in) values
  ('Owner', 'owner'), ('Back office', 'back_office'), ('Read only', 'read_only'), ('Accountant', 'accountant'),
  ('Accountant with exports', 'accountant_exports'), ('Administrator', 'administrator');

-- Everybody keeps what they may do.
alter table users no force row level security;
alter table user_references no force row level security;
alter table tenants no force row level security;
insert into user_roles (user_uuid, tenant_uuid, role_uuid)
select u.uuid, t.id, r.uuid
from users u join user_references m on m.user_uuid = u.uuid and m.kind = 'tenant' join tenants t on t.slug = m.value
join roles r on r.built_in = case when u.type = 'COMPANY' then 'owner' else 'accountant_exports' end
where u.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER');
insert into user_roles (user_uuid, role_uuid)
select u.uuid, r.uuid from users u join roles r on r.built_in = 'administrator' where u.type = 'ADMIN';
alter table tenants force row level security;
alter table user_references force row level security;
alter table users force row level security;

-- Whoever enters a company has a role there: the first of its people is its owner. An invitation names another before it.
create function give_role_of_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into user_roles (user_uuid, tenant_uuid, role_uuid)
  select u.uuid, t.id, r.uuid
  from users u join tenants t on t.slug = new.value
  join roles r on r.built_in = case
    when u.type in ('ACCOUNTANT', 'PARTNER') then 'accountant'
    when exists (select from user_roles o join roles w on w.uuid = o.role_uuid where o.tenant_uuid = t.id and w.built_in = 'owner')
      then 'back_office'
    else 'owner' end
  where u.uuid = new.user_uuid and u.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER')
    and not exists (select from user_roles m where m.user_uuid = u.uuid and m.tenant_uuid = t.id);
  return null;
end $$;
create trigger give_role after insert on user_references for each row when (new.kind = 'tenant') execute function give_role_of_member();

-- And leaves it behind.
create function take_rights_of_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  left_tenant uuid := (select id from tenants where slug = old.value);
begin
  delete from user_roles where user_uuid = old.user_uuid and tenant_uuid = left_tenant;
  delete from user_permissions where user_uuid = old.user_uuid and tenant_uuid = left_tenant;
  delete from group_users where user_uuid = old.user_uuid and group_uuid in (select uuid from groups where tenant_uuid = left_tenant);
  return null;
end $$;
create trigger take_rights after delete on user_references for each row when (old.kind = 'tenant') execute function take_rights_of_member();
grant delete on user_permissions to ultramar_auth;

create function give_role_of_administrator() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into user_roles (user_uuid, role_uuid) select new.uuid, uuid from roles where built_in = 'administrator';
  return null;
end $$;
create trigger give_role after insert on users for each row when (new.type = 'ADMIN') execute function give_role_of_administrator();
