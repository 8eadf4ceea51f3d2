-- Adds to the number of invoices issued on a day, in a part that no other transaction holds.
create or replace function count_issued(counted date, difference bigint) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  update issued_days set n = n + difference where uuid = (
    select d.uuid from issued_days d where d.day = counted limit 1 for update skip locked
  );
  if not found then
    insert into issued_days (day, n) values (counted, difference);
  end if;
end $$;
revoke execute on function count_issued from public;
