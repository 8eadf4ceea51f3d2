-- Search by part of a text under row-level security. LIKE is not leakproof, so as a condition
-- beside a policy it can use no index; inside a function of the owner it can.

-- Gives a tenant table a `search_text` made of its columns, and the trigram index that finds parts of it.
create function make_searchable(table_name text, columns text[]) returns void language plpgsql as $$
declare
  parts text := (select string_agg(format('coalesce(%I, '''')', c), ' || '' '' || ') from unnest(columns) c);
begin
  execute format('alter table %I add column search_text text not null generated always as (norm(%s)) stored', table_name, parts);
  execute format('create index %I on %I using gin (tenant_id, search_text gin_trgm_ops)', table_name || '_search', table_name);
end $$;
revoke execute on function make_searchable from public;

-- The keys of the current tenant's rows whose search text holds the term; `%` and `_` are letters like any other.
create function matching(table_name text, term text) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute format('select uuid from %I where tenant_id = $1 and search_text like $2', table_name)
    using current_tenant(), '%' || regexp_replace(norm(term), '([\\%_])', '\\\1', 'g') || '%';
end $$;
