-- Collects all rows that match, sorts them and returns one page with their number. A view is not joined to itself by its key,
-- of which it has no index.
create or replace function collect_rows(
  source text, own text, key text, columns text, wanted text, page text, most bigint, out places text[], out n bigint
)
language plpgsql volatile set search_path = public, pg_temp
-- What a look at a row costs where tables are in memory: a fifth of the next page of an index.
set random_page_cost = 0.2 as $$
declare
  matches text := format('%s where %s limit %s', source, wanted, most + 1);
  found text := 'table matches';
  selected text := columns;
  plan json;
begin
  execute format('explain (format json) select from %s', matches) into plan;
  -- If an index-only scan finds the matches, only their rows are read: of a table, whose key has an index.
  if plan::text like '%Index Only Scan%' and (select relkind = 'r' from pg_class where oid = left(source, -2)::regclass) then
    selected := format('%s as match_key', key);
    found := format('select %s from matches join %s on %s and match_key = %s', columns, source, own, key);
  end if;
  execute format(
    'with matches as materialized (select %s from %s), counted as (select count(*) from matches), found as (%s)
     select case when (table counted) <= %s then (%s) end, (table counted)',
    selected, matches, found, most, page
  ) into places, n;
end $$;
