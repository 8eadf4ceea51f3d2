-- What was received is added up by client and country too, in the same index.
drop index invoices_paid;
create index invoices_paid on invoices (tenant_id, paid_on, currency)
  include (due_date, created, total, service_buyer_uuid, service_buyer_location_country_id, type)
  where status = 'paid';
