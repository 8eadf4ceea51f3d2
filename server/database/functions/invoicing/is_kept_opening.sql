-- Whether an imported invoice stays: something was booked on it, mailed about it, or a gateway collects it.
create or replace function is_kept_opening(tenant uuid, invoice uuid) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select exists (select from transactions t where t.tenant_id = tenant and t.invoice_uuid = invoice)
    or exists (select from messages m where m.tenant_id = tenant and m.invoice_uuid = invoice)
    or exists (select from gateway_events g where g.tenant_id = tenant and g.invoice_uuid = invoice)
    or exists (
      select from payment_requests r where r.tenant_id = tenant and r.invoice_uuid = invoice and r.gateway_id is not null
        and r.status in ('open', 'closing', 'settled'))
$$;
