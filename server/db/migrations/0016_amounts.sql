-- Amounts that filters may compare under row-level security: only leakproof comparisons reach an index there, and those
-- of numeric are none. Thousandths, the finest that an amount is stored in, are whole numbers.

alter table invoices add column total_thousandths bigint not null generated always as ((total * 1000)::bigint) stored;
drop index invoices_by_amount;
create index invoices_by_amount on invoices (tenant_id, total_thousandths, uuid);

-- As before, but sorted by that column where `total` was named.
create or replace function find_invoices(term text, statuses text[], sort text[], size bigint, skipped bigint) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  sortable text[] := array['number', 'company_number', 'total_thousandths', 'status', 'created', 'due_date', 'created_at', 'uuid'];
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
