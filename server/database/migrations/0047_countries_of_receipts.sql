-- Where the parties of a receipt are, as on its invoice: accountants book receipts by it.
alter table transactions
  add column buyer_country_id integer references countries (id),
  add column provider_country_id integer references countries (id);
comment on column transactions.buyer_country_id is 'Derived from its invoice, or the client.';
comment on column transactions.provider_country_id is 'Derived from its invoice, or the company.';

alter table transactions no force row level security, disable trigger user;
alter table invoices no force row level security;
alter table entities no force row level security;
alter table companies no force row level security;
update transactions t set
  buyer_country_id = coalesce((i.service_buyer #>> '{location,country,id}')::int, e.location_country_id),
  provider_country_id = coalesce((i.service_provider #>> '{location,country,id}')::int, c.location_country_id)
from transactions o
join entities e on e.tenant_id = o.tenant_id and e.uuid = o.service_buyer_uuid
left join invoices i on i.tenant_id = o.tenant_id and i.uuid = o.invoice_uuid
left join companies c on c.tenant_id = o.tenant_id
where t.tenant_id = o.tenant_id and t.uuid = o.uuid;
alter table companies force row level security;
alter table entities force row level security;
alter table invoices force row level security;
alter table transactions force row level security, enable trigger user;
