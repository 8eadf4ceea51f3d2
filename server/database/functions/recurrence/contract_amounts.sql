-- What is billed of a contract, and what is to come.
create or replace function contract_amounts(tenant uuid, contract uuid, out billed numeric, out to_come numeric)
language sql stable set search_path = public, pg_temp as $$
  select
    (select coalesce(sum(i.total), 0) from invoices i
     where i.tenant_id = tenant and i.contract_uuid = contract and i.status <> 'cancelled'),
    (select coalesce(sum(m.total), 0) from occurrences o
     join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
     where o.tenant_id = tenant and o.contract_uuid = contract and o.status in ('future', 'held'))
$$;
