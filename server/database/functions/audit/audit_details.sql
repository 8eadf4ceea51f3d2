-- How the entries of the platform's log are shown: with names instead of keys. A record without a name shows the address
-- that it was made for.
create or replace function audit_details(asked uuid[]) returns table (entry uuid, details jsonb) language sql stable as $$
  select l.uuid, jsonb_strip_nulls(jsonb_build_object(
    'subject', coalesce(platform_name(platform_record(l.table_name), l.subject_key),
      l.changes #>> '{name,1}', l.changes #>> '{name,0}', l.changes #>> '{email,1}', l.changes #>> '{email,0}', l.subject_key),
    'changes', (select coalesce(jsonb_agg(jsonb_build_object('field', c.key,
        'previous', platform_value(c.key, c.value -> 0), 'next', platform_value(c.key, c.value -> 1)) order by c.key), '[]')
      from jsonb_each(l.changes) c)))
  from platform_audit_log l where l.uuid = any (asked)
$$;
