-- Keeps the content of the company's own template that terms of a contract are agreed with.
create or replace function keep_terms_template() returns trigger language plpgsql as $$
begin
  new.template_version_uuid := template_version(new.tenant_id, new.template);
  return new;
end $$;

create trigger keep_template before insert on contract_terms
  for each row when (length(new.template) = 36) execute function keep_terms_template();
