-- A line of an invoice whose terms change inside its period bills some of its days: `days` of `all_days`, after
-- `days_before`. Null where it bills the whole.
alter table invoice_items add column days integer, add column all_days integer, add column days_before integer;
alter table contract_items add column days integer, add column all_days integer, add column days_before integer;
alter table credit_note_items add column days integer, add column all_days integer, add column days_before integer;
alter table debit_note_items add column days integer, add column all_days integer, add column days_before integer;
alter table quote_items add column days integer, add column all_days integer, add column days_before integer;
alter table proforma_items add column days integer, add column all_days integer, add column days_before integer;

-- The terms that notes, and lines of the next invoice, have brought an issued invoice to; null as long as it is as issued.
alter table occurrences
  add column corrected_terms_uuid uuid,
  add foreign key (tenant_id, corrected_terms_uuid) references contract_terms (tenant_id, uuid) deferrable initially deferred;
create index occurrences_of_corrected_terms on occurrences (tenant_id, corrected_terms_uuid)
  where corrected_terms_uuid is not null;
