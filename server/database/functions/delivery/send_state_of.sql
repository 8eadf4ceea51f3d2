-- The send state of an invoice: the state of the recipients of its document that most needs attention. What a recipient did says
-- more than the delivery of the mail. A mail that is kept without a mail server needs none. A copy does not count.
create or replace function send_state_of(of_tenant uuid, of_invoice uuid) returns text
  language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select s.state from messages m
    cross join lateral (
      select case
        when m.status <> 'Send' or m.delivery in ('queued', 'sent') then m.status
        when m.delivery = 'not_sent' then 'Unsent'
        else 'Undelivered'
      end as state
    ) s
  where m.tenant_id = of_tenant and m.invoice_uuid = of_invoice and m.kind = 'document' and m.cc_of is null
    and not m.is_replaced
  order by array_position(array['Declined', 'Undelivered', 'Accepted', 'Viewed', 'Send', 'Unsent'], s.state) limit 1
$$;
