-- Copies the company's short name to a role or a group.
create or replace function name_owner_of_rights() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.tenant := (select slug from tenants where id = new.tenant_uuid);
  return new;
end $$;

create trigger name_owner before insert on groups for each row execute function name_owner_of_rights();
create trigger name_owner before insert on roles for each row execute function name_owner_of_rights();
