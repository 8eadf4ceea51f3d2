-- Closes payments of several invoices that contain one of these, so that none of them is paid twice; `kept` stays open. Locked in
-- the order of their keys, because several invoices may close the same payments.
create or replace function close_joint_payments(tenant uuid, invoices uuid[], kept uuid default null) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  ended uuid[] := (
    select array_agg(found.uuid) from (
      select r.uuid from payment_requests r
      where r.tenant_id = tenant and r.status in ('pending', 'open') and r.uuid is distinct from kept and r.uuid = any(array(
        select s.request_uuid from payment_shares s where s.tenant_id = tenant and s.invoice_uuid = any(invoices)))
      order by r.uuid for update) found);
begin
  if ended is null then return; end if;
  update payment_requests
  set status = case when gateway_id is null then 'closed' else 'closing' end, attempts = 0, next_attempt_at = now()
  where tenant_id = tenant and uuid = any(ended);
end $$;
