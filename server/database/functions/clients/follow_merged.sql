-- A document that was being written while its client was merged goes to the other one, like those before it.
create or replace function follow_merged() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
declare
  moved record;
begin
  for moved in
    select a.uuid, e.uuid as client, e.merged_into_uuid as leads_to
    from added a join entities e on e.tenant_id = a.tenant_id and e.uuid in (a.service_buyer_uuid, a.payment_responsible_uuid)
    where e.tenant_id = current_tenant() and e.merged_into_uuid is not null
  loop
    execute format($f$
      update %I d set
        service_buyer_uuid = case when d.service_buyer_uuid = $3 then $4 else d.service_buyer_uuid end,
        service_buyer = case when d.service_buyer_uuid = $3
          then jsonb_set(d.service_buyer, '{uuid}', to_jsonb($4)) else d.service_buyer end,
        payment_responsible_uuid = case when d.payment_responsible_uuid = $3 then $4 else d.payment_responsible_uuid end,
        payment_responsible = case when d.payment_responsible_uuid = $3
          then jsonb_set(d.payment_responsible, '{uuid}', to_jsonb($4)) else d.payment_responsible end
      where d.tenant_id = $1 and d.uuid = $2
    $f$, tg_table_name) using current_tenant(), moved.uuid, moved.client, moved.leads_to;
  end loop;
  return null;
end $$;

create trigger follow_merged after insert on invoices referencing new table as added
  for each statement execute function follow_merged();
create trigger follow_merged after insert on contracts referencing new table as added
  for each statement execute function follow_merged();
