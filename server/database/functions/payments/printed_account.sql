-- What documents print of an account, and what its payment code needs: its currency, and the codes of its printed fields.
create or replace function printed_account(tenant uuid, account uuid) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', name,
    'details', printed_details(tenant_id, uuid),
    'currency', default_currency,
    'codes', (
      -- The first field of a type, since the last value of a key is kept.
      select jsonb_object_agg(f.type, f.value order by f.position desc) from account_fields f
      where f.tenant_id = tenant and f.account_uuid = account and f.printed and f.value is not null
        and f.type in ('iban', 'bic', 'pix')
    )
  ))
  from accounts where tenant_id = tenant and uuid = account
$$;
