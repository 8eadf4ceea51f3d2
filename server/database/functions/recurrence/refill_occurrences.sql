-- Keeps what lists read of the occurrences of changed terms, which are renewed in place when a scenario changes.
create or replace function refill_occurrences() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update occurrences o set company_number = a.company_number, label = a.label, total = a.total
  from after a join before b on b.tenant_id = a.tenant_id and b.uuid = a.uuid
  where o.tenant_id = a.tenant_id and o.terms_uuid = a.uuid
    and (a.company_number, a.label, a.total) is distinct from (b.company_number, b.label, b.total);
  return null;
end $$;

create trigger refill after update on contract_terms referencing old table as before new table as after
  for each statement execute function refill_occurrences();
