-- Whether a condition also holds for the rows that are read along an order: the indexes of lists begin with its column, or that of the
-- order has it, as its first term says with `within`.
create or replace function is_listed(condition jsonb, sort jsonb) returns boolean language sql immutable
  return condition ->> 0 in ('tenant_id', 'archived') and condition ->> 1 = 'eq' or condition ->> 0 = sort -> 0 ->> 'within';
