-- An order as SQL, of the terms themselves or of columns `k1`, `k2`, ... In the form of its index wherever nothing can be empty.
create or replace function ordering_text(terms order_term[], is_named boolean) returns text language sql immutable
  return (
    select string_agg(
      case when is_named then 'k' || place else expression end || case
        when not descending and nullable and empty_first then ' nulls first'
        when not descending then ''
        when nullable and not empty_first then ' desc nulls last'
        else ' desc'
      end, ', ' order by place
    )
    from unnest(terms) with ordinality u (expression, descending, nullable, empty_first, place)
  );
