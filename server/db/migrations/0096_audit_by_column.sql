-- The log of a table is written by a function made for its columns: to take each row apart into keys and values, as
-- `write_audit` does for any table, was most of what it cost to write an invoice. What the log says of a row is what it was.

-- What it is made of is stable: called immutable, it could not be put in place of its call, at each value.
alter function audit_value(jsonb) stable;

-- What the log tells of a table's rows `o` as they were and `n` as they are, of which one may be missing: an expression.
create function audit_changes(of_table regclass, has_before boolean, has_after boolean) returns text
  language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select format('json_object(%s absent on null returning jsonb)', string_agg(format(
    '%L: case when %s is distinct from %s then jsonb_build_array(%s, %s) end', name, before.value, after.value, before.told, after.told
  ), E',\n      '))
  from (
    select a.attname as name, a.atttypid = 'jsonb'::regtype as is_json, a.atttypid = 'sealed'::regtype as is_secret,
      a.attlen > 0 or a.atttypid = 'numeric'::regtype as is_short
    from pg_attribute a where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      -- What says nothing to a reader: keys, bookkeeping, and columns computed from others.
      and a.attname <> all (array['tenant_id', 'uuid', 'version', 'created_at', 'updated_at', 'unpaid_from'])
    order by a.attnum
  ) c, lateral (
    select format(case when is_json then 'nullif(%s.%I, ''null'')' else '%s.%I' end, 'o', name) as o,
      format(case when is_json then 'nullif(%s.%I, ''null'')' else '%s.%I' end, 'n', name) as n
  ) v, lateral (
    -- What a reader must not be told, and what is never too long to read.
    select case when is_secret then '''secret'' || left(%s::text, 0)' when is_short then '%s' else 'audit_value(to_jsonb(%s))' end as form
  ) f, lateral (
    select case when has_before then o else 'null' end as value, case when has_before then format(form, o) else 'null' end as told
  ) before, lateral (
    select case when has_after then n else 'null' end as value, case when has_after then format(form, n) else 'null' end as told
  ) after
$$;

-- Makes that function of a table whose log is kept under the column `subject`, and has its triggers call it.
create function make_audit(of_table regclass, subject text) returns void
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
declare
  name text := (select relname from pg_class where oid = of_table);
  event text;
  transition text;
begin
  execute format($f$
create or replace function public.%1$I() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $body$
begin
  if tg_op = 'INSERT' then
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    select n.tenant_id, %2$L, n.uuid, n.%3$I, 'created', %4$s, current_actor() from new_rows n;
  elsif tg_op = 'UPDATE' then
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    select tenant_id, %2$L, uuid, subject, 'updated', changes, current_actor() from (
      select tenant_id, uuid, n.%3$I as subject, %5$s as changes
      from new_rows n join old_rows o using (tenant_id, uuid) offset 0
    ) entry where changes <> '{}';
  else
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    select o.tenant_id, %2$L, o.uuid, o.%3$I, 'deleted', %6$s, current_actor() from old_rows o;
  end if;
  return null;
end $body$
$f$,
    'audit_' || name, name, subject, audit_changes(of_table, false, true), audit_changes(of_table, true, true),
    audit_changes(of_table, true, false));
  for event, transition in
    values ('insert', 'new table as new_rows'), ('update', 'old table as old_rows new table as new_rows'), ('delete', 'old table as old_rows')
  loop
    execute format('create or replace trigger audit_%s after %s on %s referencing %s for each statement execute function public.%I(%L)',
      event, event, of_table, transition, 'audit_' || name, subject);
  end loop;
end $$;

-- Of every table whose log is kept: after each change of the schema, since a function knows the columns it was made for.
create function make_audits() returns void
  language sql set search_path = pg_catalog, public, pg_temp
as $$
  select make_audit(tgrelid, split_part(encode(tgargs, 'escape'), '\000', 1)) from pg_trigger
  where tgname = 'audit_insert' order by tgrelid::regclass::text
$$;
revoke execute on function audit_changes, make_audit, make_audits from public;
