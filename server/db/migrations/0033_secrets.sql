-- Texts that are written and never read back. A column of this type takes no plain text, whoever writes it; the history
-- tells that it changed, and nothing of what it holds.

create domain sealed as text check (value ~ '^sealed:v1:[0-9a-f]{8}:[\w-]+$');

create or replace function write_audit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  -- What says nothing to a reader: keys, bookkeeping, and columns computed from others.
  hidden text[] := array['tenant_id', 'uuid', 'version', 'created_at', 'updated_at'] || array(
    select attname::text from pg_attribute where attrelid = tg_relid and attgenerated <> ''
  );
  -- What a reader must not be told.
  secret text[] := array(
    select attname::text from pg_attribute where attrelid = tg_relid and atttypid = 'sealed'::regtype
  );
begin
  if tg_op = 'INSERT' then
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    select n.tenant_id, tg_table_name, n.uuid, (entry ->> tg_argv[0])::uuid, 'created', coalesce(c.changes, '{}'),
           current_actor()
    from new_rows n, to_jsonb(n) as entry, lateral (
      select jsonb_object_agg(key, jsonb_build_array(
        null, case when key = any (secret) then '"secret"' else audit_value(value) end)) as changes
      from jsonb_each(entry - hidden) where value <> 'null'
    ) c;
  elsif tg_op = 'UPDATE' then
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    select n.tenant_id, tg_table_name, n.uuid, (entry ->> tg_argv[0])::uuid, 'updated', c.changes, current_actor()
    from new_rows n join old_rows o using (tenant_id, uuid), to_jsonb(n) as entry, lateral (
      select jsonb_object_agg(key, case when key = any (secret)
        then jsonb_build_array('secret' || left(before.value #>> '{}', 0), 'secret' || left(after.value #>> '{}', 0))
        else jsonb_build_array(audit_value(before.value), audit_value(after.value)) end) as changes
      from jsonb_each(to_jsonb(o) - hidden) before join jsonb_each(entry - hidden) after using (key)
      where before.value <> after.value
    ) c
    where c.changes is not null;
  else
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    select o.tenant_id, tg_table_name, o.uuid, (entry ->> tg_argv[0])::uuid, 'deleted', coalesce(c.changes, '{}'),
           current_actor()
    from old_rows o, to_jsonb(o) as entry, lateral (
      select jsonb_object_agg(key, jsonb_build_array(
        case when key = any (secret) then '"secret"' else audit_value(value) end, null)) as changes
      from jsonb_each(entry - hidden) where value <> 'null'
    ) c;
  end if;
  return null;
end $$;
