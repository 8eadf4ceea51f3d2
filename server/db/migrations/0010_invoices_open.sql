-- The reports of open invoices, by client and by age, read this index alone, and not the entries of paid invoices.
drop index invoices_open;
create index invoices_open on invoices (tenant_id, currency, due_date)
  include (unpaid_from, created, total, service_buyer_uuid, type) where status = 'billed';
