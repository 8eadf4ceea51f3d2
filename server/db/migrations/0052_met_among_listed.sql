-- As before; of rows that can be archived the index of an order begins with that, too.
create or replace function meet_rows(table_name text, conditions jsonb, sort jsonb, size bigint, skipped bigint) returns text[]
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  terms order_term[] := order_terms(quote_ident(table_name)::regclass, sort);
  ordering text := ordering_text(terms, false);
  listed text;
  wanted text;
  met text[];
begin
  -- Of several terms, or with the empty ones on the other end, no index has the order whole.
  if cardinality(terms) > 2 or sort -> 0 ?| array['ranks', 'label'] or ordering like '% nulls %' then
    return null;
  end if;
  select string_agg(condition_text(c), ' and '),
    string_agg(condition_text(c), ' and ') filter (where c ->> 0 in ('tenant_id', 'archived') and c ->> 1 = 'eq')
  into wanted, listed from jsonb_array_elements(conditions) c;
  execute format(
    'select array_agg(key) from (
       select key from (select %s::text as key, %s as is_wanted from %I t where %s order by %s limit 1000) first
       where is_wanted limit %s offset %s) page',
    terms[cardinality(terms)].expression, coalesce(wanted, 'true'), table_name, coalesce(listed, 'true'), ordering, size, skipped
  ) into met;
  return case when cardinality(met) = size then met end;
end $$;
