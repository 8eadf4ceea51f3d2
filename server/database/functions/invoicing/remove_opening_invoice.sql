-- Deletes an invoice that was imported by mistake, which requests may not do with any other.
create or replace function remove_opening_invoice() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if is_kept_opening(old.tenant_id, old.uuid) then
    raise restrict_violation using message = 'the invoice was booked, mailed or is collected', table = tg_table_name;
  end if;
  delete from invoices i where i.tenant_id = old.tenant_id and i.uuid = old.uuid and i.is_imported;
  return old;
end $$;
revoke execute on function remove_opening_invoice from public;

create trigger remove instead of delete on opening_invoices for each row execute function remove_opening_invoice();
