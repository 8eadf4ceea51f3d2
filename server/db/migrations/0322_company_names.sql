-- A tenant is called what its company calls itself, from the moment it has one.
create or replace function name_tenant() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update tenants set name = new.name where id = new.tenant_id and name <> new.name;
  return null;
end $$;
drop trigger name_tenant on companies;
create trigger name_tenant after insert or update of name on companies for each row execute function name_tenant();

alter table companies no force row level security;
update tenants t set name = c.name from companies c where c.tenant_id = t.id and c.name <> t.name;
alter table companies force row level security;
