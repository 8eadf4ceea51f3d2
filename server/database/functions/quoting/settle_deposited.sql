-- An invoice of which deposits leave nothing is paid at its issue.
create or replace function settle_deposited() returns trigger language plpgsql as $$
begin
  new.status := 'paid';
  new.paid_on := new.created;
  return new;
end $$;

create trigger deposits_settle before update of status on invoices for each row
  when (new.quote_uuid is not null and new.deposit_percent is null and new.total = 0 and old.status = 'draft' and new.status = 'billed')
  execute function settle_deposited();
