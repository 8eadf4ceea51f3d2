-- Writes the new default template into the settings of the company.
create or replace function set_default_template() returns trigger language plpgsql as $$
begin
  update companies set template_uuid = new.uuid where tenant_id = new.tenant_id and template_uuid is distinct from new.uuid;
  return null;
end $$;

create trigger set_default after insert or update of "default" on invoice_templates
  for each row when (new."default") execute function set_default_template();
