-- The months between two invoices, as `monthsOf` in the domain.
create or replace function months_between_invoices(symbology text) returns integer language sql immutable
  return case symbology when 'M' then 1 when 'T' then 3 when 'Q' then 4 when 'S' then 6 when 'Y' then 12 end;
