-- What belongs to an invoice may be written before it: its number is then taken last, and the counter's row, for which
-- all other invoices of the tenant wait, is locked for no longer than the header takes to write.

alter table invoice_items alter constraint invoice_items_tenant_id_invoice_uuid_fkey deferrable initially deferred;
alter table invoice_logos alter constraint invoice_logos_tenant_id_invoice_uuid_fkey deferrable initially deferred;
alter table transactions alter constraint transactions_tenant_id_invoice_uuid_fkey deferrable initially deferred;
