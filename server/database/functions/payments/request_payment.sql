-- Asks the gateway of an invoice's account to collect what is open of an issued invoice, and to close what it was asked to
-- collect before, also of other invoices with it: a part may have been settled otherwise, or its public link, on which it is
-- paid, may have ended.
create or replace function request_payment() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    update payment_requests set status = case when gateway_id is null then 'closed' else 'closing' end, attempts = 0, next_attempt_at = now()
      where tenant_id = new.tenant_id and invoice_uuid = new.uuid and status in ('pending', 'open');
    perform close_joint_payments(new.tenant_id, array[new.uuid]);
  end if;
  if new.status = 'billed' and new.public_hash is not null then
    insert into payment_requests (tenant_id, invoice_uuid, account_uuid, gateway, amount, currency)
      select new.tenant_id, new.uuid, a.uuid, y.gateway, new.open_amount, new.currency
      from accounts a join account_types y on y.uuid = a.account_type_uuid
      where a.tenant_id = new.tenant_id and a.uuid = new.account_uuid and y.gateway is not null and new.open_amount > 0
      on conflict do nothing;
  end if;
  return null;
end $$;

create trigger request_payment_added after insert on invoices for each row
  when (new.status = 'billed' and new.account_uuid is not null) execute function request_payment();
create trigger request_payment_moved after update on invoices for each row
  when ((new.status, new.booked, new.public_hash) is distinct from (old.status, old.booked, old.public_hash)
    and new.account_uuid is not null)
  execute function request_payment();
