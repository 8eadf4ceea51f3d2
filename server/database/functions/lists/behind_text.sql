-- The condition that a row comes behind a place of an order, from the term `first` on. Where all terms run in one direction
-- and none can be empty, it is a row comparison, which an index can follow; else a range of the first term comes first.
create or replace function behind_text(terms order_term[], place text[], first int, is_named boolean) returns text
language plpgsql immutable as $$
declare
  names text[] := array(
    select case when is_named then 'k' || at else expression end
    from unnest(terms) with ordinality u (expression, descending, nullable, empty_first, at) order by at
  );
  term order_term;
  later text;
  rest text := 'false';
begin
  if (select bool_and(not u.nullable and u.descending = terms[first].descending) from unnest(terms[first:]) u) then
    return format(
      '(%s) %s (%s)', array_to_string(names[first:], ', '), case when terms[first].descending then '<' else '>' end,
      (select string_agg(quote_literal(value), ', ' order by at) from unnest(place[first:]) with ordinality u (value, at))
    );
  end if;
  for at in reverse cardinality(terms) .. first loop
    term := terms[at];
    later := case
      when place[at] is null and term.empty_first then format('%s is not null', names[at])
      when place[at] is null then 'false'
      else format('%s %s %L', names[at], case when term.descending then '<' else '>' end, place[at])
    end;
    if term.nullable and not term.empty_first and place[at] is not null then
      later := format('(%s or %s is null)', later, names[at]);
    end if;
    rest := format('(%s or (%s is not distinct from %L and %s))', later, names[at], place[at], rest);
  end loop;
  if not terms[first].nullable then
    rest := format('(%s %s %L and %s)', names[first], case when terms[first].descending then '<=' else '>=' end, place[first], rest);
  end if;
  return rest;
end $$;
