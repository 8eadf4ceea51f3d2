-- The status under which an invoice, or a note among invoices, is in the daily sums; null if it is not.
create or replace function summed_status(status text) returns text language sql immutable as $$
  select case when status in ('billed', 'paid', 'issued') then 'billed' when status = 'cancelled' then 'cancelled' end
$$;
