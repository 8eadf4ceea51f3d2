-- Makes the function that logs a table's changes under the column `subject`, and the triggers that call it.
create or replace function make_audit(of_table regclass, subject text) returns void
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
revoke execute on function make_audit from public;
