-- Adds amounts billed and to come to contracts, in the order of their keys so that two transactions cannot deadlock.
create or replace function add_to_contracts(tenant uuid, keys uuid[], billed numeric[], to_come numeric[]) returns void
language sql set search_path = public, pg_temp as $$
  update contracts c set billed_amount = c.billed_amount + m.billed, to_come_amount = c.to_come_amount + m.to_come
  from (
    select k.key, coalesce(k.billed, 0) as billed, coalesce(k.to_come, 0) as to_come
    from unnest(keys, billed, to_come) k (key, billed, to_come) order by k.key
  ) m
  where c.tenant_id = tenant and c.uuid = m.key
$$;
