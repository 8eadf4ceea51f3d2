-- The keys of one page of a table's rows that match all `conditions`, and how many match, at most one more than `bound`, or
-- null without `bound`: `find_rows_counting`, without a count where the first rows of the order are enough.
create or replace function find_rows(
  table_name text, conditions jsonb, sort jsonb, size bigint, skipped bigint, behind text, bound bigint,
  start text[] default null
) returns table (keys text[], n bigint, place text[]) rows 1
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  matches text[];
begin
  if bound is null and behind is null and start is null then
    matches := scan_rows(table_name, conditions, sort, size, skipped);
  end if;
  if matches is not null then
    keys := keys_of(matches);
    place := case when cardinality(keys) = size then last_place(matches) end;
    return next;
  else
    return query select * from find_rows_counting(table_name, conditions, sort, size, skipped, behind, bound, start);
  end if;
end $$;
