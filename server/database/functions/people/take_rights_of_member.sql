-- Takes the roles, groups and permissions of a member who leaves a company, and the entities of a client's user.
create or replace function take_rights_of_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  left_tenant uuid := (select id from tenants where slug = old.value);
begin
  delete from user_roles where user_uuid = old.user_uuid and tenant_uuid = left_tenant;
  delete from user_permissions where user_uuid = old.user_uuid and tenant_uuid = left_tenant;
  delete from group_users where user_uuid = old.user_uuid and group_uuid in (select uuid from groups where tenant_uuid = left_tenant);
  delete from user_references where user_uuid = old.user_uuid and tenant_uuid = left_tenant;
  return null;
end $$;

create trigger take_rights after delete on user_references for each row when (old.kind = 'tenant') execute function take_rights_of_member();
