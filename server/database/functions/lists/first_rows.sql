-- SQL for the first rows of an order. With a period, in an order that runs along with its days, it asks day by day: the first
-- rows of a day are found immediately, while the order's own index is full of other days.
create or replace function first_rows(source text, days text, period text, columns text, ordering text, named text, wanted text, size bigint)
  returns text language sql immutable
  return case when days is null or period is null then
    format('select %s from %s where %s order by %s limit %s', columns, source, wanted, ordering, size)
  else format(
    'select each.* from (select min(t.%1$I) as first, max(t.%1$I) as last from %2$s where %3$s) ends
      cross join generate_series(ends.first, ends.last, interval ''1 day'') day
      cross join lateral (select %4$s from %2$s where %5$s and t.%1$I = day::date order by %6$s limit %7$s) each
      order by %8$s limit %7$s', days, source, period, columns, wanted, ordering, size, named
  ) end;
