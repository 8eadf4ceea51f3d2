-- Lists may be of views. No column of a view is declared not null, so the order of a list says which are `filled`: such an order
-- follows an index of the tables beneath.
create or replace function order_terms(of regclass, sort jsonb) returns order_term[] language plpgsql stable as $$
declare
  term jsonb;
  label jsonb;
  is_filled boolean;
  kind regtype;
  terms order_term[] := '{}';
  expression text;
begin
  for term in select value from jsonb_array_elements(sort) loop
    expression := format('t.%I', term ->> 'column');
    select attnotnull or term ? 'filled', atttypid into strict is_filled, kind
    from pg_attribute where attrelid = of and attname = term ->> 'column';
    if term ? 'ranks' then
      expression := format('array_position(%L::%s[], %s)', translate(term ->> 'ranks', '[]', '{}'), kind, expression);
      is_filled := false;
    elsif term ? 'label' then
      label := term -> 'label';
      expression := format(
        case when label ? 'words' then '(select norm(r.%I)' else '(select r.%I' end || ' from %I r where r.%I = %s%s)',
        label ->> 'column', label ->> 'table', label ->> 'key', expression,
        (select ' and r.tenant_id = t.tenant_id' from pg_attribute
          where attrelid = quote_ident(label ->> 'table')::regclass and attname = 'tenant_id')
      );
      is_filled := false;
    elsif term ? 'words' then
      expression := format('norm(%s)', expression);
    end if;
    terms := terms || row(
      expression, term ? 'descending', not is_filled, term ? 'empty_first'
    )::order_term;
  end loop;
  return terms;
end $$;

-- As before, but a view is not joined to itself by its key, of which it has no index.
create or replace function collect_rows(
  source text, own text, key text, columns text, wanted text, page text, most bigint, out places text[], out n bigint
)
language plpgsql volatile set search_path = public, pg_temp
-- What a look at a row costs where tables are in memory: a fifth of the next page of an index.
set random_page_cost = 0.2 as $$
declare
  met text := format('%s where %s limit %s', source, wanted, most + 1);
  found text := 'table met';
  selected text := columns;
  plan json;
begin
  execute format('explain (format json) select from %s', met) into plan;
  -- Where an index alone tells which they are, only those are read that are it: of a table, which has an index of its key.
  if plan::text like '%Index Only Scan%' and (select relkind = 'r' from pg_class where oid = left(source, -2)::regclass) then
    selected := format('%s as met_key', key);
    found := format('select %s from met join %s on %s and met_key = %s', columns, source, own, key);
  end if;
  execute format(
    'with met as materialized (select %s from %s), counted as (select count(*) from met), found as (%s)
     select case when (table counted) <= %s then (%s) end, (table counted)',
    selected, met, found, most, page
  ) into places, n;
end $$;
