-- Keeps the content of the company's own template that an invoice is issued with, or that an issued one changes to.
-- Built-in templates are named by link, and have no versions.
create or replace function keep_template_version() returns trigger language plpgsql as $$
begin
  new.template_version_uuid := case when length(new.template) = 36 then (
    select uuid from invoice_template_versions
    where tenant_id = new.tenant_id and template_uuid::text = new.template order by uuid desc limit 1
  ) end;
  return new;
end $$;

create trigger keep_template before insert on invoices
  for each row when (new.number is not null) execute function keep_template_version();
create trigger keep_changed_template before update of number, template on invoices
  for each row when (new.number is not null and (old.number is null or new.template <> old.template))
  execute function keep_template_version();
