-- The last of several places.
create or replace function last_place(places text[]) returns text[] language sql immutable
  return (select array_agg(value) from unnest(places[array_length(places, 1) :]) value);
