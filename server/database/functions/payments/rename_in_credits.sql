-- Credits are searched by the name of their client.
create or replace function rename_in_credits() returns trigger language plpgsql as $$
begin
  update credits c set client_name = new.name where c.tenant_id = new.tenant_id and c.service_buyer_uuid = new.uuid;
  return null;
end $$;

create trigger rename_in_credits after update of name on entities
  for each row when (new.name <> old.name) execute function rename_in_credits();
