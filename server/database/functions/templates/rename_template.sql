-- Copies the new name of a built-in template to all companies, each under its own policies.
create or replace function rename_template() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  for entered in select id from tenants loop
    perform set_config('app.tenant', entered::text, true);
    update invoice_templates set name = new.name where tenant_id = entered and link = new.link and not editable;
  end loop;
  perform set_config('app.tenant', before, true);
  return null;
end $$;

create trigger rename_template after update of name on built_in_templates for each row
  when (old.name <> new.name) execute function rename_template();
