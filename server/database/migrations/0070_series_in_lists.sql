-- Lists are filtered by series; invoices have the index `invoices_by_series`.
create index quotes_of_series on quotes (tenant_id, own_series_uuid, uuid);
create index credit_notes_of_series on credit_notes (tenant_id, own_series_uuid, uuid);
create index debit_notes_of_series on debit_notes (tenant_id, own_series_uuid, uuid);
