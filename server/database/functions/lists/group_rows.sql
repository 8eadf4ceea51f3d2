-- Sums and counts of the rows that match all conditions, by groups, in one statement; of daily sums where `daily` names their
-- table and its column of days.
create or replace function group_rows(
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
  shown text := '';
begin
  select coalesce(string_agg(format(', sum(t.%I) as s%s', name, at), '' order by at), ''),
    coalesce(string_agg(format(', sum(s%s) as s%1$s', at), '' order by at), ''),
    coalesce(string_agg(format('trim_scale(coalesce(s%s, 0))::text', at), ', ' order by at), '')
  into of_rows, of_parts, shown from unnest(summed) with ordinality u (name, at);
  return query execute format(
    'with matches as (
       select %1$s as currency, %2$s as g, %3$s as a, %15$s as n%4$s from %5$s t where %6$s group by 1, 2, 3
     ), cells as (
       select currency, %7$s as key, %8$s as across, sum(n)::bigint as n%9$s from matches group by 1, 2, 3
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
     ) groups_and_totals order by part, currency, place, across',
    format('t.%I::text', by_column), format('t.%I', grouped -> 0 ->> 'column'),
    case when is_across then format('t.%I', grouped -> 1 ->> 'column') else 'null::text' end,
    of_rows, source, wanted, group_text(grouped -> 0, 'g'),
    case when is_across then group_text(grouped -> 1, 'a') else 'null::text' end,
    of_parts, rank_by,
    is_across, shown,
    (select coalesce(string_agg(format(', s%s', at), '' order by at), '') from generate_series(1, cardinality(summed)) at), most,
    counted
  );
end $$;
