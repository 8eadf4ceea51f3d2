-- Ends the open payments of an account at a gateway that it has left, and requests those of open invoices at its present one.
create or replace function move_payments(tenant uuid, account uuid) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  present text := (
    select y.gateway from accounts a join account_types y on y.uuid = a.account_type_uuid
    where a.tenant_id = tenant and a.uuid = account);
  moved uuid[];
begin
  with ended as (
    update payment_requests r
    set status = case when r.gateway_id is null then 'closed' else 'closing' end, attempts = 0, next_attempt_at = now()
    where r.tenant_id = tenant and r.account_uuid = account and r.status in ('pending', 'open')
      and r.gateway is distinct from present
    returning r.invoice_uuid)
  select array_agg(invoice_uuid) into moved from ended;
  if moved is null then return; end if;
  update invoices i set payment_link = null where i.tenant_id = tenant and i.uuid = any(moved) and i.payment_link is not null;
  insert into payment_requests (tenant_id, invoice_uuid, account_uuid, gateway, amount, currency)
  select tenant, i.uuid, account, present, i.open_amount, i.currency from invoices i
  where i.tenant_id = tenant and i.uuid = any(moved) and i.status = 'billed' and i.public_hash is not null
    and i.open_amount > 0 and present is not null;
end $$;
