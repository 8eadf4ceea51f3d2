-- What accountants say of themselves beside their name, and which companies they asked for access, have it, or had it.

alter table users add column nif text, add column organization text;
grant select (nif, organization) on users to ultramar_app;

create table access_grants (
  uuid uuid primary key default uuidv7(),
  tenant_uuid uuid not null references tenants (id),
  user_uuid uuid not null references users (uuid) on delete cascade,
  state text not null check (state in ('requested', 'granted', 'withdrawn')),
  -- Since when it is so.
  at timestamptz not null default moment(),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  unique (tenant_uuid, user_uuid)
);
create index on access_grants (user_uuid);
select guard_platform_table('access_grants', subject => 'user_uuid',
  visible => 'tenant_uuid = (select current_tenant()) or user_uuid = (select current_user_uuid())');
-- It follows from references to companies, which are written where people sign in.
revoke insert, update, delete on access_grants from ultramar_operator;
grant select, insert, update, delete on access_grants to ultramar_auth;

alter table users no force row level security;
alter table user_references no force row level security;
alter table tenants no force row level security;
insert into access_grants (tenant_uuid, user_uuid, state, at)
select t.id, u.uuid, 'granted', r.created_at
from user_references r join tenants t on t.slug = r.value join users u on u.uuid = r.user_uuid
where r.kind = 'tenant' and u.type in ('ACCOUNTANT', 'PARTNER');
alter table tenants force row level security;
alter table user_references force row level security;
alter table users force row level security;

-- However an accountant comes into a company or leaves it, the grant says so.
create function follow_access() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into access_grants (tenant_uuid, user_uuid, state)
    select t.id, u.uuid, 'granted' from users u join tenants t on t.slug = new.value
    where u.uuid = new.user_uuid and u.type in ('ACCOUNTANT', 'PARTNER')
    on conflict (tenant_uuid, user_uuid) do update set state = 'granted', at = moment();
  else
    update access_grants set state = 'withdrawn', at = moment()
    where user_uuid = old.user_uuid and tenant_uuid = (select id from tenants where slug = old.value);
  end if;
  return null;
end $$;
create trigger follow_access after insert on user_references
  for each row when (new.kind = 'tenant') execute function follow_access();
create trigger follow_access_end after delete on user_references
  for each row when (old.kind = 'tenant') execute function follow_access();
