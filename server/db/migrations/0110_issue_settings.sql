-- When a company has its recurring invoices issued: two columns of the company, read and written as its settings, with the
-- rights and under the policies of whoever asks.
create view issue_settings with (security_invoker) as
  select tenant_id, tenant_id as uuid, issue_lead_days, hold_late_days, version from companies;
grant select, update (issue_lead_days, hold_late_days) on issue_settings to ultramar_app;

-- What waits because it was late by the date it had is not held by another: the next run sees it anew.
create function see_lateness_anew() returns trigger language plpgsql as $$
begin
  new.status := 'future';
  new.reason := null;
  return new;
end $$;
create trigger see_lateness_anew before update of created on occurrences for each row
  when (old.status = 'held' and old.reason = 'late' and new.created <> old.created) execute function see_lateness_anew();
