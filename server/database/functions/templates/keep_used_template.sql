-- Refuses to delete a template that drafts, scheduled invoices or contracts use. Issued invoices have their own copy;
-- clients and the settings refer to it by key.
create or replace function keep_used_template() returns trigger language plpgsql as $$
begin
  if exists (select from invoices where tenant_id = old.tenant_id and template = old.uuid::text and number is null
      and not is_imported)
    or exists (select from contract_terms where tenant_id = old.tenant_id and template = old.uuid::text) then
    raise exception 'documents use this template' using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return old;
end $$;

create trigger keep_used before delete on invoice_templates for each row execute function keep_used_template();
