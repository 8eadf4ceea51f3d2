-- Sets the amounts of a new contract: its occurrences are written before it.
create or replace function count_contract() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  select a.billed, a.to_come into new.billed_amount, new.to_come_amount from contract_amounts(new.tenant_id, new.uuid) a;
  if new.type = 'fixed' then
    new.unscheduled_amount := greatest(new.total_amount - new.billed_amount - new.to_come_amount, 0);
  end if;
  select r.monthly, r.ends into new.monthly_amount, new.ends_on
  from contract_recurring(new.tenant_id, new.uuid, new.due_date, new.frequency_symbology, new.currency) r;
  new.monthly_amount := coalesce(new.monthly_amount, 0);
  return new;
end $$;

create trigger count_contract before insert on contracts for each row execute function count_contract();
