-- Now, for what a row tells of itself: where the server runs under a fixed clock, the instant that shows. Connections
-- are given it when they are made, so that it costs a transaction nothing.
create function moment() returns timestamptz
  language sql stable
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

do $$
declare
  stamp record;
begin
  for stamp in
    select c.oid::regclass as of, a.attname as name
    from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      join pg_class c on c.oid = d.adrelid and c.relnamespace = 'public'::regnamespace
    where a.attname in ('created_at', 'updated_at', 'at', 'added_at') and pg_get_expr(d.adbin, d.adrelid) = 'now()'
  loop
    execute format('alter table %s alter column %I set default moment()', stamp.of, stamp.name);
  end loop;
end $$;

-- As before, by that clock.
create or replace function touch_row() returns trigger
  language plpgsql
as $$
declare
  moved boolean := false;
begin
  if 'uuid' = any (tg_argv) then
    moved := new.uuid <> old.uuid;
  elsif 'id' = any (tg_argv) then
    moved := new.id <> old.id;
  end if;
  if moved then
    raise exception 'the key of a row never changes' using errcode = 'check_violation', table = tg_table_name;
  end if;
  if 'version' = any (tg_argv) then
    new.version := old.version + 1;
  end if;
  if 'updated_at' = any (tg_argv) then
    new.updated_at := moment();
  end if;
  return new;
end $$;
