-- Deletes each of a tenant's rows that nothing points to any more, and says of each what became of it: `deleted`, `in_use`,
-- or `not_found`. One that is refused undoes none of the others. With the rights, and under the policies, of whoever asks.
create function delete_each(target regclass, keys uuid[]) returns table (key uuid, outcome text)
language plpgsql as $$
declare
  deleted bigint;
begin
  foreach key in array keys loop
    begin
      execute format('delete from %s where tenant_id = current_tenant() and uuid = $1', target) using key;
      get diagnostics deleted = row_count;
      outcome := case deleted when 0 then 'not_found' else 'deleted' end;
    exception when foreign_key_violation or restrict_violation then
      outcome := 'in_use';
    end;
    return next;
  end loop;
end $$;
