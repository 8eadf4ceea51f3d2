-- A note is listed by the type of its invoice, which does not change. A restored note keeps its own.
create or replace function fill_note() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.type := coalesce((select type from invoices where tenant_id = new.tenant_id and uuid = new.corrects_uuid), new.type);
  return new;
end $$;

create trigger fill_note before insert on credit_notes for each row execute function fill_note();
create trigger fill_note before insert on debit_notes for each row execute function fill_note();
