-- Tells every process that an API client changed, so that it forgets what it remembers of sessions.
create or replace function tell_rights_of_client() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('rights', '');
  return null;
end $$;

create trigger tell_rights after delete on client_secrets for each statement execute function tell_rights_of_client();
create trigger tell_rights after update or delete on clients for each statement execute function tell_rights_of_client();
