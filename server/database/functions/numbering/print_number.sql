-- The printed text of a number: domain/numbering/printNumber.ts. Null for a series without a prefix, which prints it alone.
create or replace function print_number(prefix text, pattern text, year integer, number bigint) returns text
  language sql immutable parallel safe
  return case when prefix <> '' then prefix || replace(
    regexp_replace(substr(pattern, length('{prefix}') + 1), '\{number(:\d+)?\}',
      lpad(number::text, greatest(coalesce(substring(pattern from '\{number:(\d+)\}')::integer, 1), length(number::text)), '0')),
    '{year}', year::text) end;
