-- What documents print of the contact at a company.
create or replace function printed_contact(tenant uuid, company uuid) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object('responsible_name', responsible_name, 'responsible_email', responsible_email))
  from companies where tenant_id = tenant and uuid = company
$$;
