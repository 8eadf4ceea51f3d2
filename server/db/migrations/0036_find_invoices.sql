-- Lists of invoices cost what they answer, whatever is searched, filtered and sorted by, and however many there are.

-- The day of issue beside the day of entry, and beside the due date: a period is then reached in either order without
-- walking past everything newer. What filters ask for stands in each order's index, so that rows are looked at in it alone.
drop index invoices_by_created, invoices_by_due_date, invoices_by_number, invoices_by_company_number, invoices_by_amount,
  invoices_search_text;
create index invoices_by_created on invoices (tenant_id, created, created_at desc, uuid desc)
  include (status, total_thousandths, type, search_text);
create index invoices_by_due_date on invoices (tenant_id, due_date, created, uuid) include (status, total_thousandths);
create index invoices_by_number on invoices (tenant_id, number, uuid) include (status, created, total_thousandths);
create index invoices_by_company_number on invoices (tenant_id, company_number, uuid)
  include (status, created, total_thousandths);
create index invoices_by_amount on invoices (tenant_id, total_thousandths, uuid) include (status, created);
create index invoices_search_text on invoices (tenant_id, search_text) include (status, created, total_thousandths, type);

-- New rows are found in the index itself, not in a list beside it that every search would read through.
alter index invoices_search set (fastupdate = off);

drop function find_invoices(text, text[], text[], bigint, bigint);
drop function count_found_invoices(text, text[], bigint);

-- One condition on a column, with its value written out: a plan is made for it. Operators are named, so that whoever asks
-- can compare and nothing else.
create function condition_text(condition jsonb) returns text language plpgsql immutable as $$
declare
  name text := condition ->> 0;
  operator text := condition ->> 1;
  value text := condition ->> 2;
begin
  return case operator
    when 'eq' then format('%I = %L', name, value)
    when 'in' then format('%I = any (%L)', name, value)
    when 'gte' then format('%I >= %L', name, value)
    when 'lte' then format('%I <= %L', name, value)
    when 'gt' then format('%I > %L', name, value)
    when 'lt' then format('%I < %L', name, value)
    when 'like' then format('%I like %L', name, like_pattern(value))
  end;
end $$;

-- The condition that a row comes behind another in an order, whose columns have a minus before them where they descend.
-- Compared as a row it is a range of the order's own index; where directions mix or something may be null, written out.
create function behind_text(sort text[], place jsonb, nullable text[]) returns text language plpgsql immutable as $$
declare
  name text;
  value text;
  later text;
  rest text := 'false';
  is_plain boolean := (
    select count(distinct left(t, 1) = '-') = 1 and not bool_or(ltrim(t, '-') = any (nullable)) from unnest(sort) t
  );
begin
  if is_plain then
    return format(
      '(%s) %s (%s)', (select string_agg(format('%I', ltrim(t, '-')), ', ' order by at) from unnest(sort) with ordinality u (t, at)),
      case when sort[1] like '-%' then '<' else '>' end,
      (select string_agg(quote_literal(place ->> ltrim(t, '-')), ', ' order by at) from unnest(sort) with ordinality u (t, at))
    );
  end if;
  for at in reverse cardinality(sort) .. 1 loop
    name := ltrim(sort[at], '-');
    value := place ->> name;
    -- Null is greater than any value, as in `order by`.
    later := case
      when sort[at] like '-%' and value is null then format('%I is not null', name)
      when sort[at] like '-%' then format('%I < %L', name, value)
      when value is null then 'false'
      else format('(%I > %L or %I is null)', name, value, name)
    end;
    rest := format('(%s or (%I is not distinct from %L and %s))', later, name, value, rest);
  end loop;
  return rest;
end $$;

-- The first rows of an order. With a period, in the order of entry, each day of issue by itself: both mostly run together,
-- so that a day's first are met at once, while the order's own index is full of other days.
create function first_rows(period text, sort text[], columns text, ordering text, wanted text, size bigint) returns text
language sql immutable
  return case when period is null or ltrim(sort[1], '-') <> 'created_at' then
    format('select %s from invoices where %s order by %s limit %s', columns, wanted, ordering, size)
  else format(
    'select each.* from (select min(created) as first, max(created) as last from invoices where %s) days
      cross join generate_series(days.first, days.last, interval ''1 day'') day
      cross join lateral (select %s from invoices where %s and created = day::date order by %s limit %s) each
      order by %4$s limit %5$s', period, columns, wanted, ordering, size
  ) end;

-- The same for an order of a status and something else, which has no index of its own: each status by itself, in their
-- order, until there are enough. Of a status that has few the order is never walked along: it would be to its end.
create function by_status(
  statuses text[], period text, sort text[], columns text, ordering text, wanted text, size bigint, few bigint
) returns text language plpgsql volatile as $$
declare
  one text;
  matching bigint;
  total bigint := 0;
  sources text[] := '{}';
begin
  for one in
    select status from unnest(coalesce(statuses, array['billed', 'cancelled', 'draft', 'future', 'paid'])) status
    order by case when sort[1] = 'status' then status end, status desc
  loop
    execute format('select count(*) from (select from invoices where %s and status = %L limit %s) found', wanted, one, few + 1)
      into matching;
    sources := sources || case when matching > few
      then first_rows(period, sort[2:], columns, ordering, format('%s and status = %L', wanted, one), size)
      else format('select %s from (select %1$s from invoices where %s and status = %L offset 0) all_of_it', columns, wanted, one)
    end;
    total := total + matching;
    exit when total >= size;
  end loop;
  return '(' || array_to_string(sources, ') union all (') || ')';
end $$;

-- The keys of one page of the current tenant's invoices that hold all `conditions` ([column, operator, value]), and how
-- many such there are, at most one more than `bound`, or null where there is none. `sort` names columns, a minus before one
-- turns it round, and ends with the key; the page starts behind the invoice `behind` or else behind `skipped` others.
-- Few are collected and sorted whole, many are met along their order: which of the two is seen by counting them. Volatile,
-- since nothing else may ask for a plan; it writes nothing.
create function find_invoices(conditions jsonb, sort text[], size bigint, skipped bigint, behind uuid, bound bigint)
  returns table (keys uuid[], n bigint) rows 1
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  few bigint := coalesce(bound, 1000);
  columns text := (select string_agg(distinct format('%I', ltrim(t, '-')), ', ') from unnest(sort) t);
  ordering text := (
    select string_agg(format('%I %s', ltrim(t, '-'), case when t like '-%' then 'desc' else 'asc' end), ', ' order by at)
    from unnest(sort) with ordinality u (t, at)
  );
  page text := format(
    'select array_agg(uuid order by %1$s) from (select * from (%%s) found where %%s order by %1$s limit %2$s offset %3$s) page',
    ordering, size, skipped
  );
  own text := format('tenant_id = %L', current_tenant());
  wanted text;
  period text;
  statuses text[];
  later text := 'true';
  place jsonb;
  plan json;
  bitmaps text := current_setting('enable_bitmapscan');
  source text;
begin
  select own || coalesce(string_agg(' and ' || condition_text(c), ''), ''),
    own || string_agg(' and ' || condition_text(c), '') filter (where c ->> 0 = 'created'),
    max(string_to_array(btrim(c ->> 2, '{}'), ',')) filter (where c ->> 0 = 'status')
  into wanted, period, statuses from jsonb_array_elements(conditions) c;
  if behind is not null then
    select to_jsonb(i) into place from invoices i where i.tenant_id = current_tenant() and i.uuid = behind;
    later := case when place is null then 'false' else behind_text(sort, place, array['number', 'company_number']) end;
  end if;

  execute 'explain (format json) select from invoices where ' || wanted into plan;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric > few then
    perform set_config('enable_bitmapscan', 'off', true);
    execute format('select count(*) from (select from invoices where %s limit %s) found', wanted, few + 1) into n;
    perform set_config('enable_bitmapscan', bitmaps, true);
  end if;
  if n is null or n <= few then
    execute format(
      'with found as materialized (select %s from invoices where %s limit %s) select (%s), (select count(*) from found)',
      columns, wanted, few + 1, format(page, 'table found', later)
    ) into keys, n;
  end if;

  if n > few then
    -- Many are never collected.
    perform set_config('enable_bitmapscan', 'off', true);
    wanted := wanted || ' and ' || later;
    -- As a check of the table has it: those without a number are not walked past.
    if ltrim(sort[1], '-') = 'number' and statuses <@ array['billed', 'paid'] then
      wanted := wanted || ' and number is not null';
    end if;
    if ltrim(sort[1], '-') = 'status' then
      source := by_status(statuses, period, sort, columns, ordering, wanted, size + skipped, few);
    else
      source := first_rows(period, sort, columns, ordering, wanted, size + skipped);
    end if;
    execute format(page, source, 'true') into keys;
    perform set_config('enable_bitmapscan', bitmaps, true);
  end if;
  keys := coalesce(keys, '{}');
  n := case when bound is not null then n end;
  return next;
end $$;
