-- The platform's rows under guard like the tenants': who reads and writes what, versions, and a log of every change.

-- Beside `ultramar_app`, which every request is: what operators of the platform are where they work on its rows, what
-- signing in is done as, and the login of the server, which is a request until it enters one of the other two.
do $$
declare
  role text;
  attributes text;
begin
  for role, attributes in values
    ('ultramar_operator', 'nologin'), ('ultramar_auth', 'nologin'), ('ultramar_server', 'login')
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

grant usage on schema public to ultramar_auth;

-- Who asks, by the key of their account; null where nobody is signed in.
create function current_user_uuid() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user', true), '')::uuid;

create table platform_audit_log (
  uuid uuid primary key default uuidv7(),
  table_name text not null,
  -- Keys of the platform are uuids, numbers and codes: as text, several columns joined by a space.
  row_key text not null,
  -- The record whose history the row belongs to: for a session, its user.
  subject_key text not null,
  at timestamptz not null default now(),
  action text not null check (action in ('created', 'updated', 'deleted')),
  -- Field -> [previous, new].
  changes jsonb not null,
  actor text not null
);
create index on platform_audit_log (subject_key, uuid);

-- Writes the log of a row. Its arguments name the columns of the key, the one that holds the subject, and the secret
-- ones, of which it says only that they changed. The owner's rights let it append where nobody else may.
create function log_platform_row() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  keys text[] := tg_argv[0];
  secret text[] := tg_argv[2];
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  entry jsonb := before || after;
  hidden text[] := array['uuid', 'id', 'version', 'created_at', 'updated_at'] || array(
    select attname::text from pg_attribute where attrelid = tg_relid and attgenerated <> ''
  );
  changes jsonb := (
    select jsonb_object_agg(field, case when field = any (secret)
      then jsonb_build_array('secret' || left(before ->> field, 0), 'secret' || left(after ->> field, 0))
      else jsonb_build_array(audit_value(before -> field), audit_value(after -> field)) end)
    from jsonb_object_keys(entry - hidden) field
    where coalesce(before -> field, 'null') <> coalesce(after -> field, 'null')
  );
begin
  if tg_op <> 'UPDATE' or changes is not null then
    insert into platform_audit_log (table_name, row_key, subject_key, action, changes, actor)
    values (
      tg_table_name, array_to_string(array(select entry ->> name from unnest(keys) name), ' '), entry ->> tg_argv[1],
      case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
      coalesce(changes, '{}'), current_actor()
    );
  end if;
  return null;
end $$;

-- As before, and for keys that are numbers.
create or replace function touch_row() returns trigger
  language plpgsql
as $$
declare
  moved boolean := false;
begin
  if 'uuid' = any (tg_argv) then
    moved := new.uuid <> old.uuid;
  elsif 'id' = any (tg_argv) then
    moved := new.id <> old.id;
  end if;
  if moved then
    raise exception 'the key of a row never changes' using errcode = 'check_violation', table = tg_table_name;
  end if;
  if 'version' = any (tg_argv) then
    new.version := old.version + 1;
  end if;
  if 'updated_at' = any (tg_argv) then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- Puts a table of the platform under guard. Requests read the rows for which `visible` holds, operators read and write
-- all, neither the columns that are `secret`; where `visible` is null, nobody does but whom the migration names next.
-- The owner has the rows at a desk of its own, not in a function that a request has called. Key and version are kept by
-- the database, and every change is logged, under the record that the column `subject` points to.
create function guard_platform_table(
  table_name text,
  visible text default 'true',
  secret text[] default '{}',
  audited boolean default true,
  subject text default null
) returns void
  language plpgsql
as $$
declare
  target regclass := format('%I', table_name);
  keys text[] := array(
    select attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = target and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)
  );
  open_columns text := (
    select '(' || string_agg(quote_ident(attname), ', ') || ')' from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attname <> all (secret) and secret <> '{}'
  );
  touched text := (
    select string_agg(quote_literal(attname), ', ') from pg_attribute
    where attrelid = target and attname in ('uuid', 'id', 'version', 'updated_at') and not attisdropped
  );
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('revoke all on %s from ultramar_app', target);
  execute format(
    'create policy owner on %s to current_user using (session_user = current_user) with check (session_user = current_user)',
    target
  );
  execute format('create policy operators on %s to ultramar_operator using (true) with check (true)', target);
  execute format('create policy auth on %s to ultramar_auth using (true) with check (true)', target);
  if visible is not null then
    execute format('create policy requests on %s for select to ultramar_app using (%s)', target, visible);
    execute format('grant select %s on %s to ultramar_app', open_columns, target);
    execute format('grant insert %1$s, update %1$s, delete on %2$s to ultramar_operator', open_columns, target);
  end if;

  if touched is not null then
    execute format('create trigger touch before update on %s for each row execute function touch_row(%s)', target, touched);
  end if;
  if audited then
    execute format(
      'create trigger audit after insert or update or delete on %s for each row execute function log_platform_row(%L, %L, %L)',
      target, keys, coalesce(subject, keys[1]), secret
    );
  end if;
end $$;
revoke execute on function guard_platform_table from public;

-- The log guards itself: read by operators, appended to by the triggers, changed by nobody.
select guard_platform_table('platform_audit_log', visible => null, audited => false);
create policy append on platform_audit_log for insert to current_user with check (true);
grant select on platform_audit_log to ultramar_operator;

select guard_platform_table('migrations', audited => false);
revoke insert, update, delete on migrations from ultramar_operator;

-- No request deletes a tenant, an operator's neither.
alter table tenants add column version integer not null default 1, add column updated_at timestamptz not null default now();
select guard_platform_table('tenants', visible => 'id = (select current_tenant())');
revoke delete on tenants from ultramar_operator;
grant select on tenants to ultramar_auth;

-- Accounts are made and changed where people sign in, nowhere else. A request sees its own, and those of its tenant.
alter table users add column version integer not null default 1, add column updated_at timestamptz not null default now();
select guard_platform_table('user_references', subject => 'user_uuid', visible => $$
  user_uuid = (select current_user_uuid())
  or kind = 'tenant' and value = (select slug from tenants where id = (select current_tenant()))$$);
revoke insert, update, delete on user_references from ultramar_operator;
grant select, insert, delete on user_references to ultramar_auth;
select guard_platform_table('users', secret => array['password_hash'], visible => $$
  uuid = (select current_user_uuid()) or uuid in (
    select user_uuid from user_references
    where kind = 'tenant' and value = (select slug from tenants where id = (select current_tenant())))$$);
revoke insert, update, delete on users from ultramar_operator;
grant select, insert, update on users to ultramar_auth;

alter table sessions add column version integer not null default 1, add column updated_at timestamptz not null default now();
select guard_platform_table('sessions', visible => null, subject => 'user_uuid');
grant select on sessions to ultramar_operator;
grant select, insert, update on sessions to ultramar_auth;
select guard_platform_table('refresh_tokens', visible => null, audited => false);
grant select, insert, update, delete on refresh_tokens to ultramar_auth;
select guard_platform_table('sign_in_attempts', visible => null, audited => false);
grant select, insert, update, delete on sign_in_attempts to ultramar_auth;
select guard_platform_table('first_admin_link', visible => null, audited => false);
grant select, insert, update, delete on first_admin_link to ultramar_auth;

alter table countries
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
select guard_platform_table('countries');
alter table currencies
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
select guard_platform_table('currencies');
alter table account_types
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
select guard_platform_table('account_types');
-- Come with the program, and are nobody's to change.
select guard_platform_table('places', audited => false);
revoke insert, update, delete on places from ultramar_operator;

-- A link is made with its document, and followed where it is verified that somebody has it.
alter table public_links enable row level security;
alter table public_links force row level security;
create policy tenant on public_links for insert with check (tenant_id = (select current_tenant()));
create policy auth on public_links for select to ultramar_auth using (true);
revoke select on public_links from ultramar_app;
grant select on public_links to ultramar_auth;

-- The companies of several tenants with what the platform knows of each, read under its own tenant's policies. The caller
-- has verified the tenants.
create or replace function companies_of(tenants uuid[]) returns table (tenant_id uuid, company jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    return query select c.tenant_id, party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
        c.location_longitude, c.location_complement, c.location_country_id)
      || jsonb_strip_nulls(jsonb_build_object('tax_regime', c.tax_regime, 'segment', c.segment, 'currency', c.currency,
        'responsible_name', c.responsible_name, 'responsible_email', c.responsible_email,
        'allows_retroactive', c.allows_retroactive, 'issue_lead_days', c.issue_lead_days,
        'tenant', t.slug, 'time_zone', t.time_zone,
        'logo', 'data:' || t.logo_type || ';base64,' || translate(encode(t.logo, 'base64'), E'\n', '')))
      from companies c join tenants t on t.id = c.tenant_id;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;

-- The answers of requests to the platform that carried an Idempotency-Key: each user's own.
create table platform_idempotency_keys (
  user_uuid uuid not null references users (uuid) on delete cascade,
  key text not null check (length(key) between 1 and 255),
  fingerprint bytea not null check (length(fingerprint) = 32),
  status integer not null,
  headers jsonb not null,
  body jsonb,
  created_at timestamptz not null,
  primary key (user_uuid, key)
);
create index platform_idempotency_keys_age on platform_idempotency_keys (user_uuid, created_at);
select guard_platform_table('platform_idempotency_keys', visible => null, audited => false);
drop policy operators on platform_idempotency_keys;
create policy own on platform_idempotency_keys to ultramar_app
  using (user_uuid = (select current_user_uuid())) with check (user_uuid = (select current_user_uuid()));
grant select, insert, delete on platform_idempotency_keys to ultramar_app;
