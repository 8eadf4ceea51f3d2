-- The places of a page whose rows are among the first thousand of their order, which has an index; null otherwise.
create or replace function scan_rows(table_name text, conditions jsonb, sort jsonb, size bigint, skipped bigint) returns text[]
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  terms order_term[] := order_terms(quote_ident(table_name)::regclass, sort);
  ordering text := ordering_text(terms, false);
  listed text;
  wanted text;
  matches text[];
begin
  -- Of several terms, or with the empty ones on the other end, no index has the order whole.
  if cardinality(terms) > 2 or sort -> 0 ?| array['ranks', 'label'] or ordering like '% nulls %' then
    return null;
  end if;
  select string_agg(condition_text(c), ' and '),
    string_agg(condition_text(c), ' and ') filter (where is_listed(c, sort))
  into wanted, listed from jsonb_array_elements(conditions) c;
  matches := first_matches(
    format('%I t', table_name), terms, coalesce(wanted, 'true'), coalesce(listed, 'true'), ordering, size + skipped, 1000
  );
  return matches[skipped + 1 :];
end $$;
