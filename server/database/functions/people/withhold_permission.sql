-- Remembers a permission that an administrator deletes, so that no start adds it again; forgets it once it is added.
create or replace function withhold_permission() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into withheld_permissions (name) values (old.name) on conflict do nothing;
  else
    delete from withheld_permissions where name = new.name;
  end if;
  return null;
end $$;

create trigger withhold after insert or delete on permissions for each row execute function withhold_permission();
