-- A group of a value as SQL: `{column, by: 'value'}`, its month (`by: 'month'`), or the number of days before `today` by the
-- ranges of `ages`, each of which but the last ends with `to`; the first also begins at `in_time`, if given.
create or replace function group_text(dimension jsonb, value text) returns text language sql immutable set search_path = public, pg_temp as $$
  select case
    when dimension ? 'ages' then (
      select format('case %s end', string_agg(
        case when at = 1 and dimension ? 'in_time' then format('when %s >= %L::date then %L', value, dimension ->> 'in_time', age ->> 'value')
          when age ? 'to' then format('when %s >= %L::date - %s then %L', value, dimension ->> 'today', (age ->> 'to')::int, age ->> 'value')
          else format('else %L', age ->> 'value') end,
        ' ' order by at
      )) from jsonb_array_elements(dimension -> 'ages') with ordinality u (age, at)
    )
    when dimension ->> 'by' = 'month' then format('to_char(%s, ''YYYY-MM'')', value)
    else format('%s::text', value)
  end
$$;
