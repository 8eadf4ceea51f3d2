-- An edition is the content as issued, so payment and cancellation no longer count. Drawn invoices return to the edition
-- before.
alter table invoices no force row level security, disable trigger user;
alter table invoice_copies no force row level security;
update invoices i set edition = i.edition - 1
  where i.status in ('paid', 'cancelled') and i.edition > 0
    and exists (select from invoice_copies c where c.tenant_id = i.tenant_id and c.invoice_uuid = i.uuid);
alter table invoice_copies force row level security;
alter table invoices force row level security, enable trigger user;
