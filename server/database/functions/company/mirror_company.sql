-- Copies the name of a company to `company_accounts`.
create or replace function mirror_company() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update company_accounts set company = new.name where tenant_uuid = new.tenant_id and company <> new.name;
  return null;
end $$;

create trigger mirror after insert or update of name on companies for each row execute function mirror_company();
