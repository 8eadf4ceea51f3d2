-- Deletes each of a tenant's rows that nothing refers to, and returns for each `deleted`, `in_use` or `not_found`. One that is
-- refused does not undo the others. It runs with the caller's rights and policies.
create or replace function delete_each(target regclass, keys text[]) returns table (key text, outcome text)
language plpgsql as $$
declare
  is_of_tenant boolean := exists (
    select from pg_attribute where attrelid = target and attname = 'tenant_id' and not attisdropped
  );
  -- A view has no primary key.
  its_key text := coalesce((
    select format('%I = $1::%s', attname, format_type(atttypid, null))
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = target and indisprimary and attname <> 'tenant_id'
  ), 'uuid = $1::uuid');
  deletion text := format('delete from %s where %s', target, its_key)
    || case when is_of_tenant then ' and tenant_id = current_tenant()' else '' end;
  deleted bigint;
begin
  foreach key in array keys loop
    begin
      execute deletion using key;
      get diagnostics deleted = row_count;
      outcome := case deleted when 0 then 'not_found' else 'deleted' end;
    exception when foreign_key_violation or restrict_violation then
      outcome := 'in_use';
    end;
    return next;
  end loop;
end $$;
