-- Plans the next reminder of invoices that were issued, or in which changed what decides it. It costs one look-up where no
-- sequence is turned on.
create or replace function follow_invoices() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
declare
  tenant uuid := current_tenant();
  concerned uuid[];
begin
  if not exists (select from reminder_sequences s where s.tenant_id = tenant and s.status <> 'off') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(a.uuid) into concerned from added a where a.status = 'billed';
  else
    select array_agg(a.uuid) into concerned from added a join removed r on r.uuid = a.uuid
    where 'billed' in (a.status, r.status) and (
      a.status, a.open_amount, a.due_date, a.payer_uuid, a.payment_authorized, a.reminders_off, a.promised_date,
      a.gateway_status in ('Authorized', 'Payment Sent'), a.send_state in ('Declined', 'Undelivered')
    ) is distinct from (
      r.status, r.open_amount, r.due_date, r.payer_uuid, r.payment_authorized, r.reminders_off, r.promised_date,
      r.gateway_status in ('Authorized', 'Payment Sent'), r.send_state in ('Declined', 'Undelivered'));
  end if;
  if concerned is not null then
    perform plan_reminders(tenant, concerned);
  end if;
  return null;
end $$;

create trigger remind_added after insert on invoices referencing new table as added
  for each statement execute function follow_invoices();
create trigger remind_changed after update on invoices referencing old table as removed new table as added
  for each statement execute function follow_invoices();
