-- Two more built-in templates, for every company.
insert into built_in_templates (link, name) values ('invoiceTemplate2', 'Studio'), ('invoiceTemplate3', 'Formal');

alter table invoice_templates no force row level security;
insert into invoice_templates (tenant_id, name, link, editable, "default")
select t.id, b.name, b.link, false, false
from tenants t cross join built_in_templates b where b.link in ('invoiceTemplate2', 'invoiceTemplate3');
alter table invoice_templates force row level security;
