-- SQL for the changes of a row as the audit log keeps them. It leaves out columns whose comment begins with "Derived"; of a
-- rich text it says only that it changed, since its words are in the plain text beside it.
create or replace function audit_changes(of_table regclass, has_before boolean, has_after boolean) returns text
  language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select format('json_object(%s absent on null returning jsonb)', string_agg(format(
    '%L: case when %s is distinct from %s then jsonb_build_array(%s, %s) end', name, before.value, after.value, before.logged, after.logged
  ), E',\n      '))
  from (
    select a.attname as name, a.atttypid = 'jsonb'::regtype as is_json, a.atttypid = 'sealed'::regtype as is_secret,
      a.attname like '%\_rich' and a.atttypid = 'jsonb'::regtype as is_rich,
      a.attlen > 0 or a.atttypid = 'numeric'::regtype as is_short
    from pg_attribute a where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      -- What says nothing to a reader: keys, bookkeeping, and columns computed from others.
      and a.attname <> all (array['tenant_id', 'uuid', 'version', 'created_at', 'updated_at'])
      and coalesce(col_description(a.attrelid, a.attnum), '') not like 'Derived%'
    order by a.attnum
  ) c, lateral (
    select format(case when is_json then 'nullif(%s.%I, ''null'')' else '%s.%I' end, 'o', name) as o,
      format(case when is_json then 'nullif(%s.%I, ''null'')' else '%s.%I' end, 'n', name) as n
  ) v, lateral (
    -- Secret columns, and those that are never too long to read.
    select case when is_secret then '''secret'' || left(%s::text, 0)' when is_rich then '''format:'' || left(md5(%s::text), 8)'
      when is_short then '%s' else 'audit_value(to_jsonb(%s))' end as form
  ) f, lateral (
    select case when has_before then o else 'null' end as value, case when has_before then format(form, o) else 'null' end as logged
  ) before, lateral (
    select case when has_after then n else 'null' end as value, case when has_after then format(form, n) else 'null' end as logged
  ) after
$$;
revoke execute on function audit_changes from public;
