-- Writes the logo of an invoice into the invoice's history: a digest, never its bytes.
create or replace function log_invoice_logo() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  was text := case when tg_op <> 'INSERT' then 'sha256:' || encode(sha256(old.bytes), 'hex') end;
  became text := case when tg_op <> 'DELETE' then 'sha256:' || encode(sha256(new.bytes), 'hex') end;
  logo record := coalesce(new, old);
begin
  if was is distinct from became then
    insert into audit_log (tenant_id, table_name, row_uuid, subject_uuid, action, changes, actor)
    values (
      logo.tenant_id, tg_table_name, logo.invoice_uuid, logo.invoice_uuid,
      case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end,
      jsonb_build_object('logo', jsonb_build_array(was, became)), current_actor()
    );
  end if;
  return null;
end $$;

create trigger log_change after insert or update or delete on invoice_logos
  for each row execute function log_invoice_logo();
