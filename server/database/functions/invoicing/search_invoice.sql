-- What searches of invoices read: the number as it is printed, the company's own, and who pays.
create or replace function search_invoice() returns trigger language plpgsql as $$
begin
  new.search_text := norm(coalesce(new.printed_number, new.number::text, '') || ' ' || coalesce(new.company_number, '') || ' ' ||
    (coalesce(new.payment_responsible, new.service_buyer) ->> 'name'));
  return new;
end $$;

create trigger search_added before insert on invoices for each row execute function search_invoice();
create trigger search_changed before update of number, printed_number, company_number, payment_responsible, service_buyer on invoices
  for each row when ((new.number, new.printed_number, new.company_number, new.payment_responsible, new.service_buyer)
    is distinct from (old.number, old.printed_number, old.company_number, old.payment_responsible, old.service_buyer))
  execute function search_invoice();
