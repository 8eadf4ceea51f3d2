-- As before; but what is searched for and may be few is collected and counted in one pass, not counted first and collected
-- then, and some more than are counted are collected: what only just is not few would be looked for along an order of which
-- it is a small part. What is met among the first rows of an order is the page itself, and is not asked for again; each group
-- of an order gives its own part of the page.

drop function find_rows_counting(text, jsonb, jsonb, bigint, bigint, text, bigint);

-- The keys of the first wanted rows of an order, where so many as are `needed` stand among its first ones; else null.
create function first_met(
  source text, key text, wanted text, listed text, ordering text, needed bigint, depth int, out met text[]
)
language plpgsql volatile set search_path = public, pg_temp as $$
begin
  execute format(
    'select array_agg(key) from (
       select key from (select %s::text as key, %s as is_wanted from %s where %s order by %s limit %s) first
       where is_wanted limit %s) met',
    key, wanted, source, listed, ordering, depth, needed
  ) into met;
  met := case when cardinality(met) = needed then met end;
end $$;

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
  met := first_met(
    format('%I t', table_name), terms[cardinality(terms)].expression, coalesce(wanted, 'true'), coalesce(listed, 'true'),
    ordering, size + skipped, 1000
  );
  return met[skipped + 1 :];
end $$;

-- How many rows hold a condition, and a page of them, which are collected and sorted; of more than `most`, that many and
-- one, and no page. `page` selects it from `found`.
create function collect_rows(
  source text, own text, key text, columns text, wanted text, page text, most bigint, out keys text[], out n bigint
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
  -- Where an index alone tells which they are, only those are read that are it.
  if plan::text like '%Index Only Scan%' then
    selected := format('%s as met_key', key);
    found := format('select %s from met join %s on %s and met_key = %s', columns, source, own, key);
  end if;
  execute format(
    'with met as materialized (select %s from %s), counted as (select count(*) from met), found as (%s)
     select case when (table counted) <= %s then (%s) end, (table counted)',
    selected, met, found, most, page
  ) into keys, n;
end $$;

-- The keys of one page of a table's rows that hold all `conditions`, and how many such there are, at most one more than
-- `bound`, or null where there is none. The order `sort` ends with the key; a term may name a column of `days` that it runs
-- along with. The page starts behind the row of the key `behind`, or else behind `skipped` others.
-- Few are collected and sorted whole, many are met along their order: which of the two is seen by collecting them, and by
-- counting where the planner expects many. An order that no index has (of ranks, or with its empty ones on the other end) is
-- met group by group, until there are enough; so is one that an index has, with a group of those without a value, where no
-- page of what is wanted stands among its first rows. A group whose first rows do not do is collected if it is of few.
-- Volatile, since nothing else may ask for a plan; it writes nothing.
create function find_rows_counting(
  table_name text, conditions jsonb, sort jsonb, size bigint, skipped bigint, behind text, bound bigint
) returns table (keys text[], n bigint) rows 1
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  few bigint := coalesce(bound, 1000);
  -- What is searched for is not told by an index's order: counting reads as much as collecting.
  is_searched boolean := exists (select from jsonb_array_elements(conditions) c where c ->> 1 in ('like', 'contains'));
  most bigint := case when is_searched then coalesce(bound, 10000) * 6 / 5 else few end;
  source text := format('%I t', table_name);
  terms order_term[] := order_terms(quote_ident(table_name)::regclass, sort);
  first order_term := terms[1];
  first_column text := sort -> 0 ->> 'column';
  key text := terms[cardinality(terms)].expression;
  columns text := (
    select string_agg(format('%s as k%s', u.expression, at), ', ' order by at)
    from unnest(terms) with ordinality u (expression, descending, nullable, empty_first, at)
  );
  named text := ordering_text(terms, true);
  page text := format(
    'select array_agg(k%s::text order by %s) from (select * from (%%s) found where %%s order by %2$s limit %%s offset %%s) page',
    cardinality(terms), named
  );
  days text := (select term ->> 'days' from jsonb_array_elements(sort) term where term ? 'days' limit 1);
  own text;
  listed text;
  wanted text;
  period text;
  among text[];
  place text[];
  later text := 'true';
  plan json;
  expected numeric;
  is_many boolean;
  bitmaps text := current_setting('enable_bitmapscan');
  -- Of each group: its condition, where it stands, and the term that orders its rows.
  is_grouped boolean := sort -> 0 ? 'ranks' or first.nullable and (behind is not null or first.descending <> first.empty_first);
  groups text[] := '{true}';
  ranks bigint[] := '{0}';
  froms int[] := '{1}';
  is_single boolean;
  at_rank bigint := 0;
  empty_rank bigint := case when first.empty_first then -1 else 1 end * 1000000;
  within order_term[];
  ordering text;
  -- Of several terms, or by labels, no index has the order whole.
  is_probed boolean := not is_grouped and behind is null and size + skipped <= 1000 and cardinality(terms) <= 2
    and not sort -> 0 ? 'label';
  is_whole boolean := false;
  met text[];
  matching bigint;
begin
  select string_agg(condition_text(c), ' and '),
    coalesce(string_agg(condition_text(c), ' and ') filter (where c ->> 0 = 'tenant_id'), 'true'),
    coalesce(string_agg(condition_text(c), ' and ') filter (where c ->> 0 in ('tenant_id', 'archived') and c ->> 1 = 'eq'), 'true'),
    string_agg(condition_text(c), ' and ') filter (where c ->> 0 in ('tenant_id', days)),
    max(case c ->> 1 when 'eq' then array[c ->> 2] when 'in' then (c ->> 2)::text[] end) filter (where c ->> 0 = first_column)
  into wanted, own, listed, period, among from jsonb_array_elements(conditions) c;
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
  expected := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
  is_many := expected > case when is_searched then 3 * most else few end;
  if bound is null and is_probed and is_many then
    met := first_met(source, key, wanted, listed, ordering_text(terms, false), size + skipped, 10000);
    -- They may stand behind all others.
    few := 10000;
    most := greatest(most, few);
  end if;
  if met is null then
    if is_many then
      execute format('select count(*) from (select from %s where %s limit %s) found', source, wanted, few + 1) into n;
    end if;
    if n is null or n <= few then
      select c.keys, c.n into keys, n
      from collect_rows(source, own, key, columns, wanted, format(page, 'table found', later, size, skipped), most) c;
      is_whole := n <= most;
    end if;
    if bound is not null and is_probed and not is_whole then
      met := first_met(source, key, wanted, listed, ordering_text(terms, false), size + skipped, 10000);
    end if;
  end if;

  if met is not null then
    keys := met[skipped + 1 :];
  elsif not is_whole and later <> 'false' then
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
    elsif first.nullable and (is_grouped or is_probed) then
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
    is_single := cardinality(groups) = 1;
    keys := '{}';

    for g in 1 .. cardinality(groups) loop
      continue when place is not null and ranks[g] < at_rank;
      within := terms;
      within[1].nullable := terms[1].nullable and is_single;
      later := wanted || ' and ' || groups[g];
      if place is not null and ranks[g] = at_rank then
        later := later || ' and ' || behind_text(within, place, froms[g], false);
      end if;
      ordering := ordering_text(within[froms[g]:], false);
      matching := most + 1;
      met := null;
      if not is_single then
        met := first_met(source, key, later, own || ' and ' || groups[g], ordering, size + skipped, 1000);
        if met is null and not is_searched then
          execute format('select count(*) from (select from %s where %s limit %s) found', source, later, most + 1) into matching;
          continue when matching = 0;
        end if;
        if met is null and (is_searched or matching <= most) then
          select c.keys, c.n into met, matching
          from collect_rows(source, own, key, columns, later, format(page, 'table found', 'true', size + skipped, 0), most) c;
        end if;
      end if;
      if met is null and matching > most then
        -- Many are never collected.
        perform set_config('enable_bitmapscan', 'off', true);
        execute format(
          page,
          first_rows(
            source, sort -> froms[g] - 1 ->> 'days', period, columns, ordering, named, later, size + skipped
          ),
          'true', case when is_single then size else size + skipped end, case when is_single then skipped else 0 end
        ) into met;
        perform set_config('enable_bitmapscan', bitmaps, true);
      end if;
      keys := keys || met;
      exit when cardinality(keys) >= size + skipped;
    end loop;
    if not is_single then
      keys := keys[skipped + 1 : skipped + size];
    end if;
  end if;
  keys := coalesce(keys, '{}');
  n := case when bound is not null then least(n, bound + 1) end;
  return next;
end $$;
