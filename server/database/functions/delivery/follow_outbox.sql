-- Copies the outcome of a mail to the message that it sends. A bounce that was reported before the outcome stays.
create or replace function follow_outbox() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  perform set_config('app.tenant', new.tenant_uuid::text, true);
  -- The invoice is locked first, as by the commands on it.
  perform from invoices i join messages m on m.tenant_id = i.tenant_id and m.invoice_uuid = i.uuid
  where m.tenant_id = new.tenant_uuid and m.uuid = new.subject_uuid for no key update of i;
  update messages m
  set delivery = case when m.delivery = 'bounced' and new.status = 'sent' then m.delivery else new.status end,
    attempts = new.attempts, answer = case when m.delivery = 'bounced' then m.answer else coalesce(new.error, new.answer) end,
    sent_at = new.sent_at
  where m.tenant_id = new.tenant_uuid and m.uuid = new.subject_uuid;
  perform set_config('app.tenant', before, true);
  return null;
end $$;
revoke execute on function follow_outbox from public;

create trigger follow after update of status on outbox for each row
  when (new.topic = 'document' and new.status <> 'sending') execute function follow_outbox();
