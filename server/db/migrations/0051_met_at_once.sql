-- What is met often is met at once: whoever does not ask how many there are is not made to wait until they are counted.

alter function find_rows(text, jsonb, jsonb, bigint, bigint, text, bigint) rename to find_rows_counting;

-- The keys of a page where its rows are among the first thousand of their order, which an index has; null where they are not.
create function meet_rows(table_name text, conditions jsonb, sort jsonb, size bigint, skipped bigint) returns text[]
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  terms order_term[] := order_terms(quote_ident(table_name)::regclass, sort);
  ordering text := ordering_text(terms, false);
  met text[];
begin
  -- Of several terms, or with the empty ones on the other end, no index has the order whole.
  if cardinality(terms) > 2 or sort -> 0 ?| array['ranks', 'label'] or ordering like '% nulls %' then
    return null;
  end if;
  execute format(
    'select array_agg(key) from (
       select key from (select %s::text as key, %s as is_wanted from %I t where %s order by %s limit 1000) first
       where is_wanted limit %s offset %s) page',
    terms[cardinality(terms)].expression,
    (select coalesce(string_agg(condition_text(c), ' and '), 'true') from jsonb_array_elements(conditions) c),
    table_name,
    (select coalesce(string_agg(condition_text(c), ' and '), 'true') from jsonb_array_elements(conditions) c where c ->> 0 = 'tenant_id'),
    ordering, size, skipped
  ) into met;
  return case when cardinality(met) = size then met end;
end $$;

create function find_rows(
  table_name text, conditions jsonb, sort jsonb, size bigint, skipped bigint, behind text, bound bigint
) returns table (keys text[], n bigint) rows 1
language plpgsql volatile set search_path = public, pg_temp as $$
begin
  if bound is null and behind is null then
    keys := meet_rows(table_name, conditions, sort, size, skipped);
  end if;
  if keys is not null then
    return next;
  else
    return query select * from find_rows_counting(table_name, conditions, sort, size, skipped, behind, bound);
  end if;
end $$;
