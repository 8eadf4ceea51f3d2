-- The counter of a series, and of its period if it begins again each year. That of `default` is called like the documents.
create or replace function counter_of(of_type text, of_series uuid, period integer) returns text
  language sql immutable parallel safe
  return of_type || case when of_series = default_series(of_type) then ''
    else '/' || of_series || case when period > 0 then '/' || period else '' end end;
