-- Since when something of a contract is unpaid is kept beside what was agreed on: whoever amends it while an invoice is issued
-- or paid has it as it is.
drop trigger touch on contracts;
create trigger touch before update on contracts for each row
  when (new.unpaid_from = old.unpaid_from or new.status <> old.status or new.uuid <> old.uuid)
  execute function touch_row('uuid', 'version', 'updated_at');
