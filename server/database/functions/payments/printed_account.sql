-- What documents print of an account.
create or replace function printed_account(tenant uuid, account uuid) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object('name', name, 'details', printed_details(tenant_id, uuid)))
  from accounts where tenant_id = tenant and uuid = account
$$;
