-- Gives a tenant the name of its company.
create or replace function name_tenant() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update tenants set name = new.name where id = new.tenant_id and name <> new.name;
  return null;
end $$;

create trigger name_tenant after insert or update of name on companies for each row execute function name_tenant();
