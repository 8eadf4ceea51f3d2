-- Fills what the file of an open invoice of the previous system does not say: billed, with one amount and without taxes, on the
-- account of its currency unless it names one. Two imports at the same time add it once.
create or replace function fill_opening_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  client entities;
begin
  perform pg_advisory_xact_lock(hashtextextended('opening invoices ' || new.tenant_id, 0));
  if exists (
    select from invoices i
    where i.tenant_id = new.tenant_id and i.service_buyer_uuid = new.service_buyer_uuid
      and i.company_number = new.company_number and i.is_imported
  ) then
    raise unique_violation using constraint = 'opening_invoices_company_number_key', table = 'opening_invoices';
  end if;
  select e.* into strict client from entities e where e.tenant_id = new.tenant_id and e.uuid = new.service_buyer_uuid;
  select c.uuid, party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude, c.location_longitude,
      c.location_complement, c.location_country_id)
    into strict new.service_provider_uuid, new.service_provider from companies c where c.tenant_id = new.tenant_id;
  new.service_buyer := party(client.uuid, client.name, client.nif, client.location_place_id, client.location_address,
    client.location_latitude, client.location_longitude, client.location_complement, client.location_country_id);
  new.status := 'billed';
  new.account_uuid := coalesce(new.account_uuid, (
    select a.uuid from accounts a
    where a.tenant_id = new.tenant_id and a.default_currency = new.currency and a.approval in ('accepted', 'not_required')));
  -- Its mails look like those of other invoices of the client.
  new.template := coalesce(
    (select case when t.editable then t.uuid::text else coalesce(t.link, t.uuid::text) end from invoice_templates t
     where t.tenant_id = new.tenant_id and (t.uuid = client.template_uuid or t."default")
     order by t.uuid = client.template_uuid desc nulls last limit 1),
    'invoiceTemplate1');
  new.public_hash := translate(gen_random_uuid()::text || gen_random_uuid(), '-', '');
  new.subtotal := new.total;
  new.importer_total_payable_exporter := new.total;
  new.importer_total_payable := new.total;
  new.exporter_net_total := new.total;
  new.total_taxes := 0;
  new.exporter_total_taxes_payable_exporter := 0;
  new.exporter_total_taxes_payable_importer := 0;
  new.importer_total_taxes_payable_exporter := 0;
  new.importer_total_taxes_payable_importer := 0;
  return new;
end $$;

-- By its name it comes before the triggers that keep what is printed.
create trigger fill_opening before insert on invoices for each row when (new.is_imported) execute function fill_opening_invoice();
