-- The key of the series `default` of a type of documents, in each tenant. It comes before all others.
create or replace function default_series(of_type text) returns uuid
  language sql immutable strict parallel safe
  return ('00000000-0000-0000-0000-' || right(md5(of_type), 12))::uuid;
