-- As before; and where no page of what is wanted stands among the first rows of an order, up to ten thousand are collected
-- before it is gone through: the newest, asked for by when they are due, stand at its end. Those without a value are a group
-- of their own then: drafts, in the order of numbers, stand behind every number that there is.

-- The keys of one page of a table's rows that hold all `conditions`, and how many such there are, at most one more than
-- `bound`, or null where there is none. The order `sort` ends with the key; a term may name a column of `days` that it runs
-- along with. The page starts behind the row of the key `behind`, or else behind `skipped` others.
-- Few are collected and sorted whole, many are met along their order: which of the two is seen by counting them. An order
-- that no index has (of ranks, or with its empty ones on the other end) is met group by group, until there are enough; a
-- group whose first rows do not do is counted, and collected if it is of no more than `collected`. So is an order that an
-- index has where no page of what is wanted stands among its first rows: it may stand behind all others. Volatile, since
-- nothing else may ask for a plan; it writes nothing.
create or replace function find_rows_counting(
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
  is_grouped boolean := sort -> 0 ? 'ranks' or first.nullable and (behind is not null or first.descending <> first.empty_first);
  is_early boolean := true;
  collected bigint := few;
  groups text[] := '{true}';
  ranks bigint[] := '{0}';
  froms int[] := '{1}';
  at_rank bigint := 0;
  empty_rank bigint := case when first.empty_first then -1 else 1 end * 1000000;
  within order_term[];
  ordering text;
  key text := terms[cardinality(terms)].expression;
  matches text;
  among_first text := format(
    'select count(*) from (
       select from (select %%s as is_wanted from %s where %%s and %%s order by %%s limit 1000) first where is_wanted limit %s) met',
    source, size + skipped
  );
  matching bigint;
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
      source, own, key, behind
    ) into place;
    later := case when place is null then 'false' else behind_text(terms, place, 1, true) end;
  end if;

  execute format('explain (format json) select from %s where %s', source, wanted) into plan;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric > few then
    execute format('select count(*) from (select from %s where %s limit %s) found', source, wanted, few + 1) into n;
  end if;
  if n is null or n <= few then
    -- Where an index alone tells which they are, only those are read that are it.
    if plan::text like '%Index Only Scan%' then
      matches := format(
        '(select %s as key from %s where %s limit %s) met join %s on %s and %1$s = met.key',
        key, source, wanted, few + 1, source, own
      );
    else
      matches := format('%s where %s limit %s', source, wanted, few + 1);
    end if;
    execute format(
      'with found as materialized (select %s from %s) select (%s), (select count(*) from found)',
      columns, matches, format(page, 'table found', later)
    ) into keys, n;
  end if;

  if n > few and later <> 'false' then
    -- Of several terms, or by labels, no index has the order whole.
    if not is_grouped and behind is null and size + skipped <= 1000 and cardinality(terms) <= 2 and not sort -> 0 ? 'label' then
      execute format(among_first, wanted, own, 'true', ordering_text(terms, false)) into matching;
      is_early := matching = size + skipped;
      if not is_early and not first.nullable then
        collected := greatest(few, 10000);
      end if;
    end if;
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
    elsif first.nullable and (is_grouped or not is_early) then
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

    for g in 1 .. cardinality(groups) loop
      continue when place is not null and ranks[g] < at_rank;
      within := terms;
      within[1].nullable := terms[1].nullable and cardinality(groups) = 1;
      later := wanted || ' and ' || groups[g];
      if place is not null and ranks[g] = at_rank then
        later := later || ' and ' || behind_text(within, place, froms[g], false);
      end if;
      ordering := ordering_text(within[froms[g]:], false);
      matching := collected + 1;
      if cardinality(groups) > 1 then
        execute format(among_first, later, own, groups[g], ordering) into matching;
        is_early := matching = size + skipped;
      end if;
      if not is_early then
        execute format('select count(*) from (select from %s where %s limit %s) found', source, later, collected + 1) into matching;
      end if;
      continue when matching = 0;
      sources := sources || case when matching > collected
        then first_rows(
          source, sort -> froms[g] - 1 ->> 'days', period, columns, ordering, named, later, size + skipped
        )
        else format(
          'select %s from (select %s as key from %s where %s offset 0) met join %3$s on %5$s and %2$s = met.key',
          columns, key, source, later, own
        )
      end;
      total := total + matching;
      exit when total >= size + skipped;
    end loop;
    if sources <> '{}' then
      -- Many are never collected.
      perform set_config('enable_bitmapscan', 'off', true);
      execute format(page, '(' || array_to_string(sources, ') union all (') || ')', 'true') into keys;
      perform set_config('enable_bitmapscan', bitmaps, true);
    end if;
  end if;
  keys := coalesce(keys, '{}');
  n := case when bound is not null then n end;
  return next;
end $$;

