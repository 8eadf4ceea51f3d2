-- The places of the first rows of an order that match, if the `needed` number is among its first ones; else null.
create or replace function first_met(
  source text, terms order_term[], wanted text, listed text, ordering text, needed bigint, depth int, out met text[]
)
language plpgsql volatile set search_path = public, pg_temp as $$
begin
  execute format(
    'select array_agg(place) from (
       select %s as place from (select %s, %s as is_wanted from %s where %s order by %s limit %s) first
       where is_wanted limit %s) met',
    term_place(terms), term_columns(terms), wanted, source, listed, ordering, depth, needed
  ) into met;
  met := case when array_length(met, 1) = needed then met end;
end $$;
