-- Lists of invoices are narrowed by the buyer's country too, as it is on the document: that of the client may change later.

alter table invoices add column service_buyer_location_country_id integer
  generated always as ((service_buyer #>> '{location,country,id}')::integer) stored;

create index invoices_of_buyer_country on invoices (tenant_id, service_buyer_location_country_id, created_at desc, uuid desc);
