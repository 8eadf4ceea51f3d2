-- An invoice of the previous system stays one, and what it says there stays, except its due date and label.
create or replace function keep_imported() returns trigger language plpgsql as $$
begin
  raise exception 'an imported invoice keeps its number, date, currency and amount'
    using errcode = 'check_violation', constraint = 'imported_kept';
end $$;

create trigger keep_imported before update of is_imported, company_number, created, currency, total on invoices for each row
  when ((old.is_imported or new.is_imported) and
    (new.is_imported, new.company_number, new.created, new.currency, new.total) is distinct from
    (old.is_imported, old.company_number, old.created, old.currency, old.total))
  execute function keep_imported();
