-- `group_rows` on the current tenant's rows, as the owner: LIKE is not leakproof, and reaches no index beside a policy.
create or replace function group_own_rows(
  table_name text, conditions jsonb, by_column text, grouped jsonb, summed text[], ranked int, most bigint, daily jsonb default null
) returns table (part text, currency text, key text, across text, n bigint, sums text[], groups bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select * from group_rows(
    table_name, conditions || jsonb_build_array(jsonb_build_array('tenant_id', 'eq', current_tenant())), by_column, grouped,
    summed, ranked, most, daily
  )
$$;
