-- One way to find a page of any list, and to count what matches: searched, filtered, ordered and cut at the cost of what is
-- answered, whichever table it is and however many rows a tenant has. It grew out of `find_invoices`.

drop function find_invoices(jsonb, text[], bigint, bigint, uuid, bigint);
drop function by_status(text[], text, text[], text, text, text, bigint, bigint);
drop function first_rows(text, text[], text, text, text, bigint);
drop function behind_text(text[], jsonb, text[]);
drop function condition_text(jsonb);
drop function matching(text, text);

-- A condition on rows `t`, [column or columns, operator, value, type], with its value written out: a plan is made for it. Of
-- several columns one must hold. The value is of the column's type or of its own. Operators are named, so that whoever
-- asks can compare and nothing else.
create function condition_text(condition jsonb) returns text language plpgsql stable as $$
declare
  names jsonb := condition -> 0;
  operator text := condition ->> 1;
  given text := quote_nullable(condition ->> 2) || coalesce('::' || (condition ->> 3)::regtype, '');
  pattern text := quote_nullable(like_pattern(condition ->> 2));
begin
  return (
    select coalesce('(' || string_agg(case operator
      when 'eq' then format('t.%I = %s', name, given)
      when 'in' then format('t.%I = any (%s)', name, given)
      when 'gte' then format('t.%I >= %s', name, given)
      when 'lte' then format('t.%I <= %s', name, given)
      when 'gt' then format('t.%I > %s', name, given)
      when 'lt' then format('t.%I < %s', name, given)
      when 'like' then format('t.%I like %s', name, pattern)
      when 'contains' then format('norm(t.%I) like %s', name, pattern)
      when 'present' then format('t.%I is not null', name)
    end, ' or ') || ')', 'false')
    from jsonb_array_elements_text(case jsonb_typeof(names) when 'array' then names else jsonb_build_array(names) end) each (name)
  );
end $$;

-- A term of an order of a table's rows, ready to be written into statements.
create type order_term as (
  expression text,
  descending boolean,
  -- Whether rows may be without it, and whether those come first.
  nullable boolean,
  empty_first boolean
);

-- The terms of an order as lists ask for them: `{column, descending, empty_first}`, of text with `words`, which sorts without
-- case and accents; with `ranks`, the values of the column in their order; or with `label`, `{table, key, column, words}` of
-- what the column points to, the same tenant's.
create function order_terms(of regclass, sort jsonb) returns order_term[] language plpgsql stable as $$
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
    select attnotnull, atttypid into strict is_filled, kind from pg_attribute where attrelid = of and attname = term ->> 'column';
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

-- An order in SQL, of the terms themselves or of columns `k1`, `k2`, ... that have them. As an index has it, wherever nothing
-- can be empty.
create function ordering_text(terms order_term[], is_named boolean) returns text language sql immutable
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

-- The condition that a row comes behind another, which has these values of the terms, from the term `first` on. Compared as a
-- row it is a range of the order's own index; where directions mix or something may be empty, it is written out.
create function behind_text(terms order_term[], place text[], first int, is_named boolean) returns text
language plpgsql immutable as $$
declare
  names text[] := array(
    select case when is_named then 'k' || at else expression end
    from unnest(terms) with ordinality u (expression, descending, nullable, empty_first, at) order by at
  );
  term order_term;
  later text;
  rest text := 'false';
begin
  if (select bool_and(not u.nullable and u.descending = terms[first].descending) from unnest(terms[first:]) u) then
    return format(
      '(%s) %s (%s)', array_to_string(names[first:], ', '), case when terms[first].descending then '<' else '>' end,
      (select string_agg(quote_literal(value), ', ' order by at) from unnest(place[first:]) with ordinality u (value, at))
    );
  end if;
  for at in reverse cardinality(terms) .. first loop
    term := terms[at];
    later := case
      when place[at] is null and term.empty_first then format('%s is not null', names[at])
      when place[at] is null then 'false'
      else format('%s %s %L', names[at], case when term.descending then '<' else '>' end, place[at])
    end;
    if term.nullable and not term.empty_first and place[at] is not null then
      later := format('(%s or %s is null)', later, names[at]);
    end if;
    rest := format('(%s or (%s is not distinct from %L and %s))', later, names[at], place[at], rest);
  end loop;
  return rest;
end $$;

-- The first rows of an order. With a period, in an order that runs along with its days, each day by itself: a day's first
-- are met at once, while the order's own index is full of other days.
create function first_rows(source text, days text, period text, columns text, ordering text, named text, wanted text, size bigint)
  returns text language sql immutable
  return case when days is null or period is null then
    format('select %s from %s where %s order by %s limit %s', columns, source, wanted, ordering, size)
  else format(
    'select each.* from (select min(t.%1$I) as first, max(t.%1$I) as last from %2$s where %3$s) ends
      cross join generate_series(ends.first, ends.last, interval ''1 day'') day
      cross join lateral (select %4$s from %2$s where %5$s and t.%1$I = day::date order by %6$s limit %7$s) each
      order by %8$s limit %7$s', days, source, period, columns, wanted, ordering, size, named
  ) end;

-- The keys of one page of a table's rows that hold all `conditions`, and how many such there are, at most one more than
-- `bound`, or null where there is none. The order `sort` ends with the key; a term may name a column of `days` that it runs
-- along with. The page starts behind the row of the key `behind`, or else behind `skipped` others.
-- Few are collected and sorted whole, many are met along their order: which of the two is seen by counting them. An order
-- that no index has (of ranks, or with its empty ones on the other end) is met group by group, until there are enough; a
-- group of few is collected. Volatile, since nothing else may ask for a plan; it writes nothing.
create function find_rows(
  table_name text, conditions jsonb, sort jsonb, size bigint, skipped bigint, behind text, bound bigint
) returns table (keys text[], n bigint) rows 1
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  few bigint := coalesce(bound, 1000);
  source text := format('%I t', table_name);
  terms order_term[] := order_terms(quote_ident(table_name)::regclass, sort);
  first order_term := terms[1];
  first_column text := sort -> 0 ->> 'column';
  columns text := (
    select string_agg(format('%s as k%s', u.expression, at), ', ' order by at)
    from unnest(terms) with ordinality u (expression, descending, nullable, empty_first, at)
  );
  named text := ordering_text(terms, true);
  page text := format(
    'select array_agg(k%s::text order by %s) from (select * from (%%s) found where %%s order by %2$s limit %s offset %s) page',
    cardinality(terms), named, size, skipped
  );
  days text := (select term ->> 'days' from jsonb_array_elements(sort) term where term ? 'days' limit 1);
  own text;
  wanted text;
  period text;
  among text[];
  place text[];
  later text := 'true';
  plan json;
  bitmaps text := current_setting('enable_bitmapscan');
  -- Of each group: its condition, where it stands, and the term that orders its rows.
  groups text[] := '{true}';
  ranks bigint[] := '{0}';
  froms int[] := '{1}';
  at_rank bigint := 0;
  empty_rank bigint := case when first.empty_first then -1 else 1 end * 1000000;
  within order_term[];
  matching bigint := few + 1;
  total bigint := 0;
  sources text[] := '{}';
begin
  select string_agg(condition_text(c), ' and '),
    coalesce(string_agg(condition_text(c), ' and ') filter (where c ->> 0 = 'tenant_id'), 'true'),
    string_agg(condition_text(c), ' and ') filter (where c ->> 0 in ('tenant_id', days)),
    max(case c ->> 1 when 'eq' then array[c ->> 2] when 'in' then (c ->> 2)::text[] end) filter (where c ->> 0 = first_column)
  into wanted, own, period, among from jsonb_array_elements(conditions) c;
  wanted := coalesce(wanted, 'true');
  if period = own then
    period := null;
  end if;
  if behind is not null then
    execute format(
      'select array[%s] from %s where %s and %s = %L',
      (select string_agg(u.expression || '::text', ', ' order by at)
        from unnest(terms) with ordinality u (expression, descending, nullable, empty_first, at)),
      source, own, terms[cardinality(terms)].expression, behind
    ) into place;
    later := case when place is null then 'false' else behind_text(terms, place, 1, true) end;
  end if;

  execute format('explain (format json) select from %s where %s', source, wanted) into plan;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric > few then
    perform set_config('enable_bitmapscan', 'off', true);
    execute format('select count(*) from (select from %s where %s limit %s) found', source, wanted, few + 1) into n;
    perform set_config('enable_bitmapscan', bitmaps, true);
  end if;
  if n is null or n <= few then
    execute format(
      'with found as materialized (select %s from %s where %s limit %s) select (%s), (select count(*) from found)',
      columns, source, wanted, few + 1, format(page, 'table found', later)
    ) into keys, n;
  end if;

  if n > few and later <> 'false' then
    if sort -> 0 ? 'ranks' then
      select array_agg(format('t.%I = %L', first_column, value) order by rank),
        array_agg(rank order by rank), array_agg(2 order by rank)
      into groups, ranks, froms from (
        select value, case when first.descending then -at else at end as rank
        from jsonb_array_elements_text(sort -> 0 -> 'ranks') with ordinality u (value, at)
        where among is null or value = any (among)
      ) ranked;
      groups := groups || format('t.%I is null', first_column);
      ranks := ranks || empty_rank;
      froms := froms || 2;
      at_rank := coalesce(case when first.descending then -place[1]::bigint else place[1]::bigint end, empty_rank);
    elsif first.nullable and (behind is not null or first.descending <> first.empty_first) then
      groups := array[format('%s is not null', first.expression), format('%s is null', first.expression)];
      ranks := array[0, empty_rank];
      froms := '{1,2}';
      at_rank := case when place[1] is null then empty_rank else 0 end;
      if first.empty_first then
        groups := array[groups[2], groups[1]];
        ranks := array[ranks[2], ranks[1]];
        froms := '{2,1}';
      end if;
    end if;

    -- Many are never collected.
    perform set_config('enable_bitmapscan', 'off', true);
    for g in 1 .. cardinality(groups) loop
      continue when place is not null and ranks[g] < at_rank;
      within := terms;
      within[1].nullable := false;
      later := wanted || ' and ' || groups[g];
      if place is not null and ranks[g] = at_rank then
        later := later || ' and ' || behind_text(case when cardinality(groups) > 1 then within else terms end, place, froms[g], false);
      end if;
      if cardinality(groups) > 1 then
        execute format('select count(*) from (select from %s where %s limit %s) found', source, later, few + 1) into matching;
      end if;
      continue when matching = 0;
      within := case when cardinality(groups) > 1 then within else terms end;
      sources := sources || case when matching > few
        then first_rows(
          source, sort -> froms[g] - 1 ->> 'days', period, columns, ordering_text(within[froms[g]:], false), named, later, size + skipped
        )
        else format('select %s from %s where %s offset 0', columns, source, later)
      end;
      total := total + matching;
      exit when total >= size + skipped;
    end loop;
    if sources <> '{}' then
      execute format(page, '(' || array_to_string(sources, ') union all (') || ')', 'true') into keys;
    end if;
    perform set_config('enable_bitmapscan', bitmaps, true);
  end if;
  keys := coalesce(keys, '{}');
  n := case when bound is not null then n end;
  return next;
end $$;

-- The same of the current tenant's rows, as the owner: LIKE is not leakproof, and reaches no index beside a policy.
create function find_own_rows(
  table_name text, conditions jsonb, sort jsonb, size bigint, skipped bigint, behind text, bound bigint
) returns table (keys text[], n bigint) rows 1
language sql volatile security definer set search_path = public, pg_temp as $$
  select * from find_rows(
    table_name, conditions || jsonb_build_array(jsonb_build_array('tenant_id', 'eq', current_tenant())), sort, size, skipped, behind, bound
  )
$$;
