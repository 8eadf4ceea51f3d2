-- The total of an invoice under these terms.
create or replace function terms_total(tenant uuid, terms uuid) returns numeric
language sql stable set search_path = public, pg_temp as $$
  select total from contract_terms where tenant_id = tenant and uuid = terms
$$;
