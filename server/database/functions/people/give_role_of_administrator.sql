-- Gives a new administrator the built-in role.
create or replace function give_role_of_administrator() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into user_roles (user_uuid, role_uuid) select new.uuid, uuid from roles where built_in = 'administrator';
  return null;
end $$;

create trigger give_role after insert on users for each row when (new.type = 'ADMIN') execute function give_role_of_administrator();
