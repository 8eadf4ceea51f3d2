-- A search term as a pattern of LIKE: `%` and `_` match themselves.
create or replace function like_pattern(term text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(norm(term), '([\\%_])', '\\\1', 'g') || '%';
