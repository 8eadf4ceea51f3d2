-- What every other migration stands on: the role of the application, tenants, row-level security and the audit log.

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

-- Text as searches compare it: without case and accents. Bound to its dictionary here, hence immutable.
create function norm(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));

-- Roles belong to the whole server: another database of it may have made this one, even at this moment.
do $$
begin
  if not exists (select from pg_roles where rolname = 'ultramar_app') then
    create role ultramar_app nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
  end if;
exception when duplicate_object or unique_violation then
  null;
end $$;

-- An owner that is no superuser has to be let into the role it made.
do $$
begin
  if not pg_has_role(current_user, 'ultramar_app', 'SET') then
    execute format('grant ultramar_app to %I with set true, inherit false', current_user);
  end if;
end $$;

grant usage on schema public to ultramar_app;
grant select on migrations to ultramar_app;

-- The tenant of this transaction; null, which equals no row's, when none is set.
create function current_tenant() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '')::uuid;

-- Who acts in this transaction, in the words of the audit log.
create function current_actor() returns text
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.actor', true), ''), 'system');

create table tenants (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  logo bytea,
  logo_type text check (logo_type in ('image/png', 'image/jpeg')),
  time_zone text not null default 'America/Sao_Paulo',
  created_at timestamptz not null default now(),
  check ((logo is null) = (logo_type is null))
);
grant select, insert, update, delete on tenants to ultramar_app;

create table audit_log (
  -- No foreign key: the row it speaks of had one, and the log outlives both.
  tenant_id uuid not null,
  uuid uuid not null default uuidv7(),
  table_name text not null,
  row_uuid uuid not null,
  -- The record whose history the row belongs to: for a line of an invoice, the invoice.
  subject_uuid uuid not null,
  at timestamptz not null default now(),
  action text not null check (action in ('created', 'updated', 'deleted')),
  -- Field -> [previous, new].
  changes jsonb not null,
  actor text not null,
  primary key (tenant_id, uuid)
);
create index on audit_log (tenant_id, subject_uuid, uuid);

-- A value as the audit log keeps it: what is too long to read is told apart by its digest.
create function audit_value(value jsonb) returns jsonb
  language sql immutable parallel safe
  return case when pg_column_size(value) > 4096 then to_jsonb('md5:' || md5(value::text)) else value end;

-- Writes the log of one statement from its transition tables. The owner's rights let it append where nobody else may.
-- Its argument names the column that holds the subject. The values are compared in place, not in a function of their
-- own: a call for each row would cost three times as much as the whole entry.
create function write_audit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  -- What says nothing to a reader: keys, bookkeeping, and columns computed from others.
  hidden text[] := array['tenant_id', 'uuid', 'version', 'created_at', 'updated_at'] || array(
    select attname::text from pg_attribute where attrelid = tg_relid and attgenerated <> ''
  );
begin
  if tg_op = 'INSERT' then
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    select n.tenant_id, tg_table_name, n.uuid, (entry ->> tg_argv[0])::uuid, 'created', coalesce(c.changes, '{}'),
           current_actor()
    from new_rows n, to_jsonb(n) as entry, lateral (
      select jsonb_object_agg(key, jsonb_build_array(null, audit_value(value))) as changes
      from jsonb_each(entry - hidden) where value <> 'null'
    ) c;
  elsif tg_op = 'UPDATE' then
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    select n.tenant_id, tg_table_name, n.uuid, (entry ->> tg_argv[0])::uuid, 'updated', c.changes, current_actor()
    from new_rows n join old_rows o using (tenant_id, uuid), to_jsonb(n) as entry, lateral (
      select jsonb_object_agg(key, jsonb_build_array(audit_value(before.value), audit_value(after.value))) as changes
      from jsonb_each(to_jsonb(o) - hidden) before join jsonb_each(entry - hidden) after using (key)
      where before.value <> after.value
    ) c
    where c.changes is not null;
  else
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    select o.tenant_id, tg_table_name, o.uuid, (entry ->> tg_argv[0])::uuid, 'deleted', coalesce(c.changes, '{}'),
           current_actor()
    from old_rows o, to_jsonb(o) as entry, lateral (
      select jsonb_object_agg(key, jsonb_build_array(audit_value(value), null)) as changes
      from jsonb_each(entry - hidden) where value <> 'null'
    ) c;
  end if;
  return null;
end $$;

-- Before an update: the key stays what it is, and the columns named by the arguments move on.
create function touch_row() returns trigger
  language plpgsql
as $$
begin
  if 'uuid' = any (tg_argv) and new.uuid <> old.uuid then
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

-- Puts a table of the tenants under guard: row-level security, also for its owner; the grants; the key and version
-- kept by the database; and, if audited, the log of every change, kept under the record that `subject` points to.
create function guard_tenant_table(table_name text, audited boolean default true, subject text default 'uuid')
  returns void
  language plpgsql
as $$
declare
  touched text;
  event text;
  transition text;
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  -- The sub-select is evaluated once a statement, not once a row.
  execute format(
    'create policy tenant on %I using (tenant_id = (select current_tenant())) '
    'with check (tenant_id = (select current_tenant()))',
    table_name
  );
  execute format('grant select, insert, update, delete on %I to ultramar_app', table_name);

  select string_agg(quote_literal(attname), ', ') into touched
  from pg_attribute
  where attrelid = format('%I', table_name)::regclass and attname in ('uuid', 'version', 'updated_at') and not attisdropped;
  if touched is not null then
    execute format(
      'create trigger touch before update on %I for each row execute function touch_row(%s)', table_name, touched
    );
  end if;

  if audited then
    for event, transition in values
      ('insert', 'new table as new_rows'),
      ('update', 'old table as old_rows new table as new_rows'),
      ('delete', 'old table as old_rows')
    loop
      execute format(
        'create trigger audit_%s after %s on %I referencing %s for each statement execute function write_audit(%L)',
        event, event, table_name, transition, subject
      );
    end loop;
  end if;
end $$;
revoke execute on function guard_tenant_table from public;

-- The log guards itself: read by its tenant, appended to by the triggers, changed by nobody.
select guard_tenant_table('audit_log', audited => false);
revoke insert, update, delete on audit_log from ultramar_app;
