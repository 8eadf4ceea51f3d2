-- What clients owe by currency: open amounts of the invoices that they pay, read from the index of these.
create view entity_owes with (security_invoker) as
  select i.tenant_id, i.payer_uuid as entity_uuid,
    row_number() over (partition by i.tenant_id, i.payer_uuid order by i.currency) as position, i.currency,
    sum(i.open_amount) as amount
  from invoices i where i.status = 'billed' group by i.tenant_id, i.payer_uuid, i.currency;
grant select on entity_owes to ultramar_app;
