-- Makes the template of the settings the default; without one, the first built-in template.
create or replace function choose_default_template() returns trigger language plpgsql as $$
begin
  update invoice_templates set "default" = true
  where tenant_id = new.tenant_id and not "default"
    and case when new.template_uuid is null then link = 'invoiceTemplate1' else uuid = new.template_uuid end;
  return null;
end $$;

create trigger choose_default after insert or update of template_uuid on companies
  for each row execute function choose_default_template();
