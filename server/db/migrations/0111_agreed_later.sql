-- What a contract is extended with is issued from the day on which that was agreed, however early its company issues later.
alter table occurrences
  -- The company's date when it was added to a contract that ran already; else the contract's counts.
  add column agreed_on date;

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
    if new.issue_lead_days <> old.issue_lead_days then
      update occurrences o set created = greatest(o.due_date - new.issue_lead_days, coalesce(o.agreed_on, c.agreed_on))
        from contracts c
        where o.tenant_id = new.tenant_id and o.status in ('future', 'held', 'paused')
          and c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid;
    end if;
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
