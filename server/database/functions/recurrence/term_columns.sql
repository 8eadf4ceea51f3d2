-- The terms of an order as columns `k1`, `k2`, ... of a statement.
create or replace function term_columns(terms order_term[]) returns text language sql immutable
  return (
    select string_agg(format('%s as k%s', u.expression, at), ', ' order by at)
    from unnest(terms) with ordinality u (expression, descending, nullable, empty_first, at)
  );
