-- Fills what lists read of an occurrence: from its terms, and from its contract unless the contract is written after it.
create or replace function fill_occurrence() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  select m.company_number, m.label, m.total into new.company_number, new.label, new.total
  from contract_terms m where m.tenant_id = new.tenant_id and m.uuid = new.terms_uuid;
  if new.currency is null then
    select c.currency, c.service_buyer_uuid, coalesce(c.payment_responsible_uuid, c.service_buyer_uuid)
    into new.currency, new.service_buyer_uuid, new.payer_uuid
    from contracts c where c.tenant_id = new.tenant_id and c.uuid = new.contract_uuid;
  end if;
  return new;
end $$;

create trigger fill before insert on occurrences for each row execute function fill_occurrence();
create trigger fill_again before update of terms_uuid on occurrences for each row
  when (new.terms_uuid <> old.terms_uuid) execute function fill_occurrence();
