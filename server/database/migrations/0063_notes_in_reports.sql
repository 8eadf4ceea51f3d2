-- Reports filter notes as they filter invoices: by the type of their invoice and by the client's country.
alter table credit_notes
  add column type text not null default 'individual' check (type in ('individual', 'recurring')),
  add column service_buyer_location_country_id integer
    generated always as ((service_buyer #>> '{location,country,id}')::integer) stored;
alter table debit_notes
  add column type text not null default 'individual' check (type in ('individual', 'recurring')),
  add column service_buyer_location_country_id integer
    generated always as ((service_buyer #>> '{location,country,id}')::integer) stored;
comment on column credit_notes.type is 'Derived from its invoice: `fill_note`.';
comment on column debit_notes.type is 'Derived from its invoice: `fill_note`.';

alter table invoices no force row level security;
alter table credit_notes no force row level security, disable trigger user;
alter table debit_notes no force row level security, disable trigger user;
update credit_notes n set type = i.type from invoices i
where i.tenant_id = n.tenant_id and i.uuid = n.corrects_uuid and i.type <> n.type;
update debit_notes n set type = i.type from invoices i
where i.tenant_id = n.tenant_id and i.uuid = n.corrects_uuid and i.type <> n.type;
alter table debit_notes force row level security, enable trigger user;
alter table credit_notes force row level security, enable trigger user;
alter table invoices force row level security;

create index credit_notes_of_type on credit_notes (tenant_id, type, uuid);
create index debit_notes_of_type on debit_notes (tenant_id, type, uuid);
create index credit_notes_of_country on credit_notes (tenant_id, service_buyer_location_country_id, uuid);
create index debit_notes_of_country on debit_notes (tenant_id, service_buyer_location_country_id, uuid);
