-- Updates a company by the view `issue_settings`. What a request leaves out stays as it is.
create or replace function save_issue_settings() returns trigger
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
