-- What the platform's administrators see of people: whether they may sign in, their companies, what they are there, and from
-- where they are signed in.

alter table users
  add column status text not null generated always as (case when active then 'active' else 'inactive' end) stored;
grant select (status) on users to ultramar_app;

create view user_tenants with (security_invoker) as
  select r.user_uuid, t.id as uuid, t.slug, t.name, row_number() over (partition by r.user_uuid order by t.name, t.slug) as position
  from user_references r join tenants t on t.slug = r.value
  where r.kind = 'tenant';

-- A built-in role goes by what it is, any other by its name; the platform's roles are those of no company.
create view user_memberships with (security_invoker) as
  select u.uuid, u.user_uuid, r.built_in, case when r.built_in is null then r.name end as role, t.name as company,
    row_number() over (partition by u.user_uuid order by t.name nulls first, r.name) as position
  from user_roles u join roles r on r.uuid = u.role_uuid left join tenants t on t.id = u.tenant_uuid;

-- Sessions that are still open, the last used first: those whose token was cleared away are not. Columns that sign-in adds later
-- are read where they are there.
create view user_sessions with (security_invoker) as
  select s.uuid, s.user_uuid, s.created_at as started_at, u.last_used_at,
    nullif(concat_ws(', ', to_jsonb(s) ->> 'browser', to_jsonb(s) ->> 'system'), '') as device, to_jsonb(s) ->> 'address' as address,
    row_number() over (partition by s.user_uuid order by u.last_used_at desc) as position
  from sessions s
  cross join lateral (
    select max(t.created_at) as last_used_at from refresh_tokens t
    where t.session_uuid = s.uuid and t.used_at is null
  ) u
  where s.ended_at is null and u.last_used_at is not null;
grant select (session_uuid, created_at, used_at) on refresh_tokens to ultramar_operator;

grant select on user_tenants, user_memberships, user_sessions to ultramar_operator, ultramar_auth;
