-- Covers the reports of open invoices, by client and by age, without entries of paid invoices.
drop index invoices_open;
create index invoices_open on invoices (tenant_id, currency, due_date)
  include (unpaid_from, created, total, service_buyer_uuid, type) where status = 'billed';
