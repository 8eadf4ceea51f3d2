-- Updates the status of contracts from their occurrences and invoices, as `contractStatus` in the domain.
create or replace function set_contract_status(tenant uuid, keys uuid[]) returns void language sql set search_path = public, pg_temp as $$
  update contracts c set status = s.status, unpaid_from = s.unpaid_from
  from (
    select k.uuid, u.unpaid_from,
      case
        when b.status = 'Cancelled' then b.status
        when exists (select from occurrences o where o.tenant_id = tenant and o.contract_uuid = k.uuid
                     and o.status in ('future', 'held', 'paused')) then 'Active'
        when exists (select from invoices i where i.tenant_id = tenant and i.contract_uuid = k.uuid and i.status in ('draft', 'billed'))
          then 'Concluded'
        when exists (select from invoices i where i.tenant_id = tenant and i.contract_uuid = k.uuid and i.status = 'paid') then 'Paid'
        else 'Concluded'
      end as status
    from unnest(keys) k (uuid) join contracts b on b.tenant_id = tenant and b.uuid = k.uuid, lateral (
      select coalesce(min(i.due_date), 'infinity') as unpaid_from from invoices i
      where i.tenant_id = tenant and i.contract_uuid = k.uuid and i.status = 'billed' and not i.payment_authorized) u
    order by k.uuid
  ) s
  where c.tenant_id = tenant and c.uuid = s.uuid
    and (s.status, s.unpaid_from) <> (c.status, c.unpaid_from)
$$;
