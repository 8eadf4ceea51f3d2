-- Credits are searched by their client, and by what the payments say that they are from.
alter table credits no force row level security;
alter table transactions no force row level security;
alter table entities no force row level security;
alter table invoices no force row level security;
alter table credits
  add column client_name text not null default '',
  add column origin text check (length(origin) <= 500);
comment on column credits.client_name is 'Derived from its client.';
comment on column credits.origin is 'Derived from transactions: the notes of the payments, and the invoices that they paid as well.';
alter table credits disable trigger user;
update credits c set client_name = e.name from entities e where e.tenant_id = c.tenant_id and e.uuid = c.service_buyer_uuid;
update credits c set origin = left(o.origin, 500)
  from (
    select t.tenant_id, t.service_buyer_uuid, t.currency,
      string_agg(nullif(concat_ws(' · ', t.note, (
        select string_agg(coalesce(i.company_number, i.number::text), ' · ' order by i.number)
        from transactions p join invoices i on i.tenant_id = p.tenant_id and i.uuid = p.invoice_uuid
        where p.tenant_id = t.tenant_id and p.payment_uuid = t.payment_uuid)), ''), ' · ' order by t.created_at desc) as origin
    from transactions t where t.invoice_uuid is null and t.kind in ('receipt', 'gateway') group by 1, 2, 3) o
  where o.tenant_id = c.tenant_id and o.service_buyer_uuid = c.service_buyer_uuid and o.currency = c.currency;
alter table credits enable trigger user;
alter table credits force row level security;
alter table transactions force row level security;
alter table entities force row level security;
alter table invoices force row level security;
select make_searchable('credits', array['client_name', 'origin']);

-- A failed refund needs attention until it is requested again, or a person closes it.
alter table refunds drop constraint refunds_status_check;
alter table refunds add constraint refunds_status_check
  check (status in ('requested', 'accepted', 'refunded', 'failed', 'closed'));
