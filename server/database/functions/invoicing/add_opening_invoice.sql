-- Adds an open invoice of the previous system: billed, with one amount and without taxes, on the account of its currency unless
-- it names one. Two imports at the same time add it once.
create or replace function add_opening_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('opening invoices ' || new.tenant_id, 0));
  if exists (
    select from opening_invoices o
    where o.tenant_id = new.tenant_id and o.client_uuid = new.client_uuid and o.company_number = new.company_number
  ) then
    raise unique_violation using constraint = 'opening_invoices_company_number_key', table = tg_table_name;
  end if;
  new.uuid := coalesce(new.uuid, uuidv7());
  new.version := 1;
  insert into invoices (tenant_id, uuid, is_imported, status, company_number, currency, created, due_date,
    service_provider_uuid, service_buyer_uuid, account_uuid, service_provider, service_buyer, template, public_hash,
    subtotal, total, importer_total_payable_exporter, importer_total_payable, exporter_net_total, total_taxes,
    exporter_total_taxes_payable_exporter, exporter_total_taxes_payable_importer,
    importer_total_taxes_payable_exporter, importer_total_taxes_payable_importer)
  select new.tenant_id, new.uuid, true, 'billed', new.company_number, new.currency, new.created, new.due_date,
    c.uuid, e.uuid,
    coalesce(new.account_uuid, (
      select a.uuid from accounts a
      where a.tenant_id = new.tenant_id and a.default_currency = new.currency and a.approval in ('accepted', 'not_required'))),
    party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude, c.location_longitude,
      c.location_complement, c.location_country_id),
    party(e.uuid, e.name, e.nif, e.location_place_id, e.location_address, e.location_latitude, e.location_longitude,
      e.location_complement, e.location_country_id),
    -- Its mails look like those of other invoices of the client.
    coalesce(
      (select case when t.editable then t.uuid::text else coalesce(t.link, t.uuid::text) end from invoice_templates t
       where t.tenant_id = new.tenant_id and (t.uuid = e.template_uuid or t."default")
       order by t.uuid = e.template_uuid desc nulls last limit 1),
      'invoiceTemplate1'),
    translate(gen_random_uuid()::text || gen_random_uuid(), '-', ''),
    new.amount, new.amount, new.amount, new.amount, new.amount, 0, 0, 0, 0, 0
  from companies c join entities e on e.tenant_id = new.tenant_id and e.uuid = new.client_uuid
  where c.tenant_id = new.tenant_id;
  return new;
end $$;

create trigger add instead of insert on opening_invoices for each row execute function add_opening_invoice();
