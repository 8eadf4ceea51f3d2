-- What is printed of an account, line by line.
create or replace function printed_details(tenant uuid, account uuid) returns text language sql stable set search_path = public, pg_temp as $$
  select nullif(concat_ws(E'\n', (
    select string_agg(f.name || ': ' || field_text(f.type, f.value), E'\n' order by f.position) from account_fields f
    where f.tenant_id = tenant and f.account_uuid = account and f.printed and f.value is not null
  ), a.details), '')
  from accounts a where a.tenant_id = tenant and a.uuid = account
$$;
