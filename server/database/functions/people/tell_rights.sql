-- Tells every process that rights have changed, so that it forgets what it remembers of them.
create or replace function tell_rights() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('rights', '');
  return null;
end $$;

create trigger tell_rights after insert or update or delete on group_permissions for each statement execute function tell_rights();
create trigger tell_rights after insert or update or delete on group_roles for each statement execute function tell_rights();
create trigger tell_rights after insert or update or delete on groups for each statement execute function tell_rights();
create trigger tell_rights after insert or update or delete on permissions for each statement execute function tell_rights();
create trigger tell_rights after insert or update or delete on role_permissions for each statement execute function tell_rights();
create trigger tell_rights after insert or update or delete on roles for each statement execute function tell_rights();
create trigger tell_rights after update on tenants for each statement execute function tell_rights();
