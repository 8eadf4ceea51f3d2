-- The last version of a company's own template; null for built-in ones, which are named by link and have no versions.
create or replace function template_version(tenant uuid, template text) returns uuid language sql stable set search_path = public, pg_temp as $$
  select uuid from invoice_template_versions
  where length(template) = 36 and tenant_id = tenant and template_uuid::text = template order by uuid desc limit 1
$$;
