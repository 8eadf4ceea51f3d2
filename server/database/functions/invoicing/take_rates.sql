-- A user who saves a draft that keeps the rates of a corrected invoice takes those of today.
create or replace function take_rates() returns trigger language plpgsql as $$
begin
  new.keeps_rates := false;
  return new;
end $$;

create trigger take_rates before update of subtotal on invoices for each row
  when (old.keeps_rates and old.status = 'draft' and new.status = 'draft') execute function take_rates();
