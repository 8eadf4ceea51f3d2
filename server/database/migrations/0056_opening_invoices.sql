-- Without a trigger, a view inserts all rows into its table by one statement. It takes further columns at its end.
create or replace view opening_invoices with (security_invoker) as
  select tenant_id, uuid, company_number, service_buyer_uuid as client_uuid, created, due_date, currency, total as amount,
    account_uuid, version, created_at, updated_at, is_imported
  from invoices where is_imported;
alter view opening_invoices alter column is_imported set default true;
