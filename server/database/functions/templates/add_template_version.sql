-- Keeps every content of a company's template.
create or replace function add_template_version() returns trigger language plpgsql as $$
begin
  insert into invoice_template_versions (tenant_id, template_uuid, content, digest)
  values (new.tenant_id, new.uuid, new.content, encode(sha256(convert_to(new.content::text, 'UTF8')), 'hex'));
  return null;
end $$;

create trigger add_version after insert on invoice_templates
  for each row when (new.content is not null) execute function add_template_version();
create trigger add_changed_version after update of content on invoice_templates
  for each row when (new.content is not null and new.content is distinct from old.content)
  execute function add_template_version();
