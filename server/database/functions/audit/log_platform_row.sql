-- Writes the log of a platform row. Its arguments name the key columns, the column with the subject, and the secret columns,
-- of which the log says only that they changed. The owner's rights let it append.
create or replace function log_platform_row() returns trigger
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
