-- Keeps exactly one default template: a new one replaces the former, and without a new one the default stays.
create or replace function keep_default_template() returns trigger language plpgsql as $$
begin
  if new."default" then
    update invoice_templates set "default" = false where tenant_id = new.tenant_id and "default" and uuid <> new.uuid;
  elsif tg_op = 'UPDATE' and old."default" and pg_trigger_depth() = 1 then
    new."default" := true;
  end if;
  return new;
end $$;

create trigger keep_default before insert or update of "default" on invoice_templates
  for each row execute function keep_default_template();
