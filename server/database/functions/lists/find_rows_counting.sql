-- The keys of one page of a table's rows that match all `conditions`, the place of the last of them where the page is full, and
-- how many match, at most one more than `bound`, or null without `bound`. The order `sort` ends with the key; a term may name
-- a column of `days` that runs along with it. The page starts behind a place `start`, behind the row of the key `behind`, or
-- after `skipped` rows.
-- Few matches are collected and sorted; many are read along the order's index. Collecting them tells which, and counting where
-- the planner expects many. An order without an index (of ranks, or with empty values on the other end) is read group by group
-- until the page is full; so is one with an index and a group of empty values, where the first rows hold no page. A small group
-- is collected. A page that starts behind a place and counts nothing looks at the next rows first, and then asks day by day.
-- Volatile, since only a volatile function may ask for a plan; it writes nothing.
create or replace function find_rows_counting(
  table_name text, conditions jsonb, sort jsonb, size bigint, skipped bigint, behind text, bound bigint, start text[]
) returns table (keys text[], n bigint, place text[]) rows 1
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  few bigint := coalesce(bound, 1000);
  -- The order of an index does not help a search: counting reads as much as collecting.
  is_searched boolean := exists (select from jsonb_array_elements(conditions) c where c ->> 1 in ('like', 'contains', 'searched'));
  most bigint := case when is_searched then coalesce(bound, 10000) * 6 / 5 else few end;
  source text := format('%I t', table_name);
  terms order_term[] := order_terms(quote_ident(table_name)::regclass, sort);
  first order_term := terms[1];
  first_column text := sort -> 0 ->> 'column';
  key text := terms[cardinality(terms)].expression;
  columns text := term_columns(terms);
  named text := ordering_text(terms, true);
  page text := format(
    'select array_agg(%s order by %s) from (select * from (%%s) found where %%s order by %2$s limit %%s offset %%s) page',
    term_place(terms), named
  );
  days text := (select term ->> 'days' from jsonb_array_elements(sort) term where term ? 'days' limit 1);
  own text;
  listed text;
  along text;
  wanted text;
  period text;
  among text[];
  later text := 'true';
  range text;
  plan json;
  expected numeric;
  is_many boolean;
  bitmaps text := current_setting('enable_bitmapscan');
  is_behind boolean := behind is not null or start is not null;
  -- Of each group: its condition, where it stands, and the term that orders its rows.
  is_grouped boolean := sort -> 0 ? 'ranks' or first.nullable
    and (is_behind or first.descending <> first.empty_first or sort -> 0 ? 'apart');
  groups text[] := '{true}';
  ranks bigint[] := '{0}';
  froms int[] := '{1}';
  is_single boolean;
  at_rank bigint := 0;
  empty_rank bigint := case when first.empty_first then -1 else 1 end * 1000000;
  within order_term[];
  ordering text;
  is_read_on boolean := is_behind and bound is null;
  -- Of several terms, or by labels, no index has the order whole.
  is_probed boolean := not is_grouped and (is_read_on or not is_behind and size + skipped <= 1000) and cardinality(terms) <= 2
    and not sort -> 0 ? 'label';
  -- Whether a page that is read on is likely to stand among the next ten thousand rows of its order.
  is_near boolean := true;
  is_whole boolean := false;
  matches text[];
  places text[];
  matching bigint;
begin
  select string_agg(condition_text(c), ' and '),
    coalesce(string_agg(condition_text(c), ' and ') filter (where c ->> 0 = 'tenant_id'), 'true'),
    coalesce(string_agg(condition_text(c), ' and ') filter (where is_listed(c, sort)), 'true'),
    string_agg(condition_text(c), ' and ') filter (where c ->> 0 in ('tenant_id', days)),
    max(case c ->> 1 when 'eq' then array[c ->> 2] when 'in' then (c ->> 2)::text[] end) filter (where c ->> 0 = first_column)
  into wanted, own, listed, period, among from jsonb_array_elements(conditions) c;
  wanted := coalesce(wanted, 'true');
  along := listed;
  if period = own then
    period := null;
  end if;
  if start is null and is_behind then
    execute format('select %s from (select %s from %s where %s and %s = %L) behind', term_place(terms), columns, source, own, key, behind)
    into start;
  end if;
  if is_behind then
    later := case when start is null then 'false' else behind_text(terms, start, 1, true) end;
  end if;
  if is_read_on and start is not null then
    range := behind_text(terms, start, 1, false);
    wanted := format('%s and %s', wanted, range);
    listed := format('%s and %s', listed, range);
    later := 'true';
  end if;

  execute format('explain (format json) select from %s where %s', source, wanted) into plan;
  expected := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
  is_many := expected > case when is_searched and not is_read_on then 3 * most else few end;
  if is_probed and later <> 'false' then
    if is_read_on and period is null then
      execute format('explain (format json) select from %s where %s', source, listed) into plan;
      is_near := size * (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric <= 10000 * expected;
    end if;
    if is_read_on and is_near or bound is null and not is_read_on and is_many then
      matches := first_matches(source, terms, wanted, listed, ordering_text(terms, false), size + skipped, 10000);
    end if;
    if is_read_on or bound is null and is_many then
      -- They may stand behind all others.
      few := 10000;
      most := greatest(most, few);
    end if;
  end if;
  if matches is null and not (is_read_on and (period is not null or is_grouped and is_many)) then
    if is_many and not is_read_on then
      execute format('select count(*) from (select from %s where %s limit %s) found', source, wanted, few + 1) into n;
    end if;
    if n is null or n <= few then
      select c.places, c.n into places, n
      from collect_rows(source, own, key, columns, wanted, format(page, 'table found', later, size, skipped), most) c;
      is_whole := n <= most;
    end if;
    if bound is not null and is_probed and not is_whole then
      matches := first_matches(source, terms, wanted, listed, ordering_text(terms, false), size + skipped, 10000);
    end if;
  end if;

  if matches is not null then
    places := matches[skipped + 1 :];
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
      at_rank := coalesce(case when first.descending then -start[1]::bigint else start[1]::bigint end, empty_rank);
    elsif first.nullable and (is_grouped or is_probed) then
      groups := array[format('%s is not null', first.expression), format('%s is null', first.expression)];
      ranks := array[0, empty_rank];
      froms := '{1,2}';
      at_rank := case when start[1] is null then empty_rank else 0 end;
      if first.empty_first then
        groups := array[groups[2], groups[1]];
        ranks := array[ranks[2], ranks[1]];
        froms := '{2,1}';
      end if;
    end if;
    is_single := cardinality(groups) = 1;
    places := '{}';

    for g in 1 .. cardinality(groups) loop
      continue when is_behind and ranks[g] < at_rank;
      within := terms;
      within[1].nullable := terms[1].nullable and is_single;
      listed := along || ' and ' || groups[g];
      if is_behind and ranks[g] = at_rank then
        listed := listed || ' and ' || behind_text(within, start, froms[g], false);
      end if;
      later := wanted || ' and ' || listed;
      -- Of rows without a value an index tells the order of the rest only where the empty term is named before it, unless they stand
      -- apart, because a part of a view has no such column.
      ordering := ordering_text(within[case when sort -> 0 ?| array['ranks', 'apart'] then froms[g] else 1 end :], false);
      matching := most + 1;
      matches := null;
      if not is_single then
        matches := first_matches(
          source, terms, later, listed, ordering, size + skipped, case when is_read_on then 10000 else 1000 end
        );
        if matches is null and not is_searched then
          execute format('select count(*) from (select from %s where %s limit %s) found', source, later, most + 1) into matching;
          continue when matching = 0;
        end if;
        if matches is null and (is_searched or matching <= most) then
          select c.places, c.n into matches, matching
          from collect_rows(source, own, key, columns, later, format(page, 'table found', 'true', size + skipped, 0), most) c;
        end if;
      end if;
      if matches is null and matching > most then
        -- Many are never collected.
        perform set_config('enable_bitmapscan', 'off', true);
        execute format(
          page,
          first_rows(
            source, sort -> froms[g] - 1 ->> 'days', period, columns, ordering, named, later, size + skipped
          ),
          'true', case when is_single then size else size + skipped end, case when is_single then skipped else 0 end
        ) into matches;
        perform set_config('enable_bitmapscan', bitmaps, true);
      end if;
      places := places || matches;
      exit when array_length(places, 1) >= size + skipped;
    end loop;
    if not is_single then
      places := places[skipped + 1 : skipped + size];
    end if;
  end if;
  keys := keys_of(places);
  place := case when cardinality(keys) = size then last_place(places) end;
  n := case when bound is not null then least(n, bound + 1) end;
  return next;
end $$;
