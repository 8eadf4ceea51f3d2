-- Refuses to delete the built-in account type.
create or replace function keep_built_in_type() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'accounts without a chosen type are of the built-in one' using errcode = 'restrict_violation', table = tg_table_name;
end $$;

create trigger keep_built_in before delete on account_types for each row when (old.built_in) execute function keep_built_in_type();
