-- The terms of an order as lists ask for them: `{column, descending, empty_first}`, of text with `words`, sorted without case
-- and accents; with `ranks`, the values in their order; with `label`, `{table, key, column, words}` of the row referred to; of a
-- view with `filled`, since a view's columns are not declared not null.
create or replace function order_terms(of regclass, sort jsonb) returns order_term[] language plpgsql stable as $$
declare
  term jsonb;
  label jsonb;
  is_filled boolean;
  kind regtype;
  terms order_term[] := '{}';
  expression text;
begin
  for term in select value from jsonb_array_elements(sort) loop
    expression := format('t.%I', term ->> 'column');
    select attnotnull or term ? 'filled', atttypid into strict is_filled, kind
    from pg_attribute where attrelid = of and attname = term ->> 'column';
    if term ? 'ranks' then
      expression := format('array_position(%L::%s[], %s)', translate(term ->> 'ranks', '[]', '{}'), kind, expression);
      is_filled := false;
    elsif term ? 'label' then
      label := term -> 'label';
      expression := format(
        case when label ? 'words' then '(select norm(r.%I)' else '(select r.%I' end || ' from %I r where r.%I = %s%s)',
        label ->> 'column', label ->> 'table', label ->> 'key', expression,
        (select ' and r.tenant_id = t.tenant_id' from pg_attribute
          where attrelid = quote_ident(label ->> 'table')::regclass and attname = 'tenant_id')
      );
      is_filled := false;
    elsif term ? 'words' then
      expression := format('norm(%s)', expression);
    end if;
    terms := terms || row(
      expression, term ? 'descending', not is_filled, term ? 'empty_first'
    )::order_term;
  end loop;
  return terms;
end $$;
