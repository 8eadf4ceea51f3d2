-- The places of the first rows of an order that match, if the `needed` number is among its first ones; else null.
create or replace function first_matches(
  source text, terms order_term[], wanted text, listed text, ordering text, needed bigint, depth int, out matches text[]
)
language plpgsql volatile set search_path = public, pg_temp as $$
begin
  execute format(
    'select array_agg(place) from (
       select %s as place from (select %s, %s as is_wanted from %s where %s order by %s limit %s) first
       where is_wanted limit %s) matches',
    term_place(terms), term_columns(terms), wanted, source, listed, ordering, depth, needed
  ) into matches;
  matches := case when array_length(matches, 1) = needed then matches end;
end $$;
