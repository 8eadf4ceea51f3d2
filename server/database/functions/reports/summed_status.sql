-- The status under which an invoice is in the daily sums; null if it is not.
create or replace function summed_status(status text) returns text language sql immutable as $$
  select case status when 'billed' then 'billed' when 'paid' then 'billed' when 'cancelled' then 'cancelled' end
$$;
