-- Marks the days of invoices and notes that enter a sum, leave one, or change within it. The conditions are here and not in
-- `when`: PostgreSQL prepares those for each statement, which takes longer than this function.
create or replace function mark_stale_day() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and summed_status(old.status) is not distinct from summed_status(new.status)
    and old.created = new.created and old.type = new.type and old.currency = new.currency
    and coalesce(old.net, old.subtotal) = coalesce(new.net, new.subtotal) and old.total_taxes = new.total_taxes
  then
    return null;
  end if;
  if tg_op <> 'INSERT' and summed_status(old.status) is not null then
    insert into stale_days (tenant_id, day) values (old.tenant_id, old.created);
  end if;
  if tg_op <> 'DELETE' and summed_status(new.status) is not null then
    insert into stale_days (tenant_id, day) values (new.tenant_id, new.created);
  end if;
  return null;
end $$;

create trigger mark_stale after insert or update or delete on invoices for each row execute function mark_stale_day();
create trigger mark_stale after insert or update or delete on credit_notes for each row execute function mark_stale_day();
create trigger mark_stale after insert or update or delete on debit_notes for each row execute function mark_stale_day();
