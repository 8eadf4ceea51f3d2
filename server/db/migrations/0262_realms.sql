-- The sign-in of a tenant: what its page shows, and which rules hold for its people. A tenant without one has the platform's.
create table realms (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid not null references tenants (id),
  name text not null check (name <> ''),
  -- A host of the tenant's own, beside its short name before the platform's.
  host text unique check (host = lower(host) and host ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'),
  shows_logo boolean not null default true,
  languages_pt boolean not null default true,
  languages_en boolean not null default true,
  languages_es boolean not null default true,
  password_length integer check (password_length between 10 and 64),
  idle_hours integer check (idle_hours between 1 and 720),
  session_days integer check (session_days between 1 and 365),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  constraint realms_tenant_key unique (tenant_uuid),
  check (languages_pt or languages_en or languages_es)
);
select guard_platform_table('realms', visible => 'tenant_uuid = (select current_tenant())');
grant select on realms to ultramar_auth;

-- The realms whose rules hold for somebody: those of all their companies, of which the strictest counts.
create function realms_of(of_user uuid) returns setof realms language sql stable begin atomic
  select r.* from user_references m join tenants t on t.slug = m.value join realms r on r.tenant_uuid = t.id
  where m.user_uuid = of_user and m.kind = 'tenant';
end;

-- A session is continued no longer than the realms of its user allow, whatever opens or continues it: so many hours after its
-- last use, so many days after it was opened. A token that expires in thirty days was made for a use at this moment.
create function keep_session_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  used timestamptz := new.expires_at - interval '30 days';
begin
  select least(new.expires_at, min(used + make_interval(hours => r.idle_hours)), min(s.created_at + make_interval(days => r.session_days)))
  into new.expires_at
  from sessions s cross join lateral realms_of(s.user_uuid) r
  where s.uuid = new.session_uuid;
  return new;
end $$;
create trigger keep_rules before insert on refresh_tokens for each row execute function keep_session_rules();
