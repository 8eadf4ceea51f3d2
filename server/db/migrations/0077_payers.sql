-- Who pays an invoice: whoever was named for that, else its buyer. What somebody owes is added up along one index, however
-- many invoices it is of.
alter table invoices add column payer_uuid uuid
  generated always as (coalesce(payment_responsible_uuid, service_buyer_uuid)) stored;
create index invoices_of_payer on invoices (tenant_id, payer_uuid, status) include (currency, total);
