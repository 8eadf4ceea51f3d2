-- An invoice that sends itself counts as sent from its issue on: its messages are queued in the same transaction.
create or replace function stamp_sent() returns trigger language plpgsql as $$
begin
  new.sent_at := moment();
  new.send_state := 'Send';
  return new;
end $$;

create trigger stamp_sent_new before insert on invoices for each row
  when (new.status = 'billed' and new.send_email and new.sent_at is null) execute function stamp_sent();
create trigger stamp_sent_issued before update on invoices for each row
  when (old.status = 'draft' and new.status = 'billed' and new.send_email and new.sent_at is null)
  execute function stamp_sent();
