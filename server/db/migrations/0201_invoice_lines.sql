-- The lines of invoices and the taxes of those lines as lists of their own, for reports. Views, so that nothing is stored
-- twice; they are read under the policies of the tables beneath.

-- A row of such a view is part of a row of a table. Its key is that row's with another last byte, by which it is found.
create function part_key(row_uuid uuid, part int) returns uuid language sql immutable strict parallel safe
  return encode(set_byte(uuid_send(row_uuid), 15, get_byte(uuid_send(row_uuid), 15) # part), 'hex')::uuid;

-- The first and the last key with all bytes of a key but the last.
create function least_like(key uuid) returns uuid language sql immutable strict parallel safe
  return encode(set_byte(uuid_send(key), 15, 0), 'hex')::uuid;
create function greatest_like(key uuid) returns uuid language sql immutable strict parallel safe
  return encode(set_byte(uuid_send(key), 15, 255), 'hex')::uuid;

-- `search_text` is the invoice's: a search finds the lines of the invoices that it finds.
create view invoice_lines with (security_invoker) as
  select i.tenant_id, l.uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type, i.created, i.currency,
    i.service_buyer_uuid, l.item_uuid, l.description, l.scenery_uuid, l.quantity, l.price, l.total, i.created_at, i.search_text
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid;
grant select on invoice_lines to ultramar_app;

-- A line has at most forty tributes. A tribute is what the line calls it: a line keeps the names for good.
create view invoice_taxes with (security_invoker) as
  select i.tenant_id, part_key(l.uuid, t.place::int) as uuid, l.uuid as row_uuid, l.invoice_uuid, i.number, i.status, i.type,
    i.created, i.currency, i.service_buyer_uuid, l.description, t.name as tribute,
    case when t.is_origin then l.scenery #>> '{origin,id}' else l.scenery #>> '{destiny,id}' end::int as country_id,
    case when t.is_origin then 'origin' else 'destiny' end as side,
    t.tax_responsible, t.amount, i.created_at, i.search_text
  from invoices i
  join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid
  cross join lateral rows from (
    jsonb_to_recordset(l.scenery -> 'tributes') as (name text, is_origin boolean, tax_responsible text, amount numeric)
  ) with ordinality t (name, is_origin, tax_responsible, amount, place);
grant select on invoice_taxes to ultramar_app;
