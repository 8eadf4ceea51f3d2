-- The templates that come with the program, by the link of what draws them. Each company has a row of each, under the name
-- that administrators give it.
create table built_in_templates (
  uuid uuid primary key default uuidv7(),
  link text not null unique check (link <> ''),
  name text not null check (name <> ''),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
insert into built_in_templates (link, name) values ('invoiceTemplate1', 'Ultramar');
select guard_platform_table('built_in_templates');
-- They come with a version of the program; administrators only name them.
revoke insert, delete on built_in_templates from ultramar_operator;

create or replace function furnish_tenant() returns trigger language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  perform set_config('app.tenant', new.id::text, true);
  insert into invoice_templates (tenant_id, name, link, editable, "default")
  select new.id, name, link, false, link = 'invoiceTemplate1' from built_in_templates order by link;
  perform set_config('app.tenant', before, true);
  return null;
end $$;

-- A new name reaches the companies, each under its own policies.
create function rename_template() returns trigger language plpgsql set search_path = public, pg_temp as $$
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
