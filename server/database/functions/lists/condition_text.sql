-- A condition on rows `t`, [column or columns, operator, value, type], as SQL with its value written out, so that the plan is
-- made for that value. Of several columns one must match. Operators are named: a caller can compare and do nothing else. What is
-- `searched` matches by its own text, the first column, or by that of a row of a table, which the second one has the key of. Of a
-- `series` are the documents of a table that name it; those of `default` name none and have a number.
create or replace function condition_text(condition jsonb) returns text language plpgsql stable as $$
declare
  names jsonb := condition -> 0;
  operator text := condition ->> 1;
  given text := quote_nullable(condition ->> 2) || coalesce('::' || (condition ->> 3)::regtype, '');
  pattern text := quote_nullable(like_pattern(condition ->> 2));
  found uuid[];
begin
  if operator = 'searched' then
    execute format('select %I($1, null)', 'searched_' || (condition ->> 3)) into found using like_pattern(condition ->> 2);
    return format('(t.%I like %s or t.%I = any (%L))', names ->> 0, pattern, names ->> 1, found);
  end if;
  if operator = 'series' then
    return case (condition ->> 2)::uuid when default_series(current_tenant(), replace(condition ->> 3, '_', '-'))
      then format('(t.%I is null and t.number is not null)', names ->> 0)
      else format('t.%I = %L::uuid', names ->> 0, condition ->> 2)
    end;
  end if;
  return (
    select coalesce('(' || string_agg(case operator
      when 'eq' then format('t.%I = %s', name, given)
      when 'in' then format('t.%I = any (%s)', name, given)
      when 'gte' then format('t.%I >= %s', name, given)
      when 'lte' then format('t.%I <= %s', name, given)
      when 'gt' then format('t.%I > %s', name, given)
      when 'lt' then format('t.%I < %s', name, given)
      when 'like' then format('t.%I like %s', name, pattern)
      when 'contains' then format('norm(t.%I) like %s', name, pattern)
      when 'present' then format('t.%I is not null', name)
    end, ' or ') || ')', 'false')
    from jsonb_array_elements_text(case jsonb_typeof(names) when 'array' then names else jsonb_build_array(names) end) each (name)
  );
end $$;
