-- Reports add up what a company has issued by an index alone: it has all that they narrow, group and add up by. Statuses that
-- they name together need not be looked at again.
create index invoices_issued on invoices (tenant_id, created)
  include (status, due_date, currency, total, service_buyer_uuid, service_buyer_location_country_id, type)
  where status in ('billed', 'paid');
