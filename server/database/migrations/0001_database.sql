-- Extensions, database roles, and types.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;

-- PostgreSQL 18 has `uuidv7`; older servers get a function with the same layout (RFC 9562: 48 bits of milliseconds
-- first).
do $$
begin
  if to_regprocedure('uuidv7()') is null then
    create function public.uuidv7() returns uuid
      language sql volatile parallel safe
      return encode(
        set_bit(
          set_bit(
            overlay(
              uuid_send(gen_random_uuid())
              placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
              from 1 for 6
            ),
            52, 1
          ),
          53, 1
        ),
        'hex'
      )::uuid;
  end if;
end $$;

-- `ultramar_app` runs every request; `ultramar_operator` accesses the platform's rows for operators; `ultramar_auth`
-- runs sign-in; `ultramar_server` is the server's login, with the rights of a request until it sets one of the other
-- two roles. Roles belong to the whole cluster: a migration of another database may have created one, even
-- concurrently.
do $$
declare
  role text;
  attributes text;
begin
  for role, attributes in values
    ('ultramar_app', 'nologin noinherit'), ('ultramar_operator', 'nologin'), ('ultramar_auth', 'nologin'),
    ('ultramar_server', 'login')
  loop
    begin
      if not exists (select from pg_roles where rolname = role) then
        execute format('create role %I %s nosuperuser nobypassrls nocreatedb nocreaterole', role, attributes);
      end if;
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end $$;

-- An owner that is not a superuser needs membership in the role that it creates.
do $$
begin
  if not pg_has_role(current_user, 'ultramar_app', 'SET') then
    execute format('grant ultramar_app to %I with set true, inherit false', current_user);
  end if;
end $$;

do $$
declare
  role text;
  entered text;
  options text;
begin
  for role, entered, options in values
    ('ultramar_operator', 'ultramar_app', 'inherit true'),
    ('ultramar_server', 'ultramar_app', 'inherit true'),
    ('ultramar_server', 'ultramar_operator', 'inherit false, set true'),
    ('ultramar_server', 'ultramar_auth', 'inherit false, set true')
  loop
    -- Skipped if an administrator has granted the role already, because the owner may lack the right to grant roles.
    if not exists (select from pg_auth_members where roleid = entered::regrole and member = role::regrole) then
      execute format('grant %I to %I with %s', entered, role, options);
    end if;
  end loop;
end $$;

grant usage on schema public to ultramar_app, ultramar_auth;

-- A value encrypted by the server.
create domain sealed as text check (value ~ '^sealed:v1:[0-9a-f]{8}:[\w-]+$');

-- A term of an `order by` clause, as SQL text.
create type order_term as (
  expression text,
  descending boolean,
  -- Whether the value may be null, and whether nulls come first.
  nullable boolean,
  empty_first boolean
);
