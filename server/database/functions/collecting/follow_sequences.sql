-- Plans the reminders of all open invoices of a tenant again when its sequences change. The steps of a sequence are deleted,
-- updated and inserted, in this order, each by one statement, also without rows.
create or replace function follow_sequences() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform plan_reminders(current_tenant());
  return null;
end $$;

create trigger remind_changed after update of is_default, smallest_amount, status, turned_on on reminder_sequences
  for each statement execute function follow_sequences();
create trigger remind_changed after insert on reminder_sequence_steps
  for each statement execute function follow_sequences();
