-- The keys of places, which are an array of arrays.
create or replace function keys_of(places text[]) returns text[] language sql immutable
  return (select coalesce(array_agg(places[at][array_length(places, 2)] order by at), '{}') from generate_subscripts(places, 1) at);
