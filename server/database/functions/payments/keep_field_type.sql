-- Refuses to change the type of a field.
create or replace function keep_field_type() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the type of a field is for good' using errcode = 'check_violation', table = tg_table_name;
end $$;

create trigger keep_type before update on account_type_fields for each row when (old.type <> new.type) execute function keep_field_type();
