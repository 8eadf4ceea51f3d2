-- Keeps the clients of a contract's occurrences: merging clients changes them.
create or replace function move_occurrences() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update occurrences o set service_buyer_uuid = new.service_buyer_uuid,
    payer_uuid = coalesce(new.payment_responsible_uuid, new.service_buyer_uuid)
  where o.tenant_id = new.tenant_id and o.contract_uuid = new.uuid;
  return null;
end $$;

create trigger move_occurrences after update of service_buyer_uuid, payment_responsible_uuid on contracts for each row
  when ((new.service_buyer_uuid, new.payment_responsible_uuid) is distinct from (old.service_buyer_uuid, old.payment_responsible_uuid))
  execute function move_occurrences();
