-- The sums of a list's amounts by currency, over the rows that match all conditions. It reads at most one row beyond the bound,
-- so that `n` over all groups tells whether the sums are complete.
create or replace function sum_rows(table_name text, conditions jsonb, by_column text, summed text[], bound bigint)
returns table (currency text, n bigint, sums numeric[])
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  wanted text := coalesce((select string_agg(condition_text(c), ' and ') from jsonb_array_elements(conditions) c), 'true');
  source text := format('%I t', table_name);
  plan json;
  bitmaps text := current_setting('enable_bitmapscan');
begin
  execute format('explain (format json) select from %s where %s', source, wanted) into plan;
  -- Many are never collected.
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric > bound then
    perform set_config('enable_bitmapscan', 'off', true);
  end if;
  return query execute format(
    'select %1$s, count(*), array[%2$s]::numeric[] from (select %6$s from %3$s where %4$s limit %5$s) t group by 1 order by 1',
    format('t.%I::text', by_column), (select string_agg(format('trim_scale(coalesce(sum(t.%I), 0))', name), ', ') from unnest(summed) name),
    source, wanted, bound + 1,
    -- A view computes each of its columns that is named.
    (select string_agg(format('t.%I', name), ', ') from unnest(summed || by_column) name)
  );
  perform set_config('enable_bitmapscan', bitmaps, true);
end $$;
