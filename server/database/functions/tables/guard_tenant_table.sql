-- Guards a table of the tenants: row-level security, also for the owner; the grants; key and version kept by the database; and,
-- if audited, the log of every change under the record that `subject` refers to.
create or replace function guard_tenant_table(table_name text, audited boolean default true, subject text default 'uuid')
  returns void
  language plpgsql
as $$
declare
  touched text;
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

  select string_agg(quote_literal(attname), ', ' order by attnum) into touched
  from pg_attribute
  where attrelid = format('%I', table_name)::regclass and attname in ('uuid', 'version', 'updated_at') and not attisdropped;
  if touched is not null then
    execute format(
      'create trigger touch before update on %I for each row execute function touch_row(%s)', table_name, touched
    );
  end if;

  if audited then
    perform make_audit(quote_ident(table_name)::regclass, subject);
  end if;
end $$;
revoke execute on function guard_tenant_table from public;
