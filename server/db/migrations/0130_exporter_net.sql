-- What is left to the exporter is internal: a document shows it only where its company says so.
alter table invoices add column show_exporter_net boolean not null default false;
alter table contract_terms add column show_exporter_net boolean not null default false;
