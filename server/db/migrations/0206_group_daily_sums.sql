-- Reports read daily sums where those hold all that is asked (`add_up_days`), and the rows themselves of days that are stale.

drop function group_own_rows(text, jsonb, text, jsonb, text[], int, bigint);
drop function group_rows(text, jsonb, text, jsonb, text[], int, bigint);

-- What stands in place of a table's rows: the daily sums of the days that are not stale, and the rows of those that are. A
-- stable function sees all of it at one moment: that of the statement it is called from.
create function daily_source(table_name text, daily_name text, day_column text) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare
  names text := (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = quote_ident(daily_name)::regclass and attnum > 0 and not attisdropped and attname <> 'n');
  stale date[] := array(select distinct day from stale_days where tenant_id = current_tenant());
begin
  if stale = '{}' then
    return quote_ident(daily_name);
  end if;
  return format(
    '(select %1$s, n from %2$I where %3$I <> all (%4$L::date[]) union all '
    'select %1$s, 1::bigint as n from %5$I where %3$I = any (%4$L::date[]))',
    names, daily_name, day_column, stale, table_name
  );
end $$;

-- As in 0182, and of daily sums where `daily` names their table and its column of days.
create function group_rows(
  table_name text, conditions jsonb, by_column text, grouped jsonb, summed text[], ranked int, most bigint, daily jsonb default null
) returns table (part text, currency text, key text, across text, n bigint, sums text[], groups bigint)
language plpgsql stable set search_path = public, pg_temp as $$
declare
  wanted text := coalesce((select string_agg(condition_text(c), ' and ') from jsonb_array_elements(conditions) c), 'true');
  is_across boolean := jsonb_array_length(grouped) > 1;
  rank_by text := case when ranked = 0 then 'n' else 's' || ranked end;
  source text := case when daily is null then quote_ident(table_name)
    else daily_source(table_name, daily ->> 'table', daily ->> 'day') end;
  counted text := case when daily is null then 'count(*)' else 'sum(t.n)' end;
  of_rows text := '';
  of_parts text := '';
  told text := '';
begin
  select coalesce(string_agg(format(', sum(t.%I) as s%s', name, at), '' order by at), ''),
    coalesce(string_agg(format(', sum(s%s) as s%1$s', at), '' order by at), ''),
    coalesce(string_agg(format('trim_scale(coalesce(s%s, 0))::text', at), ', ' order by at), '')
  into of_rows, of_parts, told from unnest(summed) with ordinality u (name, at);
  return query execute format(
    'with met as (
       select %1$s as currency, %2$s as g, %3$s as a, %15$s as n%4$s from %5$s t where %6$s group by 1, 2, 3
     ), cells as (
       select currency, %7$s as key, %8$s as across, sum(n)::bigint as n%9$s from met group by 1, 2, 3
     ), weighed as (
       select *, sum(%10$s) over (partition by currency, key) as weight from cells
     ), ranked as (
       select *, dense_rank() over (partition by currency order by weight desc, key) as rank from weighed
     ), placed as (
       select *, dense_rank() over (order by rank, currency) as place from ranked
     ), counted as (
       select *, max(place) over () as groups from placed
     ), totals as (
       select case when grouping(across) = 0 then ''column'' else ''whole'' end as part, currency, null as key, across,
         sum(n)::bigint as n%9$s, 0::bigint as groups, 0::bigint as place
       from cells group by grouping sets ((currency), (currency, across)) having %11$L or grouping(across) = 1
     )
     select part, currency, key, across, n, array[%12$s]::text[], groups from (
       select ''group'' as part, currency, key, across, n%13$s, groups, place from counted where place <= %14$s
       union all select * from totals
     ) told order by part, currency, place, across',
    format('t.%I::text', by_column), format('t.%I', grouped -> 0 ->> 'column'),
    case when is_across then format('t.%I', grouped -> 1 ->> 'column') else 'null::text' end,
    of_rows, source, wanted, group_text(grouped -> 0, 'g'),
    case when is_across then group_text(grouped -> 1, 'a') else 'null::text' end,
    of_parts, rank_by,
    is_across, told,
    (select coalesce(string_agg(format(', s%s', at), '' order by at), '') from generate_series(1, cardinality(summed)) at), most,
    counted
  );
end $$;

-- The same of the current tenant's rows, as the owner: LIKE is not leakproof, and reaches no index beside a policy.
create function group_own_rows(
  table_name text, conditions jsonb, by_column text, grouped jsonb, summed text[], ranked int, most bigint, daily jsonb default null
) returns table (part text, currency text, key text, across text, n bigint, sums text[], groups bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select * from group_rows(
    table_name, conditions || jsonb_build_array(jsonb_build_array('tenant_id', 'eq', current_tenant())), by_column, grouped,
    summed, ranked, most, daily
  )
$$;
