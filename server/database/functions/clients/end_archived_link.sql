-- Ends the link of a client that is archived, so that restoring the client does not open it again.
create or replace function end_archived_link() returns trigger language plpgsql as $$
begin
  new.public_hash := null;
  new.link_expires_at := null;
  return new;
end $$;

create trigger end_archived_link before update on entities for each row
  when (new.archived and new.public_hash is not null) execute function end_archived_link();
