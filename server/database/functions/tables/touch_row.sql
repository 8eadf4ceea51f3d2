-- Before an update: refuses another key, and sets the columns named by the arguments, `version` and `updated_at`.
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
