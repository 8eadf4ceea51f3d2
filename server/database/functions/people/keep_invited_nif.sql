-- Gives a new account the tax id that its invitation had.
create or replace function keep_invited_nif() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update users set nif = new.nif where uuid = new.accepted_by and nif is null;
  return null;
end $$;

create trigger keep_nif after update of accepted_by on account_invitations
  for each row when (new.accepted_by is not null and new.nif is not null) execute function keep_invited_nif();
