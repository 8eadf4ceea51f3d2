-- The place of a row in an order as SQL: the values of its terms as text, the key last.
create or replace function term_place(terms order_term[]) returns text language sql immutable
  return (select 'array[' || string_agg(format('k%s::text', at), ', ' order by at) || ']' from generate_subscripts(terms, 1) at);
