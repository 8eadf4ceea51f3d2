-- Guards a table of the platform. Requests read the rows for which `visible` holds, operators read and write all, neither the
-- columns in `secret`; where `visible` is null, only roles that the migration grants next. The owner has the rows in its own
-- session, not in a function that a request calls. Key and version are kept by the database, and every change is logged under
-- the record that the column `subject` refers to.
create or replace function guard_platform_table(
  table_name text,
  visible text default 'true',
  secret text[] default '{}',
  audited boolean default true,
  subject text default null
) returns void
  language plpgsql
as $$
declare
  target regclass := format('%I', table_name);
  keys text[] := array(
    select attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = target and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)
  );
  open_columns text := (
    select '(' || string_agg(quote_ident(attname), ', ') || ')' from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attname <> all (secret) and secret <> '{}'
  );
  touched text := (
    select string_agg(quote_literal(attname), ', ' order by attnum) from pg_attribute
    where attrelid = target and attname in ('uuid', 'id', 'version', 'updated_at')
      and not attisdropped and attgenerated = ''
  );
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('revoke all on %s from ultramar_app', target);
  execute format(
    'create policy owner on %s to current_user using (session_user = current_user) with check (session_user = current_user)',
    target
  );
  execute format('create policy operators on %s to ultramar_operator using (true) with check (true)', target);
  execute format('create policy auth on %s to ultramar_auth using (true) with check (true)', target);
  if visible is not null then
    execute format('create policy requests on %s for select to ultramar_app using (%s)', target, visible);
    execute format('grant select %s on %s to ultramar_app', open_columns, target);
    execute format('grant insert %1$s, update %1$s, delete on %2$s to ultramar_operator', open_columns, target);
  end if;

  if touched is not null then
    execute format('create trigger touch before update on %s for each row execute function touch_row(%s)', target, touched);
  end if;
  if audited then
    execute format(
      'create trigger audit after insert or update or delete on %s for each row execute function log_platform_row(%L, %L, %L)',
      target, keys, coalesce(subject, keys[1]), secret
    );
  end if;
end $$;
revoke execute on function guard_platform_table from public;
