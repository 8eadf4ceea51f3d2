-- Updates the parties of drafts and active contracts when a company or a client changes. A job renews what is to come: all at
-- once may take longer than a statement is given.
create or replace function refresh_open_invoices() returns trigger language plpgsql as $$
declare
  shown jsonb := party(new.uuid, new.name, new.nif, new.location_place_id, new.location_address,
    new.location_latitude, new.location_longitude, new.location_complement, new.location_country_id);
begin
  if tg_table_name = 'companies' then
    update invoices set service_provider = shown
      where tenant_id = new.tenant_id and service_provider_uuid = new.uuid and status in ('draft', 'future') and service_provider <> shown;
    update contracts set service_provider = shown
      where tenant_id = new.tenant_id and status = 'Active' and service_provider <> shown;
  else
    update invoices set service_buyer = shown
      where tenant_id = new.tenant_id and service_buyer_uuid = new.uuid and status in ('draft', 'future') and service_buyer <> shown;
    update invoices set payment_responsible = shown
      where tenant_id = new.tenant_id and payment_responsible_uuid = new.uuid and status in ('draft', 'future') and payment_responsible <> shown;
    update contracts set service_buyer = shown
      where tenant_id = new.tenant_id and service_buyer_uuid = new.uuid and status = 'Active' and service_buyer <> shown;
    update contracts set payment_responsible = shown
      where tenant_id = new.tenant_id and payment_responsible_uuid = new.uuid and status = 'Active' and payment_responsible <> shown;
  end if;
  return null;
end $$;

create trigger refresh_open_invoices after update on companies for each row execute function refresh_open_invoices();
create trigger refresh_open_invoices after update on entities for each row execute function refresh_open_invoices();
