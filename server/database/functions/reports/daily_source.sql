-- SQL for what replaces a table's rows in a sum: the daily sums of days that are not stale, and the rows of those that are.
-- A stable function sees both at the same moment, that of the statement that calls it.
create or replace function daily_source(table_name text, daily_name text, day_column text) returns text
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
