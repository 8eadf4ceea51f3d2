-- The value of an account's field as people read it: an IBAN in groups of four.
create or replace function field_text(type text, value text) returns text language sql immutable set search_path = public, pg_temp
  return case when type = 'iban' then trim(regexp_replace(value, '(.{4})', '\1 ', 'g')) else value end;
