-- The permissions, as `resource:action`. The program declares them; no user has a permission that is deleted here.
create table permissions (
  uuid uuid primary key default uuidv7(),
  name text not null unique check (name ~ '^[a-z][a-z/-]*:[a-z][a-zA-Z_-]*$' and length(name) <= 120),
  description text check (length(description) <= 300),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
select guard_platform_table('permissions');
grant select on permissions to ultramar_auth;

-- Permissions that an administrator has deleted: the next start does not add them again.
create table withheld_permissions (
  name text primary key,
  version integer not null default 1,
  created_at timestamptz not null default moment()
);
select guard_platform_table('withheld_permissions');
grant select on withheld_permissions to ultramar_auth;

create table roles (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid references tenants (id),
  tenant text,
  name text not null check (name <> ''),
  description text,
  -- The code of a built-in role: the program defines its permissions, in domain/access/builtInRoles.ts.
  built_in text unique check (built_in in ('owner', 'back_office', 'read_only', 'accountant', 'accountant_exports', 'administrator')),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  unique nulls not distinct (tenant_uuid, name),
  check (built_in is null or tenant_uuid is null)
);
create index on roles (tenant_uuid);
-- A company sees its own roles and the built-in ones for its users and guests; the platform's role is for
-- administrators.
select guard_platform_table('roles', visible => $$
  tenant_uuid = (select current_tenant()) or tenant_uuid is null and built_in <> 'administrator'$$);
-- A request writes the roles of its tenant.
create policy own_added on roles for insert to ultramar_app with check (tenant_uuid = (select current_tenant()));
create policy own_deleted on roles for delete to ultramar_app using (tenant_uuid = (select current_tenant()));
grant insert, update, delete on roles to ultramar_app;
grant select on roles to ultramar_auth;
-- Requests lock built-in roles to reject changes of them: `select for update` needs this policy. The check permits
-- writes to the company's own roles only.
create policy own_changed on roles for update to ultramar_app
  using (tenant_uuid is null or tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));

insert into roles (name, built_in) values
  ('Owner', 'owner'), ('Back office', 'back_office'), ('Read only', 'read_only'), ('Accountant', 'accountant'),
  ('Accountant with exports', 'accountant_exports'), ('Administrator', 'administrator');

create table role_permissions (
  uuid uuid primary key default uuidv7(),
  role_uuid uuid not null references roles (uuid) on delete cascade,
  position integer not null default 0,
  permission_uuid uuid not null references permissions (uuid) on delete cascade,
  unique (role_uuid, permission_uuid)
);
create index on role_permissions (permission_uuid);
select guard_platform_table('role_permissions', subject => 'role_uuid', visible => 'role_uuid in (select uuid from roles)');
create policy own_written on role_permissions to ultramar_app
  using (role_uuid in (select uuid from roles where tenant_uuid = (select current_tenant())))
  with check (role_uuid in (select uuid from roles where tenant_uuid = (select current_tenant())));
grant insert, update, delete on role_permissions to ultramar_app;
grant select on role_permissions to ultramar_auth;

create table groups (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid references tenants (id),
  tenant text,
  name text not null check (name <> ''),
  description text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  unique nulls not distinct (tenant_uuid, name)
);
create index on groups (tenant_uuid);
select guard_platform_table('groups', visible => 'tenant_uuid = (select current_tenant())');
create policy own on groups to ultramar_app
  using (tenant_uuid = (select current_tenant())) with check (tenant_uuid = (select current_tenant()));
grant insert, update, delete on groups to ultramar_app;
grant select on groups to ultramar_auth;

create table group_roles (
  uuid uuid primary key default uuidv7(),
  group_uuid uuid not null references groups (uuid) on delete cascade,
  position integer not null default 0,
  role_uuid uuid not null references roles (uuid),
  unique (group_uuid, role_uuid)
);
create index on group_roles (role_uuid);
select guard_platform_table('group_roles', subject => 'group_uuid', visible => 'group_uuid in (select uuid from groups)');
create policy own on group_roles to ultramar_app
  using (group_uuid in (select uuid from groups))
  with check (group_uuid in (select uuid from groups) and role_uuid in (select uuid from roles));
grant insert, update, delete on group_roles to ultramar_app;
grant select on group_roles to ultramar_auth;

create table group_permissions (
  uuid uuid primary key default uuidv7(),
  group_uuid uuid not null references groups (uuid) on delete cascade,
  position integer not null default 0,
  permission_uuid uuid not null references permissions (uuid) on delete cascade,
  unique (group_uuid, permission_uuid)
);
create index on group_permissions (permission_uuid);
select guard_platform_table('group_permissions', subject => 'group_uuid', visible => 'group_uuid in (select uuid from groups)');
create policy own on group_permissions to ultramar_app
  using (group_uuid in (select uuid from groups)) with check (group_uuid in (select uuid from groups));
grant insert, update, delete on group_permissions to ultramar_app;
grant select on group_permissions to ultramar_auth;

create table group_users (
  uuid uuid primary key default uuidv7(),
  group_uuid uuid not null references groups (uuid) on delete cascade,
  user_uuid uuid not null references users (uuid) on delete cascade,
  unique (group_uuid, user_uuid)
);
create index on group_users (user_uuid);
select guard_platform_table('group_users', subject => 'user_uuid', visible => 'group_uuid in (select uuid from groups)');
create policy own on group_users to ultramar_app
  using (group_uuid in (select uuid from groups))
  with check (group_uuid in (select uuid from groups) and user_uuid in (select uuid from users));
grant insert, update, delete on group_users to ultramar_app;
grant select, insert, delete on group_users to ultramar_auth;

-- The roles of a user in a company; without a tenant, on the platform.
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
create policy own on user_roles to ultramar_app
  using (tenant_uuid = (select current_tenant()))
  with check (tenant_uuid = (select current_tenant()) and user_uuid in (select uuid from users) and role_uuid in (select uuid from roles));
grant insert, update, delete on user_roles to ultramar_app;
grant select, insert, delete on user_roles to ultramar_auth;

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
create policy own on user_permissions to ultramar_app
  using (tenant_uuid = (select current_tenant()))
  with check (tenant_uuid = (select current_tenant()) and user_uuid in (select uuid from users));
grant insert, update, delete on user_permissions to ultramar_app;
grant select, delete on user_permissions to ultramar_auth;

create view user_tenants with (security_invoker) as
  select r.user_uuid, t.id as uuid, t.slug, t.name, row_number() over (partition by r.user_uuid order by t.name, t.slug) as position
  from user_references r join tenants t on t.slug = r.value
  where r.kind = 'tenant';

-- Built-in roles appear by code, others by name; memberships without a company are those of the platform.
create view user_memberships with (security_invoker) as
  select u.uuid, u.user_uuid, r.built_in, case when r.built_in is null then r.name end as role, t.name as company,
    row_number() over (partition by u.user_uuid order by t.name nulls first, r.name) as position
  from user_roles u join roles r on r.uuid = u.role_uuid left join tenants t on t.id = u.tenant_uuid;

-- Open sessions, last used first, without those whose token has been deleted.
create view user_sessions with (security_invoker) as
  select s.uuid, s.user_uuid, s.created_at as started_at, u.last_used_at,
    nullif(concat_ws(', ', s.browser, s.system), '') as device, s.address,
    row_number() over (partition by s.user_uuid order by u.last_used_at desc) as position
  from sessions s
  cross join lateral (
    select max(t.created_at) as last_used_at from refresh_tokens t
    where t.session_uuid = s.uuid and t.used_at is null
  ) u
  where s.ended_at is null and u.last_used_at is not null;
grant select on user_tenants, user_memberships, user_sessions to ultramar_operator, ultramar_auth;

-- Each permission of a user with its source: role, group, or direct grant; a built-in role stands for its permissions.
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

create view members with (security_invoker) as
  select t.id as tenant_uuid, u.uuid, u.name, u.email, u.type, u.phone, u.nif, u.organization, u.date_email_verified,
    case when u.active then 'active' else 'inactive' end as status,
    first_role(array(select o.role_uuid from user_roles o where o.user_uuid = u.uuid and o.tenant_uuid = t.id)) as role_uuid,
    u.version, r.created_at, u.updated_at
  from tenants t join user_references r on r.kind = 'tenant' and r.value = t.slug join users u on u.uuid = r.user_uuid
  where u.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER')
  union all
  select i.tenant_uuid, i.uuid, coalesce(i.name, i.email), i.email, i.type, i.phone, i.nif, null, null,
    case when i.expires_at <= moment() then 'expired' else 'invited' end,
    first_role(i.role_uuids), i.version, i.created_at, i.updated_at
  from account_invitations i
  where i.tenant_uuid is not null and i.accepted_at is null and i.withdrawn_at is null
    and i.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER');
grant select on members to ultramar_app;

-- The accountants that a request sees: those of the company, and the current user.
create view partners with (security_invoker) as
  select uuid, name, email, organization, phone, nif, version, created_at, updated_at
  from users where type in ('ACCOUNTANT', 'PARTNER');
grant select on partners to ultramar_app;

create view invitations with (security_invoker) as
  select i.tenant_uuid as tenant_id, i.uuid, i.email, i.name, i.type, first_role(i.role_uuids) as role_uuid,
    case when i.accepted_at is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
      when i.expires_at <= moment() then 'expired' else 'pending' end as status,
    i.inviter, i.sent_at, i.expires_at, i.accepted_at, i.version, i.created_at
  from account_invitations i
  where i.tenant_uuid is not null;
grant select, update (email) on invitations to ultramar_app;

-- The invitations of all companies and the platform, for operators.
create view platform_invitations with (security_invoker) as
  select i.uuid, i.tenant_uuid as company_uuid, i.email, i.name, i.type,
    case when i.accepted_at is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
      when i.expires_at <= moment() then 'expired' else 'pending' end as status,
    i.inviter, i.sent_at, i.expires_at, i.accepted_at, i.version, i.created_at, i.updated_at
  from account_invitations i;
grant select on platform_invitations to ultramar_operator;

create view operators with (security_invoker) as
  select uuid, name, email, type, phone, language, date_email_verified, case when active then 'active' else 'inactive' end as status,
    uuid = current_user_uuid() as is_self, version, created_at, updated_at, null::timestamptz as sent_at
  from users where type = 'ADMIN'
  union all
  select uuid, coalesce(name, email), email, type, phone, language, null,
    case when expires_at <= moment() then 'expired' else 'invited' end,
    false, version, created_at, updated_at, sent_at
  from account_invitations
  where type = 'ADMIN' and tenant_uuid is null and accepted_at is null and withdrawn_at is null;
grant select on operators to ultramar_operator;

create view operator_tenants with (security_invoker) as
  select r.user_uuid as operator_uuid, t.id as uuid, t.slug, t.name,
    row_number() over (partition by r.user_uuid order by t.name) as position
  from user_references r join tenants t on t.slug = r.value
  where r.kind = 'tenant';
grant select on operator_tenants to ultramar_operator;
