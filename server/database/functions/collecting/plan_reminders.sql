-- Plans the next reminder of these invoices of a tenant, or of all, and removes what no longer comes: the rule of
-- `domain/collecting/nextReminder.ts`. One that is on hold stays on hold until it is released, also while its invoice waits for
-- a payment that may fail; it ends with its invoice or sequence.
create or replace function plan_reminders(of_tenant uuid, of_invoices uuid[] default null) returns void
  language sql set search_path = pg_catalog, public, pg_temp
as $$
  with next as materialized (
    select i.uuid as invoice, i.payer_uuid as client, i.currency, i.open_amount, s.uuid as sequence, n.days, n.level,
      greatest(i.due_date + n.days, i.promised_date + 1, e.promised_date + 1) as day
    from invoices i
      join entities e on e.tenant_id = of_tenant and e.uuid = i.payer_uuid
      join reminder_sequences s on s.tenant_id = of_tenant and s.status <> 'off'
        and case when e.reminder_sequence_uuid is null then s.is_default else s.uuid = e.reminder_sequence_uuid end
      cross join lateral (
        select t.days, t.level from reminder_sequence_steps t
        where t.tenant_id = of_tenant and t.reminder_sequence_uuid = s.uuid
          and i.due_date + t.days >= s.turned_on and i.due_date + t.days > i.created
          and t.days > coalesce((
            select max(d.days) from reminders d
            where d.tenant_id = of_tenant and d.invoice_uuid = i.uuid and d.status in ('sent', 'skipped')), -1000)
        order by t.days limit 1
      ) n
    where i.tenant_id = of_tenant and (of_invoices is null or i.uuid = any(of_invoices))
      and i.status = 'billed' and i.open_amount > 0 and i.open_amount >= coalesce(s.smallest_amount, 0)
      and not i.payment_authorized and coalesce(i.gateway_status, '') not in ('Authorized', 'Payment Sent')
      and coalesce(i.send_state, '') not in ('Declined', 'Undelivered')
      and not i.reminders_off and not e.reminders_off
  ), ended as (
    delete from reminders r
    where r.tenant_id = of_tenant and (of_invoices is null or r.invoice_uuid = any(of_invoices))
      and (r.status = 'planned' or r.status = 'held' and not exists (
        select from invoices i join reminder_sequences s on s.tenant_id = of_tenant and s.uuid = r.reminder_sequence_uuid
        where i.tenant_id = of_tenant and i.uuid = r.invoice_uuid and i.open_amount > 0 and s.status <> 'off'))
      and not exists (select from next x where x.invoice = r.invoice_uuid)
  )
  insert into reminders as r
    (tenant_id, invoice_uuid, client_uuid, reminder_sequence_uuid, days, level, day, currency, amount, status, reason)
  select of_tenant, invoice, client, sequence, days, level, day, currency, open_amount,
    case when b.is_bounced then 'held' else 'planned' end, case when b.is_bounced then 'bounced' end
  from next cross join lateral (
    -- The last one bounced while no next one was planned, which `features/delivery/messages/bounce.ts` holds.
    select exists (
      select from messages m
      where m.tenant_id = of_tenant and m.delivery = 'bounced' and not m.is_replaced and m.mail_uuid = (
        select d.mail_uuid from reminders d
        where d.tenant_id = of_tenant and d.invoice_uuid = invoice and d.status = 'sent'
        order by d.sent_at desc limit 1)) as is_bounced
  ) b order by invoice
  on conflict (tenant_id, invoice_uuid) where status in ('planned', 'held') do update
    set client_uuid = excluded.client_uuid, reminder_sequence_uuid = excluded.reminder_sequence_uuid, days = excluded.days,
      level = excluded.level, day = excluded.day, amount = excluded.amount
    where (r.client_uuid, r.reminder_sequence_uuid, r.days, r.level, r.day, r.amount) is distinct from
      (excluded.client_uuid, excluded.reminder_sequence_uuid, excluded.days, excluded.level, excluded.day, excluded.amount)
$$;
