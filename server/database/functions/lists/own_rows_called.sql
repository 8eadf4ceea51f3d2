-- The rows of the current tenant in which a column has one of these texts, apart from case and accents: as the owner, because
-- `norm` is not leakproof, and reaches no index beside a policy.
create or replace function own_rows_called(table_name text, column_name text, texts text[]) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute format(
    'select t.uuid from %I t where t.tenant_id = current_tenant() and norm(t.%I) = any($1)', table_name, column_name)
    -- Of some letters only one case has an accent that the dictionary knows.
    using array(select distinct norm(y) from unnest(texts) x, unnest(array[x, lower(x), upper(x)]) y);
end $$;
