-- Search in invoices, where `matching` would first collect every key of a common term. Found, ordered and cut in one
-- statement, a common term is met along the order's own index and a rare one by its trigrams: the planner sees which.

-- Common terms are counted in this index alone, without the wide rows.
create index invoices_search_text on invoices (tenant_id, search_text);

-- The term as a pattern of LIKE; `%` and `_` are letters like any other.
create function like_pattern(term text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(norm(term), '([\\%_])', '\\\1', 'g') || '%';

-- The keys of one page of the current tenant's invoices that hold the term, of these statuses or, without any, of all.
-- `sort` names columns in the order they count, a minus before one turns it round; `skipped` rows come before the page.
create function find_invoices(term text, statuses text[], sort text[], size bigint, skipped bigint) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  sortable text[] := array['number', 'company_number', 'total', 'status', 'created', 'due_date', 'created_at', 'uuid'];
  ordering text := (
    select string_agg(format('%I %s', ltrim(by, '-'), case when by like '-%' then 'desc' else 'asc' end), ', ' order by place)
    from unnest(sort) with ordinality t (by, place) where ltrim(by, '-') = any (sortable)
  );
begin
  -- Executed anew each time, so that it is planned for this term.
  return query execute format(
    'select uuid from invoices where tenant_id = $1 and search_text like $2 and ($3 is null or status = any ($3))
     order by %s limit $4 offset $5', ordering
  ) using current_tenant(), like_pattern(term), statuses, size, skipped;
end $$;

-- How many such invoices there are, at most `bound`.
create function count_found_invoices(term text, statuses text[], bound bigint) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  n bigint;
begin
  execute 'select count(*) from (
      select from invoices where tenant_id = $1 and search_text like $2 and ($3 is null or status = any ($3)) limit $4
    ) found'
    into n using current_tenant(), like_pattern(term), statuses, bound;
  return n;
end $$;
