-- Text as searches compare it: without case and accents. Immutable because it names its dictionary.
create or replace function norm(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));
