-- Moves the issue dates of some open occurrences, and returns how many moved: to the day that the payment
-- terms of their payer name, else to the lead days before their due dates. `keys` are contracts; null means all. Issued
-- invoices and due dates do not change.
create or replace function move_scheduled(tenant uuid, keys uuid[], lead integer, today date, most integer)
  returns integer language plpgsql as $$
declare
  -- Not before the date of agreement.
  planned constant text := 'greatest(issue_date_of(o.due_date, $3, p.rule, p.days, p.day, p.months), coalesce(o.agreed_on, c.agreed_on))';
  moved integer;
begin
  -- The condition on contracts is written only if there is one, so that it uses their index. Not into the past, unless the
  -- company allows retroactive dates: missed dates stay, and the catch-up uses them. The next run decides by the new date
  -- whether an occurrence is late.
  execute format($sql$
    with misplaced as (
      select o.uuid, n.created from occurrences o
      join contracts c on c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
      join companies h on h.tenant_id = o.tenant_id
      join entities e on e.tenant_id = c.tenant_id and e.uuid = coalesce(c.payment_responsible_uuid, c.service_buyer_uuid)
      left join payment_terms p on p.tenant_id = e.tenant_id and p.uuid = e.payment_terms_uuid
      cross join lateral (select case when h.allows_retroactive then %1$s
        else greatest(%1$s, least(o.created, $4)) end as created) n
      where o.tenant_id = $1 and %2$s and o.status in ('future', 'held', 'paused') and o.due_days is null
        and o.created <> n.created
      order by o.uuid limit $5 for update of o)
    update occurrences o set created = m.created,
      status = case when o.reason = 'late' then 'future' else o.status end,
      reason = nullif(o.reason, 'late')
    from misplaced m where o.tenant_id = $1 and o.uuid = m.uuid
  $sql$, planned, case when keys is null then 'true' else 'o.contract_uuid = any ($2)' end)
  using tenant, keys, lead, today, most;
  get diagnostics moved = row_count;
  return moved;
end $$;
