-- The days on which a list has rows, in ascending order: those of daily sums that match all `conditions`, and all stale ones.
-- Null if there are more than `most`. A list narrowed to a rare value is searched on these days alone.
create or replace function days_with_rows(daily_name text, day_column text, conditions jsonb, most int) returns date[]
language plpgsql stable set search_path = public, pg_temp as $$
declare
  wanted text := coalesce((select string_agg(condition_text(c), ' and ') from jsonb_array_elements(conditions) c), 'true');
  days date[];
begin
  execute format(
    'select array_agg(day order by day) from (
       select distinct day from (
         select t.%1$I as day from %2$I t where t.tenant_id = $1 and %3$s
         union all select s.day from stale_days s where s.tenant_id = $1
       ) on_days limit $2
     ) found',
    day_column, daily_name, wanted
  ) into days using current_tenant(), most + 1;
  return case when coalesce(cardinality(days), 0) <= most then coalesce(days, '{}') end;
end $$;
