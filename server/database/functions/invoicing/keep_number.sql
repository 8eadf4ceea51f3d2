-- A number that was given stays with its document, also if it is a draft again.
create or replace function keep_number() returns trigger language plpgsql as $$
begin
  raise exception 'the number of a document that has one does not change'
    using errcode = 'check_violation', constraint = 'number_kept';
end $$;

create trigger keep_number before update of number on invoices for each row
  when (old.number is not null and new.number is distinct from old.number) execute function keep_number();
create trigger keep_number before update of number on quotes for each row
  when (old.number is not null and new.number is distinct from old.number) execute function keep_number();
create trigger keep_number before update of number on proformas for each row
  when (old.number is not null and new.number is distinct from old.number) execute function keep_number();
create trigger keep_number before update of contract_number on contracts for each row
  when (new.contract_number <> old.contract_number) execute function keep_number();
create trigger keep_number before update of number on credit_notes for each row
  when (old.number is not null and new.number is distinct from old.number) execute function keep_number();
create trigger keep_number before update of number on debit_notes for each row
  when (old.number is not null and new.number is distinct from old.number) execute function keep_number();
