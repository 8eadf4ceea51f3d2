-- Moves the scheduled invoices that a client pays, after the client has got other payment terms or these have changed. The
-- lock of the company keeps out contracts and amendments, which compute issue dates meanwhile.
create or replace function move_under_terms() returns trigger language plpgsql as $$
declare
  payers uuid[];
  keys uuid[];
  lead integer;
  today date;
begin
  if tg_table_name = 'entities' then
    payers := array[new.uuid];
  else
    payers := array(select e.uuid from entities e where e.tenant_id = new.tenant_id and e.payment_terms_uuid = new.uuid);
  end if;
  select h.issue_lead_days, (moment() at time zone t.time_zone)::date into lead, today
    from companies h join tenants t on t.id = h.tenant_id where h.tenant_id = new.tenant_id for no key update of h;
  keys := array(
    select c.uuid from contracts c where c.tenant_id = new.tenant_id and c.payment_responsible_uuid = any (payers)
    union all
    select c.uuid from contracts c
    where c.tenant_id = new.tenant_id and c.service_buyer_uuid = any (payers) and c.payment_responsible_uuid is null);
  if cardinality(keys) > 0 then
    perform move_scheduled(new.tenant_id, keys, lead, today, 2147483647);
  end if;
  return null;
end $$;

create trigger move_scheduled after update of payment_terms_uuid on entities for each row
  when (old.payment_terms_uuid is distinct from new.payment_terms_uuid) execute function move_under_terms();
create trigger move_scheduled after update on payment_terms for each row
  when ((old.rule, old.days, old.day, old.months) is distinct from (new.rule, new.days, new.day, new.months))
  execute function move_under_terms();
