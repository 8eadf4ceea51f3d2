-- Copies name and rules of a field from the account type.
create or replace function name_account_field() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  defined record;
begin
  select key, name, type, options, required, printed into defined from account_type_fields where uuid = new.field;
  if found then
    new.key := defined.key;
    new.name := defined.name;
    new.type := defined.type;
    new.options := defined.options;
    new.required := defined.required;
    new.printed := defined.printed and defined.type <> 'secret';
  end if;
  return new;
end $$;

create trigger name_field before insert or update on account_fields for each row execute function name_account_field();
create trigger name_field before insert or update on entity_account_fields for each row execute function name_account_field();
