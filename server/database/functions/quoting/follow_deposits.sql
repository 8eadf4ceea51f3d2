-- Keeps what a quote says of its deposit invoices, and whether its invoice deducts them. Those that are canceled, or credited as a
-- whole, do not count.
create or replace function follow_deposits() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.deposit_percent is not null then
    update quotes q set deposit_percent = d.percent, has_deposit_draft = d.has_draft
    from (
      select trim_scale(coalesce(sum(i.deposit_percent), 0)) as percent, coalesce(bool_or(i.status = 'draft'), false) as has_draft
      from invoices i
      where i.tenant_id = new.tenant_id and i.quote_uuid = new.quote_uuid and i.deposit_percent is not null
        and i.status <> 'cancelled' and not (i.total > 0 and i.credited >= i.total)
    ) d
    where q.tenant_id = new.tenant_id and q.uuid = new.quote_uuid
      and (q.deposit_percent, q.has_deposit_draft) is distinct from (d.percent, d.has_draft);
  else
    update invoices d set is_deducted = f.deducts
    from (
      select exists (
        select from invoices i
        where i.tenant_id = new.tenant_id and i.quote_uuid = new.quote_uuid and i.deposit_percent is null
          and i.status <> 'cancelled' and not (i.total > 0 and i.credited >= i.total)
      ) as deducts
    ) f
    where d.tenant_id = new.tenant_id and d.quote_uuid = new.quote_uuid and d.deposit_percent is not null
      and d.is_deducted <> f.deducts;
  end if;
  return null;
end $$;

create trigger deposits_followed after update of status, credited, quote_uuid, deposit_percent on invoices for each row
  when (new.quote_uuid is not null) execute function follow_deposits();
create trigger deposits_begun after insert on invoices for each row
  when (new.quote_uuid is not null) execute function follow_deposits();
