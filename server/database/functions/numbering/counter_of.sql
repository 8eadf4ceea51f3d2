-- The counter of a series, and of its period if it begins again each year. That of `default`, null, is called like the documents.
create or replace function counter_of(of_type text, own_series uuid, period integer) returns text
  language sql immutable parallel safe
  return of_type || coalesce('/' || own_series, '') || coalesce('/' || period, '');
