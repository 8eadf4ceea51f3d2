-- Sets what contracts are worth in a month and when they end. It locks them first, so that the second statement reads what
-- others have committed meanwhile, and plans that statement each time: a cached plan from when the tables were small would
-- read all of them for each contract.
create or replace function count_recurring(tenant uuid, keys uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform from contracts c where c.tenant_id = tenant and c.uuid = any(keys) order by c.uuid for no key update;
  -- A contract that is being made is written after its invoices to come.
  if not found then return; end if;
  execute '
    update contracts c set monthly_amount = coalesce(r.monthly, 0), ends_on = r.ends
    from (
      select k.uuid, r.monthly, r.ends from contracts k
      left join contract_recurring(k.tenant_id, k.uuid, k.due_date, k.frequency_symbology, k.currency) r on true
      where k.tenant_id = $1 and k.uuid = any($2)
    ) r
    where c.tenant_id = $1 and c.uuid = r.uuid
      and (c.monthly_amount, c.ends_on) is distinct from (coalesce(r.monthly, 0), r.ends)' using tenant, keys;
end $$;
