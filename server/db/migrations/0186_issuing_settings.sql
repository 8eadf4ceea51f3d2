-- A company chooses whether it backdates invoices, and its time zone, which the platform keeps with the tenant.

-- No request writes a tenant: triggers of its company do, in the owner's name, and reach no other tenant.
create policy company_reads on tenants for select to current_user using (id = (select current_tenant()));
create policy company_writes on tenants for update to current_user using (id = (select current_tenant()));

drop view issue_settings;
create view issue_settings with (security_invoker) as
  select c.tenant_id, c.tenant_id as uuid, c.issue_lead_days, c.hold_late_days, c.allows_retroactive,
    (select t.time_zone from tenants t where t.id = c.tenant_id) as time_zone, c.version
  from companies c;
grant select, update on issue_settings to ultramar_app;

-- What a request leaves out stays as it is.
create function save_issue_settings() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update companies set
    issue_lead_days = new.issue_lead_days,
    hold_late_days = new.hold_late_days,
    allows_retroactive = coalesce(new.allows_retroactive, allows_retroactive)
    where tenant_id = current_tenant();
  update tenants set time_zone = new.time_zone where id = current_tenant() and time_zone <> new.time_zone;
  return new;
end $$;
create trigger save instead of update on issue_settings for each row execute function save_issue_settings();
