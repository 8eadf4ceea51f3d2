-- What the tables stand on: extensions, the roles of the database, and types.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;

-- PostgreSQL 18 has its own; older servers get one of the same layout (RFC 9562: 48 bits of milliseconds first).
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

-- `ultramar_app` runs every request; `ultramar_operator` runs an operator's work on the platform's own rows;
-- `ultramar_auth` signs people in; `ultramar_server` is the login of the server, a request until it enters one of the
-- other two. Roles belong to the whole server: another database of it may have made one, even at this moment.
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

-- An owner that is no superuser has to be let into the role it made.
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
    -- An owner who may not give roles away finds that somebody has done it before.
    if not exists (select from pg_auth_members where roleid = entered::regrole and member = role::regrole) then
      execute format('grant %I to %I with %s', entered, role, options);
    end if;
  end loop;
end $$;

grant usage on schema public to ultramar_app, ultramar_auth;

-- A value that the server has encrypted.
create domain sealed as text check (value ~ '^sealed:v1:[0-9a-f]{8}:[\w-]+$');

-- A term of an order of a table's rows, ready to be written into statements.
create type order_term as (
  expression text,
  descending boolean,
  -- Whether rows may be without it, and whether those come first.
  nullable boolean,
  empty_first boolean
);
