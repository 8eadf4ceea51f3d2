-- Tells every process that the rights of one user have changed. The argument names the column that holds the user's key.
create or replace function tell_rights_of_user() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('rights', to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0]);
  return null;
end $$;

create trigger tell_rights after insert or update or delete on group_users
  for each row execute function tell_rights_of_user('user_uuid');
create trigger tell_rights after insert or update or delete on user_permissions
  for each row execute function tell_rights_of_user('user_uuid');
create trigger tell_rights after insert or update or delete on user_references
  for each row execute function tell_rights_of_user('user_uuid');
create trigger tell_rights after insert or update or delete on user_roles
  for each row execute function tell_rights_of_user('user_uuid');
create trigger tell_rights after update of ended_at on sessions for each row
  when (new.ended_at is distinct from old.ended_at) execute function tell_rights_of_user('user_uuid');
create trigger tell_rights after update on users for each row execute function tell_rights_of_user('uuid');
